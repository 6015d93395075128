package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.report.Failure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;

/** The results of a run so far, which another thread can read meanwhile. */
final class Ledger {

  private final Map<CaseId, List<RunResult>> forks = new LinkedHashMap<>();
  private final Map<CaseId, Failure> failed = new LinkedHashMap<>();

  /** Adds the result of a fork. */
  synchronized void add(RunResult fork) {
    forks.computeIfAbsent(CaseId.of(fork.getParams()), key -> new ArrayList<>()).add(fork);
  }

  /** Replaces the results of a case, if there are any, by a failure. */
  synchronized void fail(CaseId id, String reason) {
    forks.remove(id);
    failed.put(id, new Failure(id.benchmark(), id.parameters(), reason));
  }

  synchronized boolean hasFailed(CaseId id) {
    return failed.containsKey(id);
  }

  /** Returns the number of forks of a case that have ended. */
  synchronized int count(CaseId id) {
    return forks.getOrDefault(id, List.of()).size();
  }

  /** Returns the results of all forks. */
  synchronized List<RunResult> forks() {
    return forks.values().stream().flatMap(List::stream).toList();
  }

  /** Returns a result for each case of which a fork has ended. */
  synchronized List<RunResult> results() {
    return forks.values().stream().map(MergedResult::of).toList();
  }

  synchronized List<Failure> failures() {
    return List.copyOf(failed.values());
  }
}
