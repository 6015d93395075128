/**
 * The comparison of the signatures of a module with those that were approved. Called by one test of
 * each published module; knows none of them.
 */
@NullMarked
package io.avrodyne.signatures;

import org.jspecify.annotations.NullMarked;
