/**
 * The corridor: rounds, deferral and the order of the rooms, which it calls and which never call
 * it. It judges nothing itself.
 */
@NullMarked
package io.avrodyne.processor;

import org.jspecify.annotations.NullMarked;
