package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.VarintBits;
import io.avrodyne.runtime.codegen.Inputs;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.io.BinaryDecoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VarintTest {

  /** Every third case in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  /** Returns the smallest and the largest values of each encoded length. */
  static LongStream longs() {
    return LongStream.concat(
            LongStream.of(0, -1, 1, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE),
            IntStream.rangeClosed(1, 9)
                .mapToLong(bytes -> 1L << (7 * bytes - 1))
                .flatMap(bound -> LongStream.of(bound - 1, bound, -bound, -bound - 1)))
        .flatMap(value -> LongStream.of(value, Long.MIN_VALUE - value))
        .distinct();
  }

  static IntStream ints() {
    return longs().mapToInt(value -> (int) value).distinct();
  }

  @Test
  void eachOf56BitsIsSpreadAndJoined() {
    for (int bit = 0; bit < 56; bit++) {
      long spread = VarintBits.spread(1L << bit);
      assertEquals(1L << (bit + bit / 7), spread);
      assertEquals(1L << bit, VarintBits.joined(spread | VarintBits.EIGHT_ENDS));
    }
  }

  @ParameterizedTest
  @MethodSource("longs")
  void longIsWrittenAsApacheWritesIt(long value) {
    assertArrayEquals(
        ApacheOracle.write(encoder -> encoder.writeLong(value)),
        Ours.put((buffer, p) -> Primitives.putLong(buffer, p, value)));
  }

  @ParameterizedTest
  @MethodSource("longs")
  void longIsWrittenWithinItsLargestSize(long value) {
    byte[] buffer = new byte[Primitives.MAX_LONG_BYTES + 2];
    Arrays.fill(buffer, (byte) 0x55);
    int end = Primitives.putLong(buffer, 1, value);
    assertEquals(Primitives.sizeOfLong(value), end - 1);
    assertEquals(0x55, buffer[0]);
    assertEquals(0x55, buffer[buffer.length - 1]);
  }

  @ParameterizedTest
  @MethodSource("longs")
  void longOfApacheIsRead(long value) {
    AvroInput in = Ours.strict(ApacheOracle.write(encoder -> encoder.writeLong(value)));
    assertEquals(value, in.readLong());
    assertEquals(0, in.remaining());
  }

  @ParameterizedTest
  @MethodSource("ints")
  void intIsWrittenAsApacheWritesIt(int value) {
    assertArrayEquals(
        ApacheOracle.write(encoder -> encoder.writeInt(value)),
        Ours.put((buffer, p) -> Primitives.putInt(buffer, p, value)));
  }

  @ParameterizedTest
  @MethodSource("ints")
  void intOfApacheIsRead(int value) {
    AvroInput in = Ours.strict(ApacheOracle.write(encoder -> encoder.writeInt(value)));
    assertEquals(value, in.readInt());
    assertEquals(0, in.remaining());
  }

  @Property(tries = 300)
  void anyLongGoesThereAndBack(@ForAll long value) {
    byte[] bytes = Ours.put((buffer, p) -> Primitives.putLong(buffer, p, value));
    assertArrayEquals(ApacheOracle.write(encoder -> encoder.writeLong(value)), bytes);
    assertEquals(value, Ours.strict(bytes).readLong());
  }

  @Property(tries = 300)
  void anyIntGoesThereAndBack(@ForAll int value) {
    byte[] bytes = Ours.put((buffer, p) -> Primitives.putInt(buffer, p, value));
    assertArrayEquals(ApacheOracle.write(encoder -> encoder.writeInt(value)), bytes);
    assertEquals(value, Ours.strict(bytes).readInt());
  }

  @ParameterizedTest
  @MethodSource("longs")
  void everyTruncationOfALongIsRefusedWhereItBegins(long value) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeLong(value));
    for (int length = 0; length < bytes.length; length++) {
      AvroInput in = Ours.strict(Arrays.copyOf(bytes, length));
      DecodeException e = assertThrows(DecodeException.class, in::readLong);
      assertEquals("the input ends in the middle of a datum", e.reason());
      assertEquals(0, e.position());
    }
  }

  @ParameterizedTest
  @MethodSource("longs")
  void bytesAroundTheInputDoNotMatter(long value) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeLong(value));
    for (byte other : new byte[] {0, 1, -1}) {
      byte[] around = new byte[3 * Primitives.MAX_LONG_BYTES];
      Arrays.fill(around, other);
      int first = Primitives.MAX_LONG_BYTES;
      for (int length = 0; length < bytes.length; length++) {
        System.arraycopy(bytes, 0, around, first, length);
        AvroInput in = new AvroInput().reset(around, first, length);
        assertEquals(first, assertThrows(DecodeException.class, in::readLong).position());
      }
      System.arraycopy(bytes, 0, around, first, bytes.length);
      AvroInput in = new AvroInput().reset(around, first, bytes.length);
      assertEquals(value, in.readLong());
      assertEquals(0, in.remaining());
    }
  }

  @ParameterizedTest
  @MethodSource("ints")
  void everyTruncationOfAnIntIsRefused(int value) {
    byte[] bytes = ApacheOracle.write(encoder -> encoder.writeInt(value));
    for (int length = 0; length < bytes.length; length++) {
      AvroInput in = Ours.strict(Arrays.copyOf(bytes, length));
      assertThrows(DecodeException.class, in::readInt);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"80 80 80 80 80 00", "ff ff ff ff ff 01", "80 80 80 80 80"})
  void intOfMoreThanFiveBytesIsRefused(String hex) {
    assertThrows(DecodeException.class, Ours.strict(Ours.hex(hex))::readInt);
    assertThrows(DecodeException.class, Ours.lenient(Ours.hex(hex))::readInt);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80 80 80 80 80 80 80 80 80 80 00", "ff ff ff ff ff ff ff ff ff ff 01"})
  void longOfMoreThanTenBytesIsRefused(String hex) {
    assertThrows(DecodeException.class, Ours.strict(Ours.hex(hex))::readLong);
    assertThrows(DecodeException.class, Ours.lenient(Ours.hex(hex))::readLong);
  }

  @Test
  void tooLongAVarintIsSaidToBeSoThoughTheInputEndsThere() {
    AvroInput shorter = Ours.strict(Ours.hex("80 80 80 80 80"));
    DecodeException e = assertThrows(DecodeException.class, shorter::readInt);
    assertEquals("a varint is too long for its type", e.reason());
    AvroInput longer = Ours.strict(Ours.hex("80 80 80 80 80 80 80 80 80 80"));
    e = assertThrows(DecodeException.class, longer::readLong);
    assertEquals("a varint is too long for its type", e.reason());
  }

  @ParameterizedTest
  @ValueSource(strings = {"80 80 80 80 10", "ff ff ff ff 1f", "ff ff ff ff 7f", "81 80 80 80 70"})
  void excessBitsOfAnIntAreRefused(String hex) {
    assertThrows(DecodeException.class, Ours.strict(Ours.hex(hex))::readInt);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80 80 80 80 10", "ff ff ff ff 1f", "ff ff ff ff 7f", "81 80 80 80 70"})
  void excessBitsOfAnIntAreDroppedAsApacheDropsThem(String hex) {
    byte[] bytes = Ours.hex(hex);
    assertEquals(ApacheOracle.read(bytes, BinaryDecoder::readInt), Ours.lenient(bytes).readInt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"80 80 80 80 80 80 80 80 80 02", "ff ff ff ff ff ff ff ff ff 7f"})
  void excessBitsOfALongAreRefused(String hex) {
    assertThrows(DecodeException.class, Ours.strict(Ours.hex(hex))::readLong);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80 80 80 80 80 80 80 80 80 02", "ff ff ff ff ff ff ff ff ff 7f"})
  void excessBitsOfALongAreDroppedAsApacheDropsThem(String hex) {
    byte[] bytes = Ours.hex(hex);
    assertEquals(ApacheOracle.read(bytes, BinaryDecoder::readLong), Ours.lenient(bytes).readLong());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "80 00",
        "82 00",
        "ff 00",
        "81 80 00",
        "81 80 80 80 00",
        "80 00 02 02 02",
        "81 80 00 01 01",
        "81 80 80 00 01"
      })
  void overlongZerosAreRefused(String hex) {
    assertThrows(DecodeException.class, Ours.strict(Ours.hex(hex))::readInt);
    assertThrows(DecodeException.class, Ours.strict(Ours.hex(hex))::readLong);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "80 00",
        "82 00",
        "ff 00",
        "81 80 00",
        "81 80 80 80 00",
        "80 00 02 02 02",
        "81 80 00 01 01",
        "81 80 80 00 01"
      })
  void overlongZerosAreReadAsApacheReadsThem(String hex) {
    byte[] bytes = Ours.hex(hex);
    assertEquals(ApacheOracle.read(bytes, BinaryDecoder::readInt), Ours.lenient(bytes).readInt());
    assertEquals(ApacheOracle.read(bytes, BinaryDecoder::readLong), Ours.lenient(bytes).readLong());
  }

  /** Adds bytes after the varint, which select another path of the reader. */
  @ParameterizedTest
  @MethodSource("longs")
  void bytesAfterALongAreLeftAlone(long value) {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeLong(value);
              encoder.writeFixed(Ours.hex("ff 80 ff 80 7f"));
            });
    AvroInput in = Ours.strict(bytes);
    assertEquals(value, in.readLong());
    assertEquals(5, in.remaining());
  }

  @ParameterizedTest
  @MethodSource("ints")
  void bytesAfterAnIntAreLeftAlone(int value) {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeInt(value);
              encoder.writeFixed(Ours.hex("00 80 ff 80 7f"));
            });
    AvroInput in = Ours.strict(bytes);
    assertEquals(value, in.readInt());
    assertEquals(5, in.remaining());
  }

  @Test
  void indexAtTheBoundIsRefused() {
    DecodeException e =
        assertThrows(DecodeException.class, () -> Inputs.readIndex(Ours.strict(Ours.hex("06")), 3));
    assertEquals("branch or symbol index 3 is out of bounds for length 3 (byte 0)", e.getMessage());
  }

  @Test
  void negativeIndexIsRefused() {
    AvroInput in = Ours.strict(Ours.hex("01"));
    assertThrows(DecodeException.class, () -> Inputs.readIndex(in, 3));
  }

  @Test
  void largestIndexIsRead() {
    assertEquals(2, Inputs.readIndex(Ours.strict(Ours.hex("04")), 3));
  }

  /** Eight bytes are loaded at once, which are not all of the input near its end. */
  @Test
  void bytesBeforeAndAfterAVarintMakeNoDifference() {
    SplittableRandom random = new SplittableRandom(3);
    byte[] bytes = new byte[20];
    for (int i = 0; i < 200_000; i += STEP) {
      random.nextBytes(bytes);
      int length = random.nextInt(1, 12);
      for (int j = 0; j < length - 1; j++) {
        bytes[j] |= (byte) 0x80;
      }
      bytes[length - 1] &= (byte) (random.nextInt(4) == 0 ? 0 : 0x7F);
      byte[] alone = Arrays.copyOf(bytes, length);
      byte[] atTheEnd = new byte[Primitives.MAX_LONG_BYTES + length];
      System.arraycopy(bytes, 0, atTheEnd, Primitives.MAX_LONG_BYTES, length);
      for (Strictness strictness : Strictness.values()) {
        String expected = read(strictness, alone, 0);
        assertEquals(expected, read(strictness, bytes, 0));
        assertEquals(expected, read(strictness, atTheEnd, Primitives.MAX_LONG_BYTES));
      }
    }
  }

  /** Reads a long and an int at an offset, and says positions from there. */
  private static String read(Strictness strictness, byte[] bytes, int offset) {
    AvroInput in = new AvroInput(DecodeLimits.DEFAULT, strictness);
    in.reset(bytes, offset, bytes.length - offset);
    String asLong = read(offset, in::readLong) + " to " + (in.position() - offset);
    in.reset(bytes, offset, bytes.length - offset);
    return asLong + ", " + read(offset, in::readInt) + " to " + (in.position() - offset);
  }

  private static String read(int offset, Supplier<Number> value) {
    try {
      return value.get().toString();
    } catch (DecodeException e) {
      return e.reason() + " at " + (e.position() - offset);
    }
  }
}
