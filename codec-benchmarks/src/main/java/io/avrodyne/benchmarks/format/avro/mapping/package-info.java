/**
 * Conversions between the workloads' objects and Apache Avro's records, one class for each family.
 * Called by the hydrated contenders; refers to the workloads.
 */
@NullMarked
package io.avrodyne.benchmarks.format.avro.mapping;

import org.jspecify.annotations.NullMarked;
