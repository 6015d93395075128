package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ForksTest {

  private static final String BENCHMARK =
      "{\"benchmark\":\"a.B.write\",\"primaryMetric\":{\"score\":4,\"rawData\":[[%s]]}}";

  @Test
  void scoreIsOfTheFasterIterations() throws IOException {
    assertEquals(8.5, score("7, 1, 9, 8.5, 6"));
    assertEquals(9, score("1, 2, 3, 4, 5, 6, 7, 8, 9, 10.0, 11"));
    assertEquals(3, score("3"));
  }

  @Test
  void severalBenchmarksAreAnError() {
    String one = BENCHMARK.formatted("1, 2");
    assertThrows(IOException.class, () -> Forks.score("[" + one + "," + one + "]"));
    assertThrows(IOException.class, () -> Forks.score("[]"));
    assertThrows(IOException.class, () -> score(""));
  }

  private static double score(String iterations) throws IOException {
    return Forks.score("[" + BENCHMARK.formatted(iterations) + "]");
  }
}
