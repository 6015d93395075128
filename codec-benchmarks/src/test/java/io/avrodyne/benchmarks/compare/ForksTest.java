package io.avrodyne.benchmarks.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForksTest {

  private static final String HEAD =
      "\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\",\"Score Error (99.9%)\",\"Unit\"";
  private static final String LINE = "\"a.B.write\",\"thrpt\",1,4,10245.750000,NaN,\"ops/ms\"";

  @Test
  void scoreIsInItsColumn() throws IOException {
    assertEquals(10245.75, Forks.score(List.of(HEAD, LINE)));
  }

  @Test
  void severalBenchmarksAreAnError() {
    assertThrows(IOException.class, () -> Forks.score(List.of(HEAD, LINE, LINE)));
    assertThrows(IOException.class, () -> Forks.score(List.of(HEAD)));
  }
}
