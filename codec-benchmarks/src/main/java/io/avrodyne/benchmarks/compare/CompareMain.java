package io.avrodyne.benchmarks.compare;

import com.sun.management.OperatingSystemMXBean;
import io.avrodyne.benchmarks.harness.size.Contenders;
import io.avrodyne.benchmarks.harness.size.Timed;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    Options options;
    try {
      options = Options.of(args);
    } catch (IllegalArgumentException e) {
      console.println(e.getMessage());
      return MISUSED;
    }
    try {
      return compare(options);
    } catch (IOException | IllegalStateException e) {
      console.println("The comparison failed: " + e.getMessage());
      return FAILED;
    }
  }

  /** Compares while it holds JMH's lock, as no other measurement may run meanwhile. */
  private int compare(Options options) throws IOException, InterruptedException {
    Path lock = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel file =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = file.tryLock()) {
      if (held == null) {
        console.println("Another measurement is running. Wait until it ends.");
        return MISUSED;
      }
      return compareAlone(options);
    }
  }

  private int compareAlone(Options options) throws IOException, InterruptedException {
    List<Case> cases = new ArrayList<>(Cases.of(options));
    Entrants entrants =
        options.contenders().isEmpty() ? versions(options, cases) : contenders(options, cases);
    if (cases.isEmpty()) {
      console.println("Nothing is left to compare.");
      return MISUSED;
    }
    if (!options.busy() && load() > QUIET) {
      console.println("The machine is busy. Wait until nothing else runs, or add --busy.");
      return MISUSED;
    }
    ScoreFile scores = ScoreFile.open(options.scores());
    Path folder = Folders.emptied(options.scores().resolveSibling("fork"));
    Forks forks = new Forks(entrants, folder);
    new Comparison(entrants, forks, scores, console).run(cases, options.forks());
    console.println(ComparisonTable.of(entrants, cases, scores));
    boolean slower = cases.stream().anyMatch(each -> scores.of(each).verdict() == Verdict.SLOWER);
    return slower ? SLOWER : 0;
  }

  /** Compiles the workloads with both versions, and removes the cases that the base rejects. */
  private Entrants versions(Options options, List<Case> cases)
      throws IOException, InterruptedException {
    Path project = Path.of("").toAbsolutePath();
    List<Path> libraries = libraries(project);
    Version current =
        new VersionCompiler(project, project, libraries, options.scores().resolveSibling("current"))
            .compile();
    Version base =
        new VersionCompiler(
                project, options.base(), libraries, options.scores().resolveSibling("base"))
            .compileAccepted(current);
    cases.removeIf(each -> isRejected(each, base));
    return Entrants.ofVersions(base, current);
  }

  /** Removes the cases that one of the contenders cannot take part in. */
  private Entrants contenders(Options options, List<Case> cases) {
    Map<String, Timed> contenders = Contenders.ofAllProcesses();
    for (String name : options.contenders()) {
      Timed contender = Objects.requireNonNull(contenders.get(name));
      cases.removeIf(each -> isRefused(each, name, contender));
    }
    return Entrants.ofContenders(options.contenders());
  }

  private boolean isRefused(Case wanted, String name, Timed contender) {
    Optional<String> refusal = wanted.refusal(contender);
    refusal.ifPresent(why -> console.println(name + " lacks " + wanted.name() + ": " + why));
    return refusal.isPresent();
  }

  private boolean isRejected(Case wanted, Version base) {
    List<String> reasons =
        wanted.packages().stream().map(base.rejected()::get).filter(Objects::nonNull).toList();
    reasons.forEach(why -> console.println("Rejected by the base: " + wanted.name() + ": " + why));
    return !reasons.isEmpty();
  }

  /** Returns the jars of others on this program's class path. */
  static List<Path> libraries(Path project) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(
            each -> each.toString().endsWith(".jar") && !each.toAbsolutePath().startsWith(project))
        .collect(Collectors.toList());
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
