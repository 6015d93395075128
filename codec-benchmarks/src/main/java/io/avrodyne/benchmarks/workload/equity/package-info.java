/**
 * A common view of the event's three families of Java classes, so that each contender is written
 * once. Called by the equity benchmarks; the floor in {@code handwritten} does not use it.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.equity;

import org.jspecify.annotations.NullMarked;
