/**
 * The types that all workloads share: the interface of a contender, what contenders of several
 * libraries have in common, and the gate that they must pass before they are measured. Called by
 * the workloads; refers to no workload and to no other codec.
 */
@NullMarked
package io.avrodyne.benchmarks.contender;

import org.jspecify.annotations.NullMarked;
