/**
 * Amounts of money, times and identifiers, in Avro's logical types. Called by {@code Workload};
 * refers to no contender.
 */
@NullMarked
package io.avrodyne.benchmarks.workload.time;

import org.jspecify.annotations.NullMarked;
