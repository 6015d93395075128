package io.avrodyne.benchmarks.buildtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompilationBenchmarkTest {

  private static List<String> made(CompilationBenchmark benchmark, Sources sources)
      throws IOException {
    benchmark.variant = sources;
    benchmark.setUp();
    try {
      benchmark.compile();
      return benchmark.made();
    } finally {
      benchmark.tearDown();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"TYPES_50", "FIELDS_250"})
  void compilesTheTypesAndTheirCodecs(Sources sources) throws Exception {
    List<String> made = made(new AvrodyneBenchmark(), sources);
    String type = sources == Sources.TYPES_50 ? "Account9" : "Wide";
    assertTrue(made.contains("some/" + type + ".class"), made::toString);
    assertTrue(made.contains("some/" + type + "AvroCodec.class"), made::toString);
  }

  @Test
  void withoutTheProcessorThereAreNoCodecs() throws Exception {
    List<String> made = made(new JavacBenchmark(), Sources.TYPES_50);
    assertTrue(made.contains("some/Account9.class"), made::toString);
    assertFalse(made.contains("some/Account9AvroCodec.class"), made::toString);
  }

  @Test
  void theProcessorAloneCompilesNothing() throws Exception {
    List<String> made = made(new AvrodyneProcessorBenchmark(), Sources.TYPES_50);
    assertTrue(made.contains("some/Account9AvroCodec.java"), made::toString);
    assertFalse(made.contains("some/Account9.class"), made::toString);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FIELDS_250")
  void hasTheNumberOfTypesThatItSays(Sources sources) {
    assertEquals("TYPES_" + sources.texts().size(), sources.name());
  }

  @Test
  void errorsEndTheMeasurement() {
    CompilationBenchmark wrong =
        new CompilationBenchmark(Track.FLOOR, "", "-processor", "missing.Processor") {};
    assertThrows(RuntimeException.class, () -> made(wrong, Sources.TYPES_50));
  }
}
