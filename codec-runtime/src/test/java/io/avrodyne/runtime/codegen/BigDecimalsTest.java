package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Ours;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BigDecimalsTest {

  private static final Schema BYTES = Schema.create(Schema.Type.BYTES);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "0E+10000",
        "-1E-10000",
        "1.50",
        "-128",
        "128",
        "999999999999999999",
        "-9223372036854775808",
        "9223372036854775808",
        "123456789012345678901234567890.123456789"
      })
  void decimalIsWrittenAsApacheWritesIt(String text) {
    requireRoundTrip(new BigDecimal(text));
  }

  @Property(tries = 500)
  void anyDecimalIsWrittenAsApacheWritesIt(
      @ForAll @Size(min = 1, max = 100) byte[] unscaled,
      @ForAll @IntRange(min = -10_000, max = 10_000) int scale) {
    requireRoundTrip(new BigDecimal(new BigInteger(unscaled), scale));
  }

  private static void requireRoundTrip(BigDecimal value) {
    ByteBuffer inside =
        new Conversions.BigDecimalConversion().toBytes(value, BYTES, LogicalTypes.bigDecimal());
    byte[] expected = ApacheOracle.write(encoder -> encoder.writeBytes(inside));
    byte[] bytes = written(value);
    assertArrayEquals(expected, bytes);
    AvroInput in = Ours.strict(bytes);
    assertEquals(value, BigDecimals.read(in));
    assertEquals(0, in.remaining());
  }

  @ParameterizedTest
  @ValueSource(ints = {10_001, -10_001, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void scaleBeyondTheLimitIsRefusedOnBothSides(int scale) {
    BigDecimal value = BigDecimal.valueOf(1, scale);
    EncodeException e = assertThrows(EncodeException.class, () -> written(value));
    assertEquals("a scale is outside the range -10000 to 10000", e.reason());
    byte[] inside =
        ApacheOracle.write(
            encoder -> {
              encoder.writeBytes(new byte[] {1});
              encoder.writeInt(scale);
            });
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeBytes(inside));
    LimitExceededException limit =
        assertThrows(LimitExceededException.class, () -> BigDecimals.read(Ours.strict(bytes)));
    assertEquals("a scale is outside the range -10000 to 10000 (byte 3)", limit.getMessage());
  }

  /**
   * Tests no bytes, no scale, no unscaled value, and a value that is too short, too long or beyond
   * the outer bytes.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "00",
        "04 02 05",
        "04 00 02",
        "02 02 05 02",
        "08 02 05 02 00",
        "06 04 05 05 02",
        "04 7e 05"
      })
  void otherFormsAreRefused(String hex) {
    AvroInput in = Ours.strict(Ours.hex(hex));
    assertThrows(DecodeException.class, () -> BigDecimals.read(in));
  }

  @ParameterizedTest
  @ValueSource(strings = {"00 02 05 02", "00 7e", "06 06 05 02 00", "06 01 05 02", "06 7e 05 02"})
  void lengthsAreJudgedByTheBytesOfTheDecimalAlone(String hex) {
    DecodeException e =
        assertThrows(DecodeException.class, () -> BigDecimals.read(Ours.strict(Ours.hex(hex))));
    assertEquals("malformed big-decimal", e.reason());
  }

  @Test
  void bytesAfterTheScaleAreIgnoredWhenLenient() {
    byte[] bytes = Ours.hex("08 02 05 02 00");
    AvroInput in = Ours.lenient(bytes);
    assertEquals(new BigDecimal("0.5"), BigDecimals.read(in));
    assertEquals(0, in.remaining());
    assertEquals(
        new BigDecimal("0.5"),
        new Conversions.BigDecimalConversion()
            .fromBytes(ByteBuffer.wrap(Ours.hex("02 05 02 00")), BYTES, LogicalTypes.bigDecimal()));
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] bytes = written(new BigDecimal("123456789012345678901234567890.12"));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThrows(DecodeException.class, () -> BigDecimals.read(Ours.strict(cut)));
    }
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> BigDecimals.put(out, 0, null));
  }

  private static byte[] written(BigDecimal value) {
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, BigDecimals.put(out, 0, value));
    return out.toByteArray();
  }
}
