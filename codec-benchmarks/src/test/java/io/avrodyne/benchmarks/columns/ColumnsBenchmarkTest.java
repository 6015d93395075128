package io.avrodyne.benchmarks.columns;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.columns.ColumnsBenchmark.Figures;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ColumnsBenchmarkTest {

  @ParameterizedTest
  @EnumSource
  void everyContenderPassesTheGate(ColumnType column) throws Exception {
    List<Object> contenders = BenchmarkClasses.of("columns").toList();
    assertTrue(contenders.size() > 1, contenders::toString);
    for (Object each : contenders) {
      ColumnsBenchmark contender = (ColumnsBenchmark) each;
      contender.column = column;
      assertDoesNotThrow(() -> contender.setUp());
      Figures figures = new Figures();
      assertTrue(contender.write(figures) > 100);
      assertNotNull(contender.read(figures));
      contender.count();
      assertTrue(figures.payloadBytes > 100, () -> figures.payloadBytes + " bytes");
    }
  }
}
