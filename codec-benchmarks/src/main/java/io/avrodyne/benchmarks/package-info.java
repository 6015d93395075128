/**
 * The entry point of {@code mvn -pl codec-benchmarks jmh}: parses the options, runs JMH and writes
 * the report. Called by the build only; workloads and contenders have packages of their own.
 */
@NullMarked
package io.avrodyne.benchmarks;

import org.jspecify.annotations.NullMarked;
