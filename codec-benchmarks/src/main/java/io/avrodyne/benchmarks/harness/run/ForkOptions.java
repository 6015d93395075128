package io.avrodyne.benchmarks.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** The options by which JMH runs one fork of a case. */
final class ForkOptions {

  /** The workloads whose objects have a million values, which fill the usual heap at once. */
  private static final Pattern LARGE = Pattern.compile("(LISTS|NUMBERS)(_.*)?");

  private static final List<String> LARGE_HEAP = List.of("-Xms4g", "-Xmx4g");

  private ForkOptions() {}

  static Options of(CaseId id, BenchmarkListEntry entry, Options options) {
    ChainedOptionsBuilder builder =
        new OptionsBuilder()
            .parent(options)
            // JMH adds includes to those of the parent, but a benchmark that is excluded is out.
            .exclude("^(?!" + Pattern.quote(id.benchmark()) + "$)")
            .mode(id.mode())
            .forks(Math.min(1, Timing.forks(entry, options)))
            .shouldFailOnError(true);
    id.parameters().forEach(builder::param);
    boolean timed = id.mode() == Mode.AverageTime || id.mode() == Mode.SampleTime;
    if (timed && !options.getBenchModes().isEmpty() && !options.getTimeUnit().hasValue()) {
      // The benchmarks' own unit is for throughput.
      builder.timeUnit(TimeUnit.NANOSECONDS);
    }
    if (options.getResult().hasValue() || options.getResultFormat().hasValue()) {
      // The file that the user asks for is written at the end, with all results.
      builder.result(System.getProperty("java.io.tmpdir") + "/jmh-fork-result");
    }
    List<String> flags = appended(id, entry, options);
    if (!flags.isEmpty()) {
      builder.jvmArgsAppend(flags.toArray(String[]::new));
    }
    return builder.build();
  }

  /** Joins what the contender needs, what the workload needs, and the user's flags, which win. */
  private static List<String> appended(CaseId id, BenchmarkListEntry entry, Options options) {
    List<String> flags = new ArrayList<>(entry.getJvmArgsAppend().orElse(List.of()));
    if (LARGE.matcher(id.workload()).matches() && !options.getJvmArgs().hasValue()) {
      flags.addAll(LARGE_HEAP);
    }
    flags.addAll(options.getJvmArgsAppend().orElse(List.of()));
    return flags;
  }
}
