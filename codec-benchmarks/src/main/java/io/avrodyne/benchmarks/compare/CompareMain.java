package io.avrodyne.benchmarks.compare;

import com.sun.management.OperatingSystemMXBean;
import io.avrodyne.benchmarks.harness.run.MisuseException;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The program that {@code .ci/compare} starts in the top folder of the working tree. */
public final class CompareMain {

  private static final int FAILED = 1;
  private static final int MISUSED = 2;
  private static final int SLOWER = 3;

  /** The share of the processors that others may use. */
  private static final double QUIET = 0.15;

  private static final int LOAD_SAMPLES = 6;
  private static final long LOAD_PAUSE_MILLIS = 500;

  private final PrintStream console;

  private CompareMain(PrintStream console) {
    this.console = console;
  }

  /**
   * Compares. Exits with 3 if something is slower than what it is compared with, with 2 if the
   * arguments are invalid or the machine is busy, and with 1 if a version does not compile or a
   * fork fails.
   */
  @SuppressWarnings("SystemOut") // The console is where this program reports.
  public static void main(String[] args) throws InterruptedException {
    PrintStream console = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.exit(new CompareMain(console).run(args));
  }

  private int run(String[] args) throws InterruptedException {
    try {
      return compare(Options.of(args));
    } catch (MisuseException e) {
      console.println(e.getMessage());
      return MISUSED;
    } catch (IOException | IllegalStateException e) {
      console.println("The comparison failed: " + e.getMessage());
      return FAILED;
    }
  }

  /** Compares while it holds JMH's lock, as no other measurement may run meanwhile. */
  private int compare(Options options) throws IOException, InterruptedException, MisuseException {
    Path lock = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel file =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = file.tryLock()) {
      if (held == null) {
        throw new MisuseException("Another measurement is running. Wait until it ends.");
      }
      return compareAlone(options);
    }
  }

  private int compareAlone(Options options)
      throws IOException, InterruptedException, MisuseException {
    Entrants entrants =
        options.contenders().isEmpty()
            ? versions(options)
            : Entrants.ofContenders(options.contenders());
    List<Case> cases =
        Cases.of(options).stream()
            .filter(each -> takesPart(entrants.base(), each))
            .filter(each -> takesPart(entrants.current(), each))
            .toList();
    if (cases.isEmpty()) {
      throw new MisuseException("Nothing is left to compare.");
    }
    if (!options.busy() && load() > QUIET) {
      throw new MisuseException(
          "The machine is busy. Wait until nothing else runs, or add --busy.");
    }
    ScoreFile scores = ScoreFile.open(options.scores());
    Path folder = Folders.emptied(options.scores().resolveSibling("fork"));
    Comparison comparison = new Comparison(entrants, new Forks(entrants, folder), scores, console);
    comparison.run(cases, options.forks());
    return cases.stream().anyMatch(each -> comparison.verdict(each) == Verdict.SLOWER) ? SLOWER : 0;
  }

  /** Compiles the workloads with both versions. */
  private static Entrants versions(Options options) throws IOException, InterruptedException {
    Path project = Path.of("").toAbsolutePath();
    Path scores = options.scores();
    Entrant current =
        new VersionCompiler(project, project, scores.resolveSibling("current"))
            .compile("new", Optional.empty());
    Entrant base =
        new VersionCompiler(project, options.base(), scores.resolveSibling("base"))
            .compile("old", Optional.of(current));
    return new Entrants(base, current);
  }

  private boolean takesPart(Entrant entrant, Case wanted) {
    Optional<String> refusal = entrant.refusal().apply(wanted);
    refusal.ifPresent(
        why -> console.println(entrant.label() + " lacks " + wanted.name() + ": " + why));
    return refusal.isEmpty();
  }

  /** Returns the share of the processors that is in use, in the quietest half of some seconds. */
  private static double load() throws InterruptedException {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    double[] samples = new double[LOAD_SAMPLES];
    system.getCpuLoad();
    for (int i = 0; i < LOAD_SAMPLES; i++) {
      Thread.sleep(LOAD_PAUSE_MILLIS);
      samples[i] = system.getCpuLoad();
    }
    Arrays.sort(samples);
    return samples[LOAD_SAMPLES / 2];
  }
}
