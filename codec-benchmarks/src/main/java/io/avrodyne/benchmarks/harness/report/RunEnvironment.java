package io.avrodyne.benchmarks.harness.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.RunResult;

/**
 * A description of the machine and the settings of a run, as far as the run itself reveals them.
 */
final class RunEnvironment {

  private static final Path LINUX_CPU = Path.of("/proc/cpuinfo");

  private final List<BenchmarkParams> runs;

  private RunEnvironment(Collection<RunResult> results) {
    this.runs = results.stream().map(RunResult::getParams).toList();
  }

  static Table of(Collection<RunResult> results, Instant date) {
    return new Table(2, List.of("environment", ""), new RunEnvironment(results).facts(date));
  }

  private List<List<String>> facts(Instant date) {
    List<List<String>> facts = new ArrayList<>();
    facts.add(List.of("CPU", cpu()));
    facts.add(List.of("cores", String.valueOf(Runtime.getRuntime().availableProcessors())));
    facts.add(List.of("OS", property("os.name") + " " + property("os.version")));
    facts.add(List.of("JDK", each(run -> run.getJdkVersion() + ", " + run.getVmName())));
    facts.add(List.of("JMH", each(BenchmarkParams::getJmhVersion)));
    facts.add(List.of("JVM flags", each(run -> flags(run.getJvmArgs()))));
    facts.add(List.of("forks", each(BenchmarkParams::getForks)));
    facts.add(List.of("warm-up", each(run -> iterations(run.getWarmup()))));
    facts.add(List.of("measurement", each(run -> iterations(run.getMeasurement()))));
    facts.add(List.of("threads", each(BenchmarkParams::getThreads)));
    commit().ifPresent(commit -> facts.add(List.of("commit", commit)));
    facts.add(List.of("date", date.truncatedTo(ChronoUnit.SECONDS).toString()));
    return facts;
  }

  /** Returns the flags without the addresses of servers, which say nothing about speed. */
  private static String flags(Collection<String> flags) {
    return flags.stream()
        .filter(each -> !each.startsWith("-Djmh."))
        .collect(Collectors.joining(" "));
  }

  /** Joins the values that differ between runs. */
  private String each(Function<BenchmarkParams, Object> property) {
    return runs.stream()
        .map(run -> property.apply(run).toString())
        .distinct()
        .collect(Collectors.joining("; "));
  }

  private static String iterations(IterationParams params) {
    return params.getCount() + " × " + params.getTime();
  }

  private static String cpu() {
    try (Stream<String> lines = Files.lines(LINUX_CPU)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElseGet(() -> property("os.arch"));
    } catch (IOException | UncheckedIOException e) {
      return property("os.arch");
    }
  }

  /** Returns the commit that the working directory contains, if Git is there to ask. */
  private static Optional<String> commit() {
    return printed("git", "rev-parse", "--short=12", "HEAD")
        .map(
            each ->
                printed("git", "status", "--porcelain").isPresent() ? each + ", changed" : each);
  }

  /** Returns what a command prints, unless it fails or prints nothing. */
  private static Optional<String> printed(String... command) {
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return process.waitFor() == 0 && !printed.isEmpty() ? Optional.of(printed) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
