/**
 * A common view of the event's three families of Java classes, so that each contender is written
 * once. Called by the workloads and by the contenders that map objects by hand.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.equity;

import org.jspecify.annotations.NullMarked;
