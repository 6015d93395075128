/**
 * A stream of events, each of one of twelve classes. Called by {@code Workload}; refers to no
 * contender, but carries the annotations with which Jackson tells the classes apart.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.union;

import org.jspecify.annotations.NullMarked;
