package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.report.Descriptions;
import io.avrodyne.benchmarks.harness.report.Failure;
import io.avrodyne.benchmarks.harness.report.Figures;
import io.avrodyne.benchmarks.harness.report.Report;
import io.avrodyne.benchmarks.harness.report.RunInfo;
import io.avrodyne.benchmarks.harness.run.Schedule.Turn;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** One run, which measures what is selected and reports it. */
final class Session {

  /** The least time between two reports, as a multiple of what a report takes. */
  private static final int REPORT_PAUSE = 20;

  private static final PrintStream SILENT =
      new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

  private final Selection selection;
  private final RunInfo info;
  private final Path directory;
  private final PrintStream console;
  private final JmhForks forks;
  private final Optional<ResultStore> store;
  private final Ledger ledger = new Ledger();
  private final Descriptions descriptions = new Descriptions();
  private boolean ended;
  private long nextReport;
  private volatile boolean interrupted;

  /**
   * Creates one.
   *
   * @param directory where the report is written
   * @param store keeps the results for a run that resumes
   */
  Session(
      Selection selection,
      RunInfo info,
      Path directory,
      PrintStream console,
      JmhForks forks,
      Optional<ResultStore> store) {
    this.selection = selection;
    this.info = info;
    this.directory = directory;
    this.console = console;
    this.forks = forks;
    this.store = store;
  }

  /**
   * Measures and reports.
   *
   * @param log where JMH prints to
   * @return whether all that takes part has a result
   */
  boolean run(String log) throws RunnerException, IOException {
    if (store.isPresent()) {
      store.orElseThrow().load().forEach(ledger::add);
    }
    List<Turn> turns =
        Schedule.of(selection.cases()).stream()
            .filter(turn -> turn.round() > ledger.count(turn.of().id()))
            .toList();
    Progress progress = new Progress(console, turns);
    progress.start(selection.refused().size(), log);
    try {
      for (Turn turn : turns) {
        if (ledger.hasFailed(turn.of().id())) {
          progress.skipped();
        } else {
          measure(turn, progress);
        }
        if (interrupted) {
          return false;
        }
        keepSoFar();
      }
    } finally {
      if (!interrupted) {
        keep(true);
      }
    }
    return ledger.failures().isEmpty();
  }

  /** Ends a run from another thread, and reports what it has found. */
  void interrupt() {
    interrupted = true;
    forks.stop();
    if (ledger.results().isEmpty() && ledger.failures().isEmpty()) {
      console.println("Interrupted before anything was measured.");
      return;
    }
    console.println("Interrupted. The report contains the results so far.");
    try {
      keep(true);
    } catch (IOException e) {
      console.println("The report could not be written: " + e.getMessage());
    }
  }

  boolean isInterrupted() {
    return interrupted;
  }

  /** Returns the results. */
  List<RunResult> results() {
    return ledger.results();
  }

  private void measure(Turn turn, Progress progress) throws RunnerException {
    CaseId id = turn.of().id();
    long start = System.nanoTime();
    String outcome;
    try {
      RunResult result = forks.run(turn.of());
      ledger.add(result);
      Result<?> score = result.getPrimaryResult();
      outcome = Figures.of(score.getScore()) + " " + score.getScoreUnit();
    } catch (ForkFailedException e) {
      awaitInterruption(e);
      if (interrupted) {
        return;
      }
      outcome = "failed: " + e.getMessage();
      ledger.fail(id, String.valueOf(e.getMessage()));
    }
    progress.ended(turn, outcome, Duration.ofNanos(System.nanoTime() - start));
  }

  /**
   * Waits if a fork was killed. Ctrl-C kills the fork too, perhaps before this JVM notices, and
   * that is not a failure of the benchmark.
   */
  private static void awaitInterruption(ForkFailedException failure) {
    if (String.valueOf(failure.getMessage()).matches(".*exit code 1(30|37|43)")) {
      try {
        Thread.sleep(500);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Saves and reports the results, unless that would take a large share of the time. */
  private void keepSoFar() throws IOException {
    long start = System.nanoTime();
    if (start >= nextReport || nextReport == 0) {
      keep(false);
      long end = System.nanoTime();
      nextReport = end + REPORT_PAUSE * (end - start);
    }
  }

  private synchronized void keep(boolean last) throws IOException {
    if (ended) {
      return;
    }
    ended = last;
    try {
      if (store.isPresent()) {
        store.orElseThrow().save(ledger.forks());
      }
    } finally {
      report(last);
    }
  }

  private void report(boolean last) throws IOException {
    List<Failure> failures = new ArrayList<>(ledger.failures());
    failures.addAll(selection.refused());
    Report report = new Report(ledger.results(), failures, info, descriptions);
    if (last) {
      report.print(console);
    }
    report.write(directory, last ? console : SILENT);
  }
}
