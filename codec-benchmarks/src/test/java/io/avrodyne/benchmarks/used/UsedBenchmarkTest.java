package io.avrodyne.benchmarks.used;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.size.Contenders;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class UsedBenchmarkTest {

  @Test
  void eachOneHasTheSameInAFreshProcess() {
    Set<String> fresh = Contenders.all().keySet();
    Set<String> used = new TreeSet<>(Contenders.ofAllProcesses().keySet());
    used.removeAll(fresh);
    assertEquals(Set.of("AvroSpecificUsed", "AvrodyneUsed", "JacksonJsonUsed"), used);
    assertTrue(used.stream().allMatch(each -> fresh.contains(each.replace("Used", ""))));
  }

  @Test
  void theDescriptionSaysWhatUsedIs() throws IOException {
    Map<String, String> parameters = Map.of("workload", "EQUITY_T2", "data", "CONSTANT");
    for (Object each : BenchmarkClasses.of("used").toList()) {
      List<String> caveats = ((UsedBenchmark) each).describe(parameters).caveats();
      assertTrue(caveats.contains(UsedBenchmark.CAVEAT), caveats::toString);
    }
  }

  @Test
  void whatItDoesBeforeDoesNotChangeTheOperations() throws IOException {
    AvrodyneUsedBenchmark benchmark = new AvrodyneUsedBenchmark();
    benchmark.setUp("EQUITY_T2");
    assertEquals(262, benchmark.write());
  }
}
