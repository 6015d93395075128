package io.avrodyne.benchmarks.projection;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProjectionBenchmarkTest {

  static Stream<ProjectionBenchmark> contenders() {
    return BenchmarkClasses.of("projection").map(ProjectionBenchmark.class::cast);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void everyContenderPassesTheGate(ProjectionBenchmark contender) {
    assertDoesNotThrow(contender::setUp);
    assertTrue(contender.describe(Map.of()).wireBytes() > 100);
  }

  @Test
  void refusesOtherValues() {
    ProjectionBenchmark wrong =
        new AvrodyneBenchmark() {
          @Override
          List<Object> values(Object decoded) {
            return List.of(((Excerpt) decoded).getText1(), 1L, true);
          }
        };
    assertThrows(IllegalStateException.class, wrong::setUp);
  }
}
