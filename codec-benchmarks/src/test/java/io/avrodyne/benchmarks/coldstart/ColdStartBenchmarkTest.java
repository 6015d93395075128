package io.avrodyne.benchmarks.coldstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ColdStartBenchmarkTest {

  static Stream<ColdStartBenchmark> contenders() {
    return BenchmarkClasses.of("coldstart").map(ColdStartBenchmark.class::cast);
  }

  @Test
  void comparesSixPrograms() {
    assertEquals(6, contenders().count());
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void eachProgramDecodesWhatItEncoded(ColdStartBenchmark contender)
      throws IOException, InterruptedException {
    contender.firstRoundTrip();
    assertFalse(contender.describe(Map.of()).caveats().isEmpty());
  }

  @Test
  void reportsAProgramThatFailsWithItsOutput() {
    IllegalStateException failure =
        assertThrows(IllegalStateException.class, new ChildJvm(Failing.class)::run);
    String said = String.valueOf(failure.getMessage());
    assertTrue(said.startsWith("Failing exited with 1:"), said);
    assertTrue(said.contains("not the object that was encoded"), said);
  }

  /** A program whose result is wrong. */
  public static final class Failing {

    private Failing() {}

    /** Fails. */
    public static void main(String[] args) {
      if (args.length == 0) {
        throw new IllegalStateException("not the object that was encoded");
      }
    }
  }
}
