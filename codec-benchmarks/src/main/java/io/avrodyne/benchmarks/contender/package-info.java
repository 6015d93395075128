/**
 * What every workload shares: the shape of a contender and the gate that it must pass before it is
 * measured. Called by the workloads and the report; names no workload and no other codec.
 */
@NullMarked
package io.avrodyne.benchmarks.contender;

import org.jspecify.annotations.NullMarked;
