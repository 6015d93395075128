package io.avrodyne.benchmarks.objects;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every contender passes the gate with every workload, or says why it does not take part. */
class GatesTest {

  /** Every third in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  /** Takes each contender with other workloads than the one before. */
  static Stream<Arguments> contendersAndWorkloads() {
    List<WorkloadBenchmark> contenders = contenders();
    List<Workload> workloads = List.of(Workload.values());
    return IntStream.range(0, contenders.size() * workloads.size())
        .filter(pair -> (pair / workloads.size() + pair % workloads.size()) % STEP == 0)
        .mapToObj(
            pair ->
                Arguments.of(
                    contenders.get(pair / workloads.size()),
                    workloads.get(pair % workloads.size())));
  }

  private static List<WorkloadBenchmark> contenders() {
    return BenchmarkClasses.of("objects").map(WorkloadBenchmark.class::cast).toList();
  }

  @ParameterizedTest
  @MethodSource("contendersAndWorkloads")
  void passesTheGateOrSaysWhyNot(WorkloadBenchmark contender, Workload workload)
      throws IOException {
    contender.workload = workload;
    Optional<String> refusal = contender.refusal(Map.of("workload", workload.name()));
    if (refusal.isPresent()) {
      assertFalse(refusal.get().isBlank());
    } else {
      contender.setUp(workload.sample(Size.SMALL), false);
    }
  }

  static Stream<Workload> workloadsOfSmallObjects() {
    return Stream.of(Workload.values())
        .filter(each -> !each.name().matches("(LISTS|NUMBERS)(_.*)?"));
  }

  /** In a fork, contenders are compared with Avrodyne, which must therefore be right about all. */
  @ParameterizedTest
  @MethodSource("workloadsOfSmallObjects")
  void avrodyneWritesEveryObjectAsApacheAvroDoes(Workload workload) throws IOException {
    AvrodyneBenchmark avrodyne = new AvrodyneBenchmark();
    avrodyne.workload = workload;
    avrodyne.setUp(workload.sample(Size.FULL), false);
  }

  @Test
  void everyWorkloadHasContenders() {
    for (Workload workload : Workload.values()) {
      assertTrue(
          contenders().stream()
                  .filter(each -> each.refusal(Map.of("workload", workload.name())).isEmpty())
                  .count()
              > 1,
          workload::toString);
    }
  }
}
