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

  /** Adds the results of an earlier run. */
  synchronized void restore(List<RunResult> results) {
    results.forEach(each -> add(CaseId.of(each.getParams()), each));
  }

  synchronized void add(CaseId id, RunResult fork) {
    forks.computeIfAbsent(id, key -> new ArrayList<>()).add(fork);
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
  synchronized int forks(CaseId id) {
    return forks.getOrDefault(id, List.of()).size();
  }

  synchronized boolean hasResult(CaseId id) {
    return forks.containsKey(id);
  }

  /** Returns a result for each case of which a fork has ended. */
  synchronized List<RunResult> results() {
    return forks.values().stream().map(MergedResult::of).toList();
  }

  /** Returns the results with a workload. */
  synchronized List<RunResult> results(String workload) {
    return results().stream()
        .filter(each -> CaseId.of(each.getParams()).workload().equals(workload))
        .toList();
  }

  synchronized List<Failure> failures() {
    return List.copyOf(failed.values());
  }
}
