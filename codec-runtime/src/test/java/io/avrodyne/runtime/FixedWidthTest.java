package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.io.BinaryDecoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FixedWidthTest {

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void booleanIsWrittenAsApacheWritesIt(boolean value) {
    assertArrayEquals(
        ApacheOracle.write(encoder -> encoder.writeBoolean(value)),
        Ours.put((buffer, p) -> Primitives.putBoolean(buffer, p, value)));
  }

  @Test
  void booleanIsZeroOrOne() {
    AvroInput in = Ours.strict(Ours.hex("01 00"));
    assertTrue(in.readBoolean());
    assertFalse(in.readBoolean());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 0x7F, 0x80, 0xFF})
  void otherBooleanIsRefused(int value) {
    AvroInput in = Ours.strict(new byte[] {(byte) value});
    assertThrows(DecodeException.class, in::readBoolean);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 0x7F, 0x80, 0xFF})
  void otherBooleanIsReadAsApacheReadsIt(int value) {
    byte[] bytes = {(byte) value};
    assertEquals(
        ApacheOracle.read(bytes, BinaryDecoder::readBoolean), Ours.lenient(bytes).readBoolean());
  }

  @Test
  void missingBooleanIsRefused() {
    assertThrows(DecodeException.class, Ours.strict(new byte[0])::readBoolean);
  }

  @Property(tries = 300)
  void anyFloatIsItsRawBits(@ForAll int bits) {
    requireRawFloat(bits);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 0x8000_0000, 0x7F80_0000, 0x7FC0_0000, 0x7FC1_2345, 0xFFFF_FFFF})
  void extremeFloatIsItsRawBits(int bits) {
    requireRawFloat(bits);
  }

  @Property(tries = 300)
  void anyDoubleIsItsRawBits(@ForAll long bits) {
    requireRawDouble(bits);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        1,
        Long.MIN_VALUE,
        0x7FF0_0000_0000_0000L,
        0xFFF0_0000_0000_0000L,
        0x7FF8_0000_0000_0000L,
        0x7FF8_0123_4567_89ABL,
        0xFFFF_FFFF_FFFF_FFFFL
      })
  void extremeDoubleIsItsRawBits(long bits) {
    requireRawDouble(bits);
  }

  @Test
  void everyTruncationOfAFloatIsRefused() {
    for (int length = 0; length < 4; length++) {
      assertThrows(DecodeException.class, Ours.strict(new byte[length])::readFloat);
    }
  }

  @Test
  void everyTruncationOfADoubleIsRefused() {
    for (int length = 0; length < 8; length++) {
      assertThrows(DecodeException.class, Ours.strict(new byte[length])::readDouble);
    }
  }

  @Test
  void bytesAfterTheRangeAreNotRead() {
    AvroInput in = new AvroInput().reset(new byte[16], 3, 7);
    assertThrows(DecodeException.class, in::readDouble);
  }

  private static void requireRawFloat(int bits) {
    byte[] bytes =
        Ours.put((buffer, p) -> Primitives.putFloat(buffer, p, Float.intBitsToFloat(bits)));
    byte[] littleEndian = {
      (byte) bits, (byte) (bits >> 8), (byte) (bits >> 16), (byte) (bits >> 24)
    };
    assertArrayEquals(littleEndian, bytes);
    assertEquals(bits, Float.floatToRawIntBits(Ours.strict(bytes).readFloat()));
  }

  private static void requireRawDouble(long bits) {
    byte[] bytes =
        Ours.put((buffer, p) -> Primitives.putDouble(buffer, p, Double.longBitsToDouble(bits)));
    byte[] littleEndian = new byte[8];
    Arrays.setAll(new Byte[8], i -> littleEndian[i] = (byte) (bits >> (8 * i)));
    assertArrayEquals(littleEndian, bytes);
    assertEquals(bits, Double.doubleToRawLongBits(Ours.strict(bytes).readDouble()));
  }
}
