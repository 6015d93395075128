/**
 * avro4k as a contender, and the Kotlin classes that it needs. Called by the benchmarks; refers to
 * the classes of the workloads that it encodes.
 */
@NullMarked
package io.avrodyne.benchmarks.format.avro4k;

import org.jspecify.annotations.NullMarked;
