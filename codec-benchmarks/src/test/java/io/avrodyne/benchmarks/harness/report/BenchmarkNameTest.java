package io.avrodyne.benchmarks.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class BenchmarkNameTest {

  @Test
  void hasTheContenderAndTheMethod() {
    assertEquals(
        new BenchmarkName("some.objects.ForyBenchmark", "objects", "Fory", "read"),
        BenchmarkName.of("some.objects.ForyBenchmark.read"));
  }

  @Test
  void aParameterCanNameTheContender() {
    BenchmarkName name = BenchmarkName.of("some.actors.EngineBenchmark.persist");
    assertEquals("Protobuf", name.contender(Map.of("contender", "Protobuf")));
    assertEquals("Engine", name.contender(Map.of()));
  }

  @Test
  void aClassHasNoMethod() {
    assertEquals(
        new BenchmarkName("some.objects.ForyBenchmark", "objects", "Fory", ""),
        BenchmarkName.of("some.objects.ForyBenchmark"));
  }

  @Test
  void neitherPackageNorSuffixIsNeeded() {
    assertEquals(new BenchmarkName("Fory", "", "Fory", "read"), BenchmarkName.of("Fory.read"));
    assertEquals(new BenchmarkName("Fory", "", "Fory", ""), BenchmarkName.of("Fory"));
  }
}
