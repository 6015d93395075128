package io.avrodyne.benchmarks.harness.size;

import io.avrodyne.benchmarks.harness.Dataset;
import io.avrodyne.benchmarks.harness.Described.Description;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The size of an event in each format, next to the published sizes. */
public final class SizeReport {

  private static final String FILE = "SIZES.md";

  /** The workload of the published timing. */
  public static final String TIMED = "SOCIAL_POST";

  /** The operations of the published timing. */
  public static final int OPERATIONS = 500_000;

  private static final String SIZES =
      """
      # Sizes

      Bytes of the first object of each workload.

      | workload | contender | bytes | gzip | published |
      |---|---|--:|--:|--:|
      """;

  private static final String TIMING =
      """

      ## Naive timing

      The clock is read before and after each operation, as in the published benchmark. That adds \
      20 to 40 ns to each figure, hides pauses in the median, and does not let the compiler \
      optimize across operations. JMH's figures have none of this.

      Nanoseconds of %s single operations on %s, in a process for each contender.

      | contender | write min | average | median | read min | average | median |
      |---|--:|--:|--:|--:|--:|--:|
      """;

  /** The naive timing that others published of the post, shown after that of this machine. */
  private static final String PUBLISHED_TIMING =
      """

      Published of the post, on an Apple M3 Pro with JDK 25:

      | published contender | write min | average | median | read min | average | median |
      |---|--:|--:|--:|--:|--:|--:|
      | Jackson JSON | 1000 | 1299 | 1250 | 1375 | 1734 | 1625 |
      | Protobuf | 375 | 494 | 459 | 583 | 825 | 709 |
      | Avro JSON | 3250 | 4479 | 4250 | 4541 | 5576 | 5375 |
      | Avro binary | 458 | 717 | 583 | 1125 | 1435 | 1333 |
      """;

  private final List<Dataset> workloads;
  private final String timed;
  private final int operations;
  private final Map<String, Timed> contenders = Contenders.all();

  /**
   * Creates one.
   *
   * @param timed the name of the workload whose operations are timed, if it is among them
   * @param operations the number of operations that are timed
   */
  public SizeReport(List<Dataset> workloads, String timed, int operations) {
    this.workloads = List.copyOf(workloads);
    this.timed = timed;
    this.operations = operations;
  }

  /** Prints the report and writes it into the directory. */
  public void write(Path directory, PrintStream console) throws IOException {
    Output out = Output.of(directory, FILE, console);
    out.print(SIZES);
    for (Dataset workload : workloads) {
      for (Map.Entry<String, Timed> each : contenders.entrySet()) {
        out.print(sizes(workload, each.getKey(), each.getValue()));
      }
    }
    for (Dataset workload : workloads) {
      if (workload.name().equals(timed)) {
        writeTiming(workload, out);
      }
    }
    out.end();
  }

  private static String sizes(Dataset workload, String contender, Timed benchmark) {
    Optional<String> refusal = refusal(workload, benchmark);
    if (refusal.isPresent()) {
      return Output.row(workload.toString(), contender, refusal.orElseThrow(), "", "");
    }
    try {
      Description description =
          benchmark.describe(Map.of("workload", workload.name(), "data", "CONSTANT"));
      return Output.row(
          workload.toString(),
          contender,
          String.valueOf(description.wireBytes()),
          String.valueOf(description.gzipBytes()),
          PublishedSizes.of(workload.name(), contender, benchmark.writesAvro()).orElse(""));
    } catch (IOException | RuntimeException e) {
      String reason = e.toString().lines().findFirst().orElse("").replace('|', '/');
      return Output.row(workload.toString(), contender, "failed: " + reason, "", "");
    }
  }

  private void writeTiming(Dataset workload, Output out) throws IOException {
    out.print(TIMING.formatted(String.format(Locale.ROOT, "%,d", operations), workload));
    for (Map.Entry<String, Timed> each : contenders.entrySet()) {
      if (refusal(workload, each.getValue()).isEmpty()) {
        out.print(Output.row(each.getKey(), figures(each.getKey(), each.getValue(), workload)));
      }
    }
    out.print(PUBLISHED_TIMING);
  }

  private String figures(String contender, Timed benchmark, Dataset workload) throws IOException {
    TimingProcess process =
        TimingProcess.run(
            TimingProcess.flags(benchmark), contender, workload.name(), String.valueOf(operations));
    return process.succeeded()
        ? process.output().replace(" ", " | ")
        : "failed: " + process.reason() + " |  |  |  |  | ";
  }

  private static Optional<String> refusal(Dataset workload, Timed benchmark) {
    return benchmark.refusal(Map.of("workload", workload.name()));
  }
}
