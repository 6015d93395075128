package io.avrodyne.benchmarks.used;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.objects.ObjectsBenchmark;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UsedBenchmarkTest {

  private static final String SUFFIX = "Benchmark";

  /** Returns the names of those that use the process or do not, without their suffixes. */
  private static List<String> names(boolean used) {
    return BenchmarkClasses.of("used")
        .filter(each -> each instanceof UsedBenchmark == used)
        .map(
            each -> each.getClass().getSimpleName().replaceFirst((used ? "Used" : "") + SUFFIX, ""))
        .toList();
  }

  @Test
  void eachOneIsBesideTheSameInAFreshProcess() {
    assertEquals(List.of("AvroSpecific", "Avrodyne", "JacksonJson"), names(true));
    assertEquals(names(true), names(false));
  }

  @Test
  void theReportSaysWhatUsedIs() throws IOException {
    Map<String, String> parameters = Map.of("workload", "EQUITY_T2", "data", "CONSTANT");
    for (Object each : BenchmarkClasses.of("used").toList()) {
      List<String> caveats = ((ObjectsBenchmark) each).describe(parameters).caveats();
      assertEquals(each instanceof UsedBenchmark, caveats.contains(UsedBenchmark.CAVEAT));
    }
  }

  @Test
  void whatItDoesBeforeDoesNotChangeTheOperations() throws IOException {
    AvrodyneUsedBenchmark benchmark = new AvrodyneUsedBenchmark();
    benchmark.setUp("EQUITY_T2");
    assertEquals(262, benchmark.write());
  }
}
