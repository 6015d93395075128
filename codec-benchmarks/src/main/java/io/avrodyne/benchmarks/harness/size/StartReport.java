package io.avrodyne.benchmarks.harness.size;

import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The report on what each contender needs to start, and on data that survives a changed class. */
public final class StartReport {

  private static final String FILE = "STARTS.md";

  /** The flag that refuses what a later JDK will no longer have. */
  private static final String DENIED = "--sun-misc-unsafe-memory-access=deny";

  /** The first release of Java that knows the flag. */
  private static final int DENYING_RELEASE = 23;

  /** The writes and the reads that a process times, after as many that warm it up. */
  private static final String OPERATIONS = "20000";

  private static final String HEAD =
      """
      # What each contender needs

      Each contender was started twice on JDK %s: without flags of the JVM, and with the flags of its forks and
      `%s`. In each process, it had to read back an object equal to the one that it
      wrote, and it wrote and read the event `%s` at least %s times. A system property counts as a flag, even that of Apache
      Avro, which lists the packages whose classes it may load and which a program can set by itself.

      Data survives a changed class if it can be read after a field was added to the class, or removed from it. The table names
      the change if data survives only one. Formats without a schema were tried; for Avro, Protobuf and SBE, the answer is that
      of their specifications.

      | contender | data survives a changed class | runs without flags | runs with Unsafe denied |
      |---|---|---|---|
      """;

  private final String workload;
  private final Map<String, Timed> contenders;

  /** Creates one that starts all contenders with a workload of this name. */
  public StartReport(String workload) {
    this(workload, Contenders.all());
  }

  StartReport(String workload, Map<String, Timed> contenders) {
    this.workload = workload;
    this.contenders = contenders;
  }

  /** Prints the report and writes it into the directory. */
  public void write(Path directory, PrintStream console) throws IOException {
    Output out = Output.of(directory, FILE, console);
    out.print(HEAD.formatted(System.getProperty("java.version"), DENIED, workload, OPERATIONS));
    for (Map.Entry<String, Timed> each : contenders.entrySet()) {
      if (takesPart(each.getValue())) {
        out.print(row(each.getKey(), each.getValue()));
      }
    }
    out.end();
  }

  /** Returns whether it is a codec for users that can write the workload. */
  private boolean takesPart(Timed benchmark) throws IOException {
    Map<String, String> parameters = Map.of("workload", workload, "data", "CONSTANT");
    return benchmark.refusal(parameters).isEmpty()
        && benchmark.describe(parameters).track() != Track.FLOOR;
  }

  private String row(String contender, Timed benchmark) throws IOException {
    List<String> denied = new ArrayList<>(TimingProcess.flags(benchmark));
    denied.add(DENIED);
    return Output.row(
        contender,
        benchmark.survival().toString(),
        started(contender, List.of()),
        Runtime.version().feature() < DENYING_RELEASE
            ? "not tried: the JDK lacks the flag"
            : started(contender, denied));
  }

  private String started(String contender, List<String> flags) throws IOException {
    TimingProcess process = TimingProcess.run(flags, contender, workload, OPERATIONS);
    return process.succeeded() ? "yes" : "no: " + process.reason();
  }
}
