/**
 * The serializers of Flink: events become the bytes that a job exchanges and keeps as state, and
 * events again. JMH calls the benchmarks; they refer to the types of the contenders.
 */
@NullMarked
package io.avrodyne.benchmarks.flink;

import org.jspecify.annotations.NullMarked;
