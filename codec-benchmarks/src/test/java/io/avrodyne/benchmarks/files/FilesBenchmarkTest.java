package io.avrodyne.benchmarks.files;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FilesBenchmarkTest {

  /** Enough records for more than two blocks. */
  private static final int RECORDS = 10_000;

  private static final List<FilesBenchmark> CONTENDERS =
      List.of(new AvrodyneBenchmark(), new AvroReflectBenchmark(), new AvroSpecificBenchmark());

  static Stream<Arguments> contendersAndFormats() {
    return CONTENDERS.stream()
        .flatMap(
            contender ->
                Stream.of(FileFormat.values()).map(format -> Arguments.of(contender, format)));
  }

  @ParameterizedTest
  @MethodSource("contendersAndFormats")
  void everyContenderPassesTheGate(FilesBenchmark contender, FileFormat format) {
    contender.variant = format;
    contender.records = RECORDS;
    assertDoesNotThrow(contender::setUp);
  }

  @Test
  void refusesAContenderThatForgetsAField() {
    FileContender<GenericRecord> careless = careless(ReadingAvroCodec.INSTANCE.schema());
    assertThrows(
        IllegalStateException.class,
        () -> StoredFile.checked("careless", careless, FileFormat.NULL, Row.invent(3)));
  }

  @Test
  void tellsTheSizeOfTheFile() throws IOException {
    int one = new AvrodyneBenchmark().describe(Map.of("records", "1")).wireBytes();
    int many = new AvrodyneBenchmark().describe(Map.of("records", "1000")).wireBytes();
    assertTrue(many - one > 999 * 15 && many - one < 999 * 25, one + " and " + many);
  }

  @Test
  void noBenchmarkOfTheWorkloadEscapesTheseTests() {
    BenchmarkClasses.assertComplete("files", CONTENDERS.stream());
  }

  @Test
  void saysWhoIsMeasuredOnItsOwnObjects() throws IOException {
    Map<String, String> few = Map.of("records", "1");
    assertEquals(Track.OBJECTS, new AvrodyneBenchmark().describe(few).track());
    assertEquals(Track.OBJECTS, new AvroReflectBenchmark().describe(few).track());
    assertEquals(Track.NATIVE, new AvroSpecificBenchmark().describe(few).track());
  }

  /** Returns a contender that drops the time. */
  private static FileContender<GenericRecord> careless(Schema schema) {
    ApacheFiles<GenericRecord> careful = ApacheFiles.generic(FileFormat.NULL, schema);
    return new ApacheFiles<>(
        careful.track(),
        careful.format(),
        careful.schema(),
        careful.writer(),
        careful.reader(),
        row -> careful.record().apply(new Row(row.station(), 0, row.temp())),
        careful.row());
  }
}
