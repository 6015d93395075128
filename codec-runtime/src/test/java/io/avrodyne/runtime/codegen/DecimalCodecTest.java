package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Ours;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalCodecTest {

  private static final int PRECISION = 60;
  private static final int SCALE = 4;
  private static final int SIZE = 26;
  private static final DecimalCodec BYTES = bytes(PRECISION, SCALE);
  private static final DecimalCodec FIXED =
      DecimalCodec.ofFixed(PRECISION, SCALE, SIZE, RoundingMode.UNNECESSARY);

  /** Returns values around every length in bytes, and around the largest long. */
  static Stream<BigInteger> unscaled() {
    Stream<BigInteger> powers =
        Stream.iterate(7, bits -> bits <= 191, bits -> bits + 8).map(BigInteger.ONE::shiftLeft);
    Stream<BigInteger> tens = Stream.of(17, 18, 19, 59).map(BigInteger.TEN::pow);
    return Stream.concat(Stream.of(BigInteger.ZERO), Stream.concat(powers, tens))
        .flatMap(value -> Stream.of(value, value.subtract(BigInteger.ONE)))
        .flatMap(value -> Stream.of(value, value.negate()));
  }

  @ParameterizedTest
  @MethodSource("unscaled")
  void decimalIsWrittenAsApacheWritesIt(BigInteger unscaled) {
    requireRoundTrip(unscaled);
  }

  @Property(tries = 500)
  void anyDecimalIsWrittenAsApacheWritesIt(@ForAll @Size(min = 1, max = 24) byte[] unscaled) {
    requireRoundTrip(new BigInteger(unscaled));
  }

  private static void requireRoundTrip(BigInteger unscaled) {
    BigDecimal value = new BigDecimal(unscaled, SCALE);
    Conversions.DecimalConversion apache = new Conversions.DecimalConversion();
    LogicalType type = LogicalTypes.decimal(PRECISION, SCALE);
    Schema bytesSchema = type.addToSchema(Schema.create(Schema.Type.BYTES));
    ByteBuffer expected = apache.toBytes(value, bytesSchema, type);
    byte[] bytes = written(BYTES, value);
    assertArrayEquals(ApacheOracle.write(encoder -> encoder.writeBytes(expected)), bytes);
    assertEquals(value, BYTES.read(Ours.strict(bytes)));

    Schema fixedSchema = type.addToSchema(Schema.createFixed("f", null, null, SIZE));
    byte[] fixed = fixed(FIXED, SIZE, value);
    assertArrayEquals(apache.toFixed(value, fixedSchema, type).bytes(), fixed);
    assertEquals(value, FIXED.readFixed(Ours.strict(fixed)));

    requireIntegerRoundTrip(unscaled, bytes, fixed);
  }

  private static void requireIntegerRoundTrip(BigInteger value, byte[] bytes, byte[] fixed) {
    DecimalCodec whole = DecimalCodec.ofFixed(PRECISION, 0, SIZE, RoundingMode.UNNECESSARY);
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, whole.putInteger(out, 0, value));
    assertArrayEquals(bytes, out.toByteArray());
    assertEquals(value, whole.readInteger(Ours.strict(bytes)));
    byte[] room = new byte[SIZE];
    assertEquals(SIZE, whole.putFixedInteger(room, 0, value));
    assertArrayEquals(fixed, room);
    assertEquals(value, whole.readFixedInteger(Ours.strict(fixed)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12})
  void fixedOfAnySizeHoldsItsPrecisionAndNoByteMore(int size) {
    int precision = (int) Math.floor(Math.log10(2) * (8 * size - 1));
    DecimalCodec codec = DecimalCodec.ofFixed(precision, 0, size, RoundingMode.UNNECESSARY);
    BigInteger most = BigInteger.TEN.pow(precision).subtract(BigInteger.ONE);
    for (BigInteger value : new BigInteger[] {most, most.negate(), BigInteger.ONE.negate()}) {
      byte[] bytes = Ours.put((b, p) -> codec.putFixed(b, p, new BigDecimal(value)));
      assertEquals(size, bytes.length);
      assertEquals(value, new BigInteger(bytes));
      assertArrayEquals(bytes, Ours.put((b, p) -> codec.putFixedInteger(b, p, value)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 18, 19, 20, 40})
  void precisionIsTheMostDigits(int precision) {
    DecimalCodec codec = bytes(precision, 0);
    BigInteger most = BigInteger.TEN.pow(precision).subtract(BigInteger.ONE);
    BigInteger more = most.add(BigInteger.ONE);
    for (BigInteger value : new BigInteger[] {most, most.negate()}) {
      assertEquals(value, codec.readInteger(Ours.strict(written(codec, new BigDecimal(value)))));
    }
    for (BigInteger value : new BigInteger[] {more, more.negate()}) {
      EncodeException e =
          assertThrows(EncodeException.class, () -> written(codec, new BigDecimal(value)));
      assertEquals("a decimal has more than " + precision + " digits", e.reason());
      AvroOutput out = new AvroOutput();
      assertThrows(EncodeException.class, () -> codec.putInteger(out, 0, value));
    }
  }

  @Test
  void fixedTooSmallForItsPrecisionIsRefusedWhenItOverflows() {
    DecimalCodec codec = DecimalCodec.ofFixed(30, 0, 2, RoundingMode.UNNECESSARY);
    assertArrayEquals(Ours.hex("8000"), fixed(codec, 2, BigDecimal.valueOf(-32_768)));
    BigDecimal more = BigDecimal.valueOf(32_768);
    assertThrows(EncodeException.class, () -> fixed(codec, 2, more));
    assertThrows(EncodeException.class, () -> fixed(codec, 2, BigDecimal.TEN.pow(25)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1", "1.5", "-12.3456", "1E+3", "0E+1000", "0E-1000", "0", "9E15", "7.5000000000"})
  void smallerScaleIsRaisedAndZerosAreDropped(String text) {
    BigDecimal value = new BigDecimal(text);
    BigDecimal expected = value.setScale(SCALE, RoundingMode.UNNECESSARY);
    assertEquals(expected, BYTES.read(Ours.strict(written(BYTES, value))));
    assertEquals(expected, FIXED.readFixed(Ours.strict(fixed(FIXED, SIZE, value))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.00001", "1.23456", "-9999999999999999999999.99999", "1E-1000000000"})
  void digitsBeyondTheScaleAreRefused(String text) {
    EncodeException e =
        assertThrows(EncodeException.class, () -> written(BYTES, new BigDecimal(text)));
    assertEquals("a decimal has more than 4 digits after the decimal point", e.reason());
  }

  @Property(tries = 1_000)
  void anyDecimalIsRoundedAsTheJdkRoundsIt(
      @ForAll long unscaled,
      @ForAll @IntRange(min = -5, max = 40) int scale,
      @ForAll RoundingMode rounding) {
    DecimalCodec codec = DecimalCodec.ofBytes(PRECISION, SCALE, rounding);
    BigDecimal value = BigDecimal.valueOf(unscaled, scale);
    BigDecimal expected;
    try {
      expected = value.setScale(SCALE, rounding);
    } catch (ArithmeticException e) {
      assertThrows(EncodeException.class, () -> written(codec, value));
      return;
    }
    assertEquals(expected, codec.read(Ours.strict(written(codec, value))));
  }

  @Test
  void roundingMayNotPassThePrecision() {
    DecimalCodec codec = DecimalCodec.ofBytes(3, 1, RoundingMode.HALF_UP);
    assertEquals(new BigDecimal("99.9"), codec.read(Ours.strict(written(codec, number("99.94")))));
    assertThrows(EncodeException.class, () -> written(codec, number("99.95")));
  }

  /** Checks scales whose expansion would take gigabytes. */
  @ParameterizedTest
  @ValueSource(strings = {"1E+1000000000", "-1E+2147483647", "123456789012345678901E+2147483647"})
  void hugeNumberIsRefusedWithoutBeingExpanded(String text) {
    DecimalCodec codec = DecimalCodec.ofBytes(PRECISION, SCALE, RoundingMode.UP);
    assertThrows(EncodeException.class, () -> written(codec, new BigDecimal(text)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1E-1000000000", "-1E-2147483647", "123456789012345678901E-2147483627"})
  void tinyNumberIsRoundedWithoutBeingExpanded(String text) {
    BigDecimal value = new BigDecimal(text);
    BigDecimal last = BigDecimal.valueOf(value.signum(), SCALE);
    DecimalCodec up = DecimalCodec.ofBytes(PRECISION, SCALE, RoundingMode.UP);
    assertEquals(last, up.read(Ours.strict(written(up, value))));
    DecimalCodec halfUp = DecimalCodec.ofBytes(PRECISION, SCALE, RoundingMode.HALF_UP);
    assertEquals(BigDecimal.valueOf(0, SCALE), halfUp.read(Ours.strict(written(halfUp, value))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"02 05", "04 0005", "10 0000000000000005", "12 000000000000000005"})
  void signMayBeRepeatedOnRead(String hex) {
    byte[] bytes = Ours.hex(hex);
    assertEquals(BigDecimal.valueOf(5, SCALE), BYTES.read(Ours.strict(bytes)));
    assertEquals(BigInteger.valueOf(5), BYTES.readInteger(Ours.strict(bytes)));
    for (int i = 1; i < bytes.length; i++) {
      bytes[i] = (byte) ~bytes[i];
    }
    assertEquals(BigDecimal.valueOf(-6, SCALE), BYTES.read(Ours.strict(bytes)));
    assertEquals(BigInteger.valueOf(-6), BYTES.readInteger(Ours.strict(bytes)));
  }

  @Test
  void noBytesAreRefused() {
    byte[] bytes = Ours.hex("00");
    DecodeException e = assertThrows(DecodeException.class, () -> BYTES.read(Ours.strict(bytes)));
    assertEquals("a decimal is empty (byte 0)", e.getMessage());
    assertThrows(DecodeException.class, () -> BYTES.readInteger(Ours.strict(bytes)));
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] bytes = written(BYTES, number("123456789012345678901234.5"));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThrows(DecodeException.class, () -> BYTES.read(Ours.strict(cut)));
    }
    for (int length = 0; length < SIZE; length++) {
      byte[] cut = new byte[length];
      assertThrows(DecodeException.class, () -> FIXED.readFixed(Ours.strict(cut)));
    }
  }

  @Test
  void decimalThatNoSchemaHasIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> bytes(0, 0));
    assertThrows(IllegalArgumentException.class, () -> bytes(5, -1));
    assertThrows(IllegalArgumentException.class, () -> bytes(5, 6));
    assertThrows(
        IllegalArgumentException.class,
        () -> DecimalCodec.ofFixed(5, 2, 0, RoundingMode.UNNECESSARY));
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> BYTES.put(out, 0, null));
    assertThrows(EncodeException.class, () -> BYTES.putInteger(out, 0, null));
    assertThrows(EncodeException.class, () -> FIXED.putFixed(Outputs.buffer(out), 0, null));
    assertThrows(EncodeException.class, () -> FIXED.putFixedInteger(Outputs.buffer(out), 0, null));
  }

  private static DecimalCodec bytes(int precision, int scale) {
    return DecimalCodec.ofBytes(precision, scale, RoundingMode.UNNECESSARY);
  }

  private static BigDecimal number(String text) {
    return new BigDecimal(text);
  }

  private static byte[] written(DecimalCodec codec, BigDecimal value) {
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, codec.put(out, 0, value));
    return out.toByteArray();
  }

  private static byte[] fixed(DecimalCodec codec, int size, BigDecimal value) {
    byte[] bytes = new byte[size];
    assertEquals(size, codec.putFixed(bytes, 0, value));
    return bytes;
  }
}
