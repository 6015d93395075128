/**
 * A job of Flink that keeps the last event of each key, on a cluster in the JVM of the benchmark.
 * JMH calls the benchmarks; they refer to the types of the contenders.
 */
@NullMarked
package io.avrodyne.benchmarks.flink.job;

import org.jspecify.annotations.NullMarked;
