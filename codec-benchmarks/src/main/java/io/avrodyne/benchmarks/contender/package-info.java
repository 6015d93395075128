/**
 * The types that all workloads share: the interface of a contender and the gate that it must pass
 * before it is measured. Called by the workloads; refers to no workload and to no other codec.
 */
@NullMarked
package io.avrodyne.benchmarks.contender;

import org.jspecify.annotations.NullMarked;
