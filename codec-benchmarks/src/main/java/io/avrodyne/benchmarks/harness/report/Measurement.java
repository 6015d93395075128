package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import java.util.OptionalDouble;

/**
 * A score and what it measures.
 *
 * @param subject what was measured
 * @param key the name of this measurement in every run; see {@link Baseline}
 * @param score JMH's score
 * @param bytesPerOperation the allocation, if it was measured
 * @param description what the benchmark tells
 */
record Measurement(
    Subject subject,
    String key,
    Score score,
    OptionalDouble bytesPerOperation,
    Description description) {}
