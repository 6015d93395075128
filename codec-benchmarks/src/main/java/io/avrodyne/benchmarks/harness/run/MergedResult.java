package io.avrodyne.benchmarks.harness.run;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.WorkloadParams;

/** The result of a case, from the results of its forks. */
final class MergedResult {

  private MergedResult() {}

  /** Merges results that JMH made separately, as if it had run the forks at once. */
  static RunResult of(List<RunResult> forks) {
    List<BenchmarkResult> results =
        forks.stream().map(RunResult::getBenchmarkResults).flatMap(Collection::stream).toList();
    BenchmarkParams one = forks.get(0).getParams();
    return new RunResult(one.getForks() == 0 ? one : withForks(one, results.size()), results);
  }

  private static BenchmarkParams withForks(BenchmarkParams one, int forks) {
    WorkloadParams parameters = new WorkloadParams();
    CaseId.of(one).parameters().forEach((name, value) -> parameters.put(name, value, 0));
    return new BenchmarkParams(
        one.getBenchmark(),
        one.generatedBenchmark(),
        one.shouldSynchIterations(),
        one.getThreads(),
        one.getThreadGroups(),
        one.getThreadGroupLabels(),
        forks,
        one.getWarmupForks(),
        one.getWarmup(),
        one.getMeasurement(),
        one.getMode(),
        parameters,
        one.getTimeUnit(),
        one.getOpsPerInvocation(),
        one.getJvm(),
        one.getJvmArgs(),
        one.getJdkVersion(),
        one.getVmName(),
        one.getVmVersion(),
        one.getJmhVersion(),
        one.getTimeout());
  }
}
