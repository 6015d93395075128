package io.avrodyne.benchmarks.run;

import java.util.ArrayList;
import java.util.Collection;
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

  private ForkOptions() {}

  static Options of(CaseId id, BenchmarkListEntry entry, Options options) {
    ChainedOptionsBuilder builder =
        new OptionsBuilder()
            .parent(options)
            // JMH adds includes to those of the parent, but a benchmark that is excluded is out.
            .exclude("^(?!" + Pattern.quote(id.benchmark()) + "$)")
            .mode(id.mode())
            .forks(Math.min(1, Timing.of(entry, options).forks()))
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
    if (options.getJvmArgsAppend().hasValue()) {
      builder.jvmArgsAppend(
          appended(entry, options.getJvmArgsAppend().orElse(List.of())).toArray(String[]::new));
    }
    return builder.build();
  }

  /** Adds the user's flags to those that the contender needs, which JMH would replace. */
  private static List<String> appended(BenchmarkListEntry entry, Collection<String> ofUser) {
    List<String> flags = new ArrayList<>(entry.getJvmArgsAppend().orElse(List.of()));
    flags.addAll(ofUser);
    return flags;
  }
}
