/**
 * Programs that encode and decode one event and end. Each uses one library by its own interface, so
 * that no class of another one is loaded. Started by the cold start benchmarks.
 */
@NullMarked
package io.avrodyne.benchmarks.coldstart.child;

import org.jspecify.annotations.NullMarked;
