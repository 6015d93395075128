package io.avrodyne.benchmarks.harness.size;

import io.avrodyne.benchmarks.harness.Dataset;
import io.avrodyne.benchmarks.harness.Described.Description;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  private static final String BIAS =
      "The clock is read before and after each operation, as in the published benchmark. That adds"
          + " 20 to 40 ns to each figure, hides pauses in the median, and does not let the compiler"
          + " optimize across operations. JMH's figures have none of this.";

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

  /**
   * Prints the report and writes it into the directory, line by line, so that the rows so far
   * remain if the program is ended.
   */
  public void write(Path directory, PrintStream console) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve(FILE);
    try (BufferedWriter writer = Files.newBufferedWriter(file)) {
      Output out =
          text -> {
            console.print(text);
            writer.write(text);
            writer.flush();
          };
      writeSizes(out);
      for (Dataset workload : workloads) {
        if (workload.name().equals(timed)) {
          writeTiming(workload, out);
        }
      }
    }
    console.println("Written: " + file);
  }

  /** The console and the file. */
  private interface Output {
    void print(String text) throws IOException;
  }

  private void writeSizes(Output out) throws IOException {
    out.print("# Sizes\n\nBytes of the first object of each workload.\n\n");
    out.print("| workload | contender | bytes | gzip | published |\n|---|---|--:|--:|--:|\n");
    for (Dataset workload : workloads) {
      for (Map.Entry<String, Timed> each : contenders.entrySet()) {
        out.print(sizes(workload, each.getKey(), each.getValue()));
      }
    }
  }

  private static String sizes(Dataset workload, String contender, Timed benchmark) {
    Optional<String> refusal = refusal(workload, benchmark);
    if (refusal.isPresent()) {
      return row(workload.toString(), contender, refusal.orElseThrow(), "", "");
    }
    try {
      Description description =
          benchmark.describe(Map.of("workload", workload.name(), "data", "CONSTANT"));
      return row(
          workload.toString(),
          contender,
          String.valueOf(description.wireBytes()),
          String.valueOf(description.gzipBytes()),
          PublishedSizes.of(workload.name(), contender, benchmark.writesAvro()).orElse(""));
    } catch (IOException | RuntimeException e) {
      String reason = e.toString().lines().findFirst().orElse("").replace('|', '/');
      return row(workload.toString(), contender, "failed: " + reason, "", "");
    }
  }

  private void writeTiming(Dataset workload, Output out) throws IOException {
    out.print("\n## Naive timing\n\n" + BIAS + "\n\n");
    out.print(
        String.format(
            Locale.ROOT,
            "Nanoseconds of %,d single operations on %s, in a process for each contender.\n\n",
            operations,
            workload));
    out.print("| contender | write min | average | median | read min | average | median |\n");
    out.print("|---|--:|--:|--:|--:|--:|--:|\n");
    for (Map.Entry<String, Timed> each : contenders.entrySet()) {
      if (refusal(workload, each.getValue()).isEmpty()) {
        List<String> cells = new ArrayList<>(List.of(each.getKey()));
        cells.addAll(figures(each.getKey(), each.getValue(), workload));
        out.print(row(cells.toArray(String[]::new)));
      }
    }
    out.print(PublishedTiming.REMARK);
    out.print(PublishedTiming.ROWS);
  }

  private List<String> figures(String contender, Timed benchmark, Dataset workload)
      throws IOException {
    TimingProcess process =
        TimingProcess.run(
            TimingProcess.flags(benchmark), contender, workload.name(), String.valueOf(operations));
    return process.succeeded()
        ? List.of(process.output().split(" ", -1))
        : List.of("failed: " + process.reason(), "", "", "", "", "");
  }

  private static Optional<String> refusal(Dataset workload, Timed benchmark) {
    return benchmark.refusal(Map.of("workload", workload.name()));
  }

  private static String row(String... cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
