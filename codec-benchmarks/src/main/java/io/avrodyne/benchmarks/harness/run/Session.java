package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.report.Descriptions;
import io.avrodyne.benchmarks.harness.report.Failure;
import io.avrodyne.benchmarks.harness.report.Figures;
import io.avrodyne.benchmarks.harness.report.Report;
import io.avrodyne.benchmarks.harness.report.RunInfo;
import io.avrodyne.benchmarks.harness.run.Schedule.Group;
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
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** One run, which measures what is selected and reports it. */
final class Session {

  /** The least time between two reports, as a multiple of what a report takes. */
  private static final int REPORT_PAUSE = 20;

  private final Selection selection;
  private final RunInfo info;
  private final Path directory;
  private final PrintStream console;
  private final ForkRunner forks;
  private final Optional<ResultStore> store;
  private final Ledger ledger = new Ledger();
  private final Descriptions descriptions = new Descriptions();
  private volatile @Nullable Group current;
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
      ForkRunner forks,
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
      ledger.restore(store.orElseThrow().load());
    }
    List<Case> toDo =
        selection.cases().stream().filter(each -> !ledger.hasResult(each.id())).toList();
    Schedule schedule = Schedule.of(toDo);
    Progress progress = new Progress(console, schedule.turns());
    progress.start(toDo.size(), selection.refused().size(), log);
    for (Group group : schedule.groups()) {
      current = group;
      try {
        measure(group, progress);
      } catch (RunnerException e) {
        if (!interrupted) {
          keep(group);
        }
        throw e;
      }
      if (interrupted) {
        return false;
      }
      save(group);
      reportSoFar();
    }
    report(true);
    return ledger.failures().isEmpty();
  }

  /** Ends a run from another thread, and reports what it has found. */
  void interrupt() throws IOException {
    interrupted = true;
    forks.stop();
    Group group = current;
    if (group == null) {
      console.println("Interrupted before anything was measured.");
      return;
    }
    console.println("Interrupted. The report contains the results so far.");
    keep(group);
  }

  /** Saves and reports the results of a run that ends early. */
  private void keep(Group group) throws IOException {
    try {
      save(group);
    } finally {
      report(true);
    }
  }

  /** Saves the results with a group's workload, except those of cases with forks still to run. */
  private synchronized void save(Group group) throws IOException {
    if (store.isEmpty()) {
      return;
    }
    Set<CaseId> unfinished =
        group.turns().stream()
            .map(Turn::of)
            .filter(each -> ledger.forks(each.id()) < each.timing().rounds())
            .map(Case::id)
            .collect(Collectors.toSet());
    store
        .orElseThrow()
        .save(
            group.workload(),
            ledger.results(group.workload()).stream()
                .filter(each -> !unfinished.contains(CaseId.of(each.getParams())))
                .toList());
  }

  boolean isInterrupted() {
    return interrupted;
  }

  /** Returns the results. */
  List<RunResult> results() {
    return ledger.results();
  }

  private void measure(Group group, Progress progress) throws RunnerException {
    for (Turn turn : group.turns()) {
      if (interrupted) {
        return;
      }
      if (ledger.hasFailed(turn.of().id())) {
        progress.skipped(turn);
      } else {
        measure(turn, progress);
      }
    }
  }

  private void measure(Turn turn, Progress progress) throws RunnerException {
    CaseId id = turn.of().id();
    long start = System.nanoTime();
    String outcome;
    try {
      RunResult result = forks.run(turn.of());
      ledger.add(id, result);
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

  /** Reports, unless that would take a large share of the time. */
  private void reportSoFar() throws IOException {
    long start = System.nanoTime();
    if (start >= nextReport || nextReport == 0) {
      report(false);
      long end = System.nanoTime();
      nextReport = end + REPORT_PAUSE * (end - start);
    }
  }

  private synchronized void report(boolean last) throws IOException {
    if (ended) {
      return;
    }
    ended = last;
    List<Failure> failures = new ArrayList<>(ledger.failures());
    failures.addAll(selection.refused());
    Report report = new Report(ledger.results(), failures, info, descriptions);
    if (last) {
      report.print(console);
      report.write(directory, console);
    } else if (!interrupted) {
      report.write(
          directory,
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    }
  }
}
