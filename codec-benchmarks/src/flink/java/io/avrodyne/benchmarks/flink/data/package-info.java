/**
 * Events as beans and as records, with the same values. Called by the contenders; refers to the
 * workloads and to the classes that Avro generates, but to no class of Flink.
 */
@NullMarked
package io.avrodyne.benchmarks.flink.data;

import org.jspecify.annotations.NullMarked;
