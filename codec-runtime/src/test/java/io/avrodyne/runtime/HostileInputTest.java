package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.codegen.BigDecimals;
import io.avrodyne.runtime.codegen.Binaries;
import io.avrodyne.runtime.codegen.Dates;
import io.avrodyne.runtime.codegen.DecimalCodec;
import io.avrodyne.runtime.codegen.Durations;
import io.avrodyne.runtime.codegen.PrimitiveArrays;
import io.avrodyne.runtime.codegen.Texts;
import io.avrodyne.runtime.codegen.TimesOfDay;
import io.avrodyne.runtime.codegen.Timestamps;
import io.avrodyne.runtime.codegen.Uuids;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/**
 * Tests that give arbitrary bytes to every reader: it must return or throw a {@link
 * DecodeException}.
 */
class HostileInputTest {

  private static final DecimalCodec BYTES = DecimalCodec.ofBytes(30, 2, RoundingMode.DOWN);
  private static final DecimalCodec FIXED = DecimalCodec.ofFixed(30, 2, 13, RoundingMode.DOWN);

  private static final List<Function<AvroInput, ?>> READERS =
      List.of(
          AvroInput::readInternedString,
          AvroInput::readBytes,
          in -> in.readBytes(new byte[2]),
          AvroInput::readByteBuffer,
          in -> in.readFixed(3),
          in -> in.readFixed(3, new byte[3]),
          in -> Binaries.readFixedBuffer(in, 3),
          Texts::read,
          Texts::readUtf8,
          in -> Texts.toUri(in.readString(), in),
          in -> Texts.toUrl(in.readString(), in),
          in -> Texts.toFile(in.readString(), in),
          in -> Texts.toPath(in.readString(), in),
          in -> Texts.toCurrency(in.readString(), in),
          in -> Texts.toZoneId(in.readString(), in),
          in -> Texts.toLocale(in.readString(), in),
          in -> Texts.toBigDecimal(in.readString(), in),
          in -> Texts.toBigInteger(in.readString(), in),
          in -> Timestamps.toInstantOfMillis(in.readLong(), in),
          in -> Timestamps.toInstantOfMicros(in.readLong(), in),
          in -> Timestamps.toInstantOfNanos(in.readLong(), in),
          in -> Timestamps.toLocalOfMillis(in.readLong(), in),
          in -> Timestamps.toLocalOfMicros(in.readLong(), in),
          in -> Timestamps.toLocalOfNanos(in.readLong(), in),
          in -> Timestamps.toDate(in.readLong(), in),
          in -> Dates.toLocalDate(in.readInt(), in),
          in -> TimesOfDay.ofMillis(in.readInt(), in),
          in -> TimesOfDay.ofMicros(in.readLong(), in),
          Uuids::readText,
          Uuids::readFixed,
          Durations::read,
          BYTES::read,
          BYTES::readInteger,
          FIXED::readFixed,
          FIXED::readFixedInteger,
          BigDecimals::read,
          PrimitiveArrays::readLongs,
          PrimitiveArrays::readInts,
          PrimitiveArrays::readShorts,
          PrimitiveArrays::readFloats,
          PrimitiveArrays::readDoubles,
          PrimitiveArrays::readBooleans);

  /** Lengths or counts in front, so that the bytes after them are reached. */
  private static final Map<String, byte[]> HEADS =
      Map.of("none", new byte[0], "three", Ours.hex("06"), "sized block", Ours.hex("03 08"));

  @Property(tries = 500)
  void anyBytesAreReadOrRefused(@ForAll @Size(max = 40) byte[] tail) {
    HEADS.forEach((name, head) -> requireReadOrRefused(joined(head, tail)));
    requireReadOrRefused(joined(new byte[] {(byte) (tail.length << 1)}, tail));
  }

  private static void requireReadOrRefused(byte[] bytes) {
    for (Function<AvroInput, ?> reader : READERS) {
      requireReadOrRefused(reader, Ours.strict(bytes), bytes.length);
      requireReadOrRefused(reader, Ours.lenient(bytes), bytes.length);
    }
  }

  private static void requireReadOrRefused(
      Function<AvroInput, ?> reader, AvroInput in, int length) {
    try {
      assertNotNull(reader.apply(in));
      assertTrue(in.position() <= length);
    } catch (DecodeException e) {
      assertTrue(e.position() >= 0 && e.position() <= length, e::getMessage);
    }
  }

  private static byte[] joined(byte[] head, byte[] tail) {
    byte[] all = new byte[head.length + tail.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(tail, 0, all, head.length, tail.length);
    return all;
  }
}
