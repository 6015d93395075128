/**
 * A stream of events, each of one of twelve classes. Called by {@code Workload}; refers to no
 * contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.union;

import org.jspecify.annotations.NullMarked;
