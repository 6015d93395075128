package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Shapes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Runs plans of earlier versions with the steps of the runtime's plans, by their numbers, and
 * compares what they read with what the runtime reads alone; a failure prints seed and schemas.
 */
class VersionPlanRuntimeTest {

  private static final int PAIRS = 3_000;

  /** All but records that other codecs read, and conversions. */
  private static final Set<String> KINDS =
      Set.of(
          "Called",
          "Defaulted",
          "Mapped",
          "Nullable",
          "Plain",
          "Present",
          "Promoted",
          "Resolved",
          "Skipped",
          "SkippedScalar");

  @Test
  void stepsHaveTheNumbersOfTheRuntime() throws IOException {
    Map<String, Integer> met = new TreeMap<>();
    for (int seed = 0; seed < PAIRS; seed++) {
      RandomVersions versions = new RandomVersions(seed);
      Schema written = versions.record(4);
      Schema read = versions.evolved(written);
      String about = "seed " + seed + "\nwritten " + written + "\nread " + read;
      List<KnownWriter> known = known(written, read);
      if (known.isEmpty() || known.get(0).straight().isEmpty()) {
        continue;
      }
      VersionPlan plan = known.get(0).straight().get();
      byte[] datum = bytes(written, versions.datum(written, 5));
      RuntimePlan runtime = RuntimePlan.of(written, read, datum);
      Object value = new VersionRun(plan).read(read, runtime);
      Object resolved = RuntimePlan.of(written, read, datum).resolved(read);
      assertArrayEquals(bytes(read, resolved), bytes(read, value), about);
      assertEquals(0, runtime.remaining(), about);
      kinds(plan).forEach(kind -> met.merge(kind, 1, Integer::sum));
    }
    assertEquals(KINDS, met.keySet());
    assertTrue(met.values().stream().allMatch(count -> count > 50), met::toString);
  }

  /** Returns the steps, and how the values of fields that have changed are read. */
  private static Stream<String> kinds(VersionPlan plan) {
    return plan.members().stream()
        .filter(VersionMember.ChangedRecord.class::isInstance)
        .flatMap(member -> ((VersionMember.ChangedRecord) member).steps().stream())
        .map(step -> step instanceof VersionStep.Changed changed ? changed.value() : step)
        .map(each -> each.getClass().getSimpleName());
  }

  private static List<KnownWriter> known(Schema written, Schema read) {
    Shapes shapes = new Shapes();
    CodecPlan plan = shapes.codec(read, written);
    return new KnownWriters(shapes.catalog(), List.of(plan), () -> 4).of(plan);
  }

  private static byte[] bytes(Schema schema, @Nullable Object datum) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new GenericDatumWriter<>(schema, new GenericData()).write(datum, encoder);
    encoder.flush();
    return bytes.toByteArray();
  }
}
