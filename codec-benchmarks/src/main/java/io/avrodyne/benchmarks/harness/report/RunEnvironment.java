package io.avrodyne.benchmarks.harness.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
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

  static List<Fact> of(Collection<RunResult> results, Instant date) {
    return new RunEnvironment(results).facts(date);
  }

  /**
   * A line of the description.
   *
   * @param name what it is about
   * @param value what was found
   */
  record Fact(String name, String value) {}

  private List<Fact> facts(Instant date) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("CPU", cpu()));
    facts.add(new Fact("cores", String.valueOf(Runtime.getRuntime().availableProcessors())));
    facts.add(new Fact("OS", property("os.name") + " " + property("os.version")));
    facts.add(new Fact("JDK", each(run -> run.getJdkVersion() + ", " + run.getVmName())));
    facts.add(new Fact("JMH", each(BenchmarkParams::getJmhVersion)));
    facts.add(new Fact("JVM flags", each(run -> flags(run.getJvmArgs()))));
    facts.add(new Fact("forks", each(run -> String.valueOf(run.getForks()))));
    facts.add(new Fact("warm-up", each(run -> iterations(run.getWarmup()))));
    facts.add(new Fact("measurement", each(run -> iterations(run.getMeasurement()))));
    facts.add(new Fact("threads", each(run -> String.valueOf(run.getThreads()))));
    Commit.current().ifPresent(commit -> facts.add(new Fact("commit", commit)));
    facts.add(new Fact("date", date.truncatedTo(ChronoUnit.SECONDS).toString()));
    return List.copyOf(facts);
  }

  /** Returns the flags without the addresses of servers, which say nothing about speed. */
  private static String flags(Collection<String> flags) {
    return flags.stream()
        .filter(each -> !each.startsWith("-Djmh."))
        .collect(Collectors.joining(" "));
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
