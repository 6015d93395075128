package io.avrodyne.benchmarks.evolution;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.codegen.KnownWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class EvolutionBenchmarkTest {

  private static final List<EvolutionBenchmark> CONTENDERS =
      List.of(
          new AvrodyneKnownWriterBenchmark(),
          new AvrodynePlanBenchmark(),
          new AvroGenericBenchmark(),
          new AvroSpecificBenchmark());

  static Stream<Arguments> contendersAndChanges() {
    return CONTENDERS.stream()
        .flatMap(
            contender -> Stream.of(Change.values()).map(change -> Arguments.of(contender, change)));
  }

  @ParameterizedTest
  @MethodSource("contendersAndChanges")
  void everyContenderPassesTheGate(EvolutionBenchmark contender, Change change) {
    contender.variant = change;
    assertDoesNotThrow(contender::setUp);
  }

  @Test
  void refusesAReaderOfAnotherVersion() {
    EvolutionBenchmark wrong =
        new EvolutionBenchmark(Track.NATIVE, change -> ApacheReader.generic(Change.PROMOTED)) {};
    wrong.variant = Change.REORDERED;
    assertThrows(Exception.class, wrong::setUp);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SAME")
  void measuresWhatIsGeneratedAndWhatIsPlanned(Change change) {
    AvroDecoder<Shipment> known = ShipmentAvroCodec.INSTANCE.decoderFor(change.writer());
    AvroDecoder<Shipment> planned =
        ShipmentAvroCodec.INSTANCE.decoderFor(change.writer(), Strictness.LENIENT);
    assertInstanceOf(KnownWriter.class, known);
    assertTrue(!(planned instanceof KnownWriter) && planned != ShipmentAvroCodec.INSTANCE);
  }

  @Test
  void baselineIsTheCodecItself() {
    assertEquals(
        ShipmentAvroCodec.INSTANCE, ShipmentAvroCodec.INSTANCE.decoderFor(Change.SAME.writer()));
  }

  @Test
  void noBenchmarkOfTheWorkloadEscapesTheseTests() {
    BenchmarkClasses.assertComplete("evolution", CONTENDERS.stream());
  }

  @Test
  void tellsTrackAndBytes() throws IOException {
    AvrodynePlanBenchmark ours = new AvrodynePlanBenchmark();
    int today = ours.describe(Map.of("variant", "SAME")).wireBytes();
    assertEquals(Track.OBJECTS, ours.describe(Map.of()).track());
    assertEquals(Track.NATIVE, new AvroSpecificBenchmark().describe(Map.of()).track());
    assertEquals(today, ours.describe(Map.of("variant", "REORDERED")).wireBytes());
    assertNotEquals(today, ours.describe(Map.of("variant", "REMOVED")).wireBytes());
  }
}
