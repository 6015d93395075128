package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForksTest {

  private static final String BENCHMARK =
      "{\"benchmark\":\"a.B.write\",\"primaryMetric\":{\"score\":4,\"rawData\":[[%s]]}}";

  @Test
  void iterationsAreInTheirOrder() throws IOException {
    assertEquals(List.of(7.0, 1.0, 8.5), iterations("7, 1, 8.5"));
  }

  @Test
  void severalBenchmarksAreAnError() {
    String one = BENCHMARK.formatted("1, 2");
    assertThrows(IOException.class, () -> Forks.iterations("[" + one + "," + one + "]"));
    assertThrows(IOException.class, () -> Forks.iterations("[]"));
    assertThrows(IOException.class, () -> iterations(""));
  }

  private static List<Double> iterations(String iterations) throws IOException {
    return Forks.iterations("[" + BENCHMARK.formatted(iterations) + "]");
  }
}
