/**
 * The workloads: their classes and their data, one family in a package. Called by the benchmarks
 * and the contenders; refers to no contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload;

import org.jspecify.annotations.NullMarked;
