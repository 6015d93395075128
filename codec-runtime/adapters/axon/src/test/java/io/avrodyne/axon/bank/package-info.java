/**
 * The bank of the tests: accounts, transfers between them, and their events in several versions.
 */
@NullMarked
package io.avrodyne.axon.bank;

import org.jspecify.annotations.NullMarked;
