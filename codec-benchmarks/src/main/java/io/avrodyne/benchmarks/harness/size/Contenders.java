package io.avrodyne.benchmarks.harness.size;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.report.BenchmarkName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The contenders that JMH knows. */
public final class Contenders {

  private Contenders() {}

  /** Returns a benchmark of each contender, by the contender's name. */
  public static Map<String, Timed> all() {
    return of("objects");
  }

  /** Returns the same with those in a used process, whose names end in {@code Used}. */
  public static Map<String, Timed> ofAllProcesses() {
    return of("(objects|used)");
  }

  private static Map<String, Timed> of(String packages) {
    String classes = "\\." + packages + "\\.\\w+Benchmark\\.write$";
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    Map<String, Timed> all = new LinkedHashMap<>();
    BenchmarkList.defaultList()
        .find(silent, List.of(classes), List.of())
        .forEach(
            entry -> {
              BenchmarkName name = BenchmarkName.of(entry.getUserClassQName());
              all.put(name.contender(), (Timed) Described.of(name.type()));
            });
    return all;
  }
}
