package io.avrodyne.runtime.resolve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import java.util.Arrays;
import java.util.Random;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A comparison of generated schemas and data with Apache Avro; a failure prints the seed and the
 * schemas.
 */
class ResolutionPropertiesTest {

  private static final int PAIRS = 1_500;

  @Test
  void generatedPairsGiveTheSameValueOrTheSameRefusal() {
    int read = 0;
    for (int seed = 0; seed < PAIRS; seed++) {
      Evolution evolution = new Evolution(seed);
      Schema writer = evolution.record(4);
      Schema reader = Resolving.parse(evolution.evolved(writer).toString());
      byte[] bytes = Resolving.write(writer, evolution.datum(writer, 3));
      @Nullable Object ours = Resolving.ours(writer, reader, bytes);
      assertEquals(Resolving.apache(writer, reader, bytes), ours, about(seed, writer, reader));
      assertEquals(
          isCompatible(writer, reader), readsAll(writer, reader), about(seed, writer, reader));
      read += Resolving.REFUSED.equals(ours) ? 0 : 1;
    }
    assertTrue(read > PAIRS / 2, "only " + read + " were read");
  }

  @Test
  void steppingThroughAPlanGivesTheSame() {
    for (int seed = 0; seed < PAIRS; seed++) {
      Evolution evolution = new Evolution(seed);
      Schema writer = evolution.record(4);
      Schema reader = Resolving.parse(evolution.evolved(writer).toString());
      byte[] bytes = Resolving.write(writer, evolution.datum(writer, 3));
      if (!Resolving.REFUSED.equals(Resolving.ours(writer, reader, bytes))) {
        Resolution plan = Resolution.of(writer, reader, Strictness.STRICT);
        assertArrayEquals(
            Resolving.transcoded(writer, reader, bytes, Strictness.STRICT),
            new Stepping(plan, reader).decode(bytes),
            about(seed, writer, reader));
      }
    }
  }

  @Test
  void damagedDataOfGeneratedPairsAreReadOrRefused() {
    for (int seed = 0; seed < PAIRS / 5; seed++) {
      Evolution evolution = new Evolution(seed);
      Schema writer = evolution.record(4);
      Schema reader = Resolving.parse(evolution.evolved(writer).toString());
      byte[] bytes = Resolving.write(writer, evolution.datum(writer, 3));
      try {
        damage(Resolving.decoder(writer, reader, Strictness.STRICT), bytes, new Random(seed));
      } catch (SchemaResolutionException e) {
        assertTrue(e.getMessage().length() > 0);
      }
    }
  }

  private static void damage(AvroDecoder<byte[]> decoder, byte[] bytes, Random random) {
    AvroInput in = new AvroInput(DecodeLimits.DEFAULT.withMaxItems(1_000), Strictness.STRICT);
    for (int i = 0; i < 50 && bytes.length > 0; i++) {
      byte[] damaged = Arrays.copyOf(bytes, random.nextInt(bytes.length) + 1);
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      in.reset(damaged);
      try {
        decoder.decode(in);
      } catch (DecodeException e) {
        assertEquals(0, in.position());
        assertTrue(e.position() >= 0 && e.position() <= damaged.length, e::getMessage);
      }
      assertEquals(damaged.length, in.position() + in.remaining());
    }
  }

  private static boolean isCompatible(Schema writer, Schema reader) {
    return SchemaCompatibility.checkReaderWriterCompatibility(reader, writer).getType()
        == SchemaCompatibilityType.COMPATIBLE;
  }

  private static boolean readsAll(Schema writer, Schema reader) {
    try {
      return Resolving.decoder(writer, reader, Strictness.STRICT).readsAll();
    } catch (SchemaResolutionException e) {
      return false;
    }
  }

  private static String about(int seed, Schema writer, Schema reader) {
    return "seed " + seed + "\nwriter " + writer + "\nreader " + reader + "\n";
  }
}
