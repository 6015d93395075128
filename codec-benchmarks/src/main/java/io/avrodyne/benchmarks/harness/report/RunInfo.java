package io.avrodyne.benchmarks.harness.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * The facts about a run that its results do not contain.
 *
 * @param command the command that repeats the run
 * @param date when it ended
 * @param baseline the {@code results.json} of an earlier run, to compare with
 */
public record RunInfo(String command, Instant date, Optional<Path> baseline) {}
