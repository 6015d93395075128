package io.avrodyne.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.report.Measurement.Subject;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ResultReaderTest {

  @Test
  void takesWorkloadContenderAndMethodFromTheName() {
    assertEquals(
        new Subject("equity", "Avrodyne", "T2", "roundTrip"),
        ResultReader.subject(
            "io.avrodyne.benchmarks.equity.AvrodyneBenchmark.roundTrip", Map.of("variant", "T2")));
  }

  @Test
  void readsABenchmarkOfAnotherShape() {
    assertEquals(
        new Subject("lists", "Floor", "size=10, T1", "sum"),
        ResultReader.subject(
            "some.where.lists.Floor.sum", new TreeMap<>(Map.of("variant", "T1", "size", "10"))));
  }

  @Test
  void readsAClassWithoutPackage() {
    assertEquals(new Subject("", "Floor", "", "sum"), ResultReader.subject("Floor.sum", Map.of()));
  }
}
