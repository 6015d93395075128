package io.avrodyne.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
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
    return new RunEnvironment(results).table(date);
  }

  private Table table(Instant date) {
    return new Table(
        2,
        List.of("environment", ""),
        List.of(
            List.of("CPU", cpu()),
            List.of("cores", String.valueOf(Runtime.getRuntime().availableProcessors())),
            List.of("OS", property("os.name") + " " + property("os.version")),
            List.of("JDK", each(run -> run.getJdkVersion() + ", " + run.getVmName())),
            List.of("JMH", each(BenchmarkParams::getJmhVersion)),
            List.of("JVM flags", each(run -> String.join(" ", run.getJvmArgs()))),
            List.of("forks", each(run -> String.valueOf(run.getForks()))),
            List.of("warm-up", each(run -> iterations(run.getWarmup()))),
            List.of("measurement", each(run -> iterations(run.getMeasurement()))),
            List.of("date", date.truncatedTo(ChronoUnit.SECONDS).toString())));
  }

  /** Joins the values that differ between runs. */
  private String each(Function<BenchmarkParams, String> property) {
    return runs.stream().map(property).distinct().collect(Collectors.joining("; "));
  }

  private static String iterations(IterationParams params) {
    return params.getCount() + " × " + params.getTime();
  }

  private static String cpu() {
    if (Files.isReadable(LINUX_CPU)) {
      try (Stream<String> lines = Files.lines(LINUX_CPU)) {
        return lines
            .filter(line -> line.startsWith("model name"))
            .map(line -> line.substring(line.indexOf(':') + 1).strip())
            .findFirst()
            .orElseGet(() -> property("os.arch"));
      } catch (IOException e) {
        return property("os.arch");
      }
    }
    return property("os.arch");
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
