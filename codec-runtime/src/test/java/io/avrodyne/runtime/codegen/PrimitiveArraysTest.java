package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Ours;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.io.BinaryEncoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrimitiveArraysTest {

  /** An operation that writes one item. */
  private interface ItemWriting {
    void to(BinaryEncoder encoder, int index) throws IOException;
  }

  /** Returns lengths around those at which writers grow their buffer or copy many items at once. */
  static IntStream lengths() {
    return IntStream.of(0, 1, 2, 15, 16, 17, 63, 64, 4_095, 4_096, 4_097, 10_000);
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void everyTypeIsWrittenAsApacheWritesItAndComesBack(int length) {
    Random random = new Random(length);
    requireLongs(random.longs(length).map(bits -> bits >> (bits & 63)).toArray());
    requireInts(random.ints(length).map(bits -> bits >> (bits & 31)).toArray());
    short[] shorts = new short[length];
    float[] floats = new float[length];
    boolean[] booleans = new boolean[length];
    for (int i = 0; i < length; i++) {
      shorts[i] = (short) random.nextInt();
      floats[i] = Float.intBitsToFloat(random.nextInt());
      booleans[i] = random.nextBoolean();
    }
    requireShorts(shorts);
    requireFloats(floats);
    requireDoubles(random.longs(length).mapToDouble(Double::longBitsToDouble).toArray());
    requireBooleans(booleans);
  }

  /** Checks a second array after the first, so that the output has changed in between. */
  @Test
  void numbersAreWrittenAndReadAtEveryAlignment() {
    double[] doubles = new Random(1).doubles(600).toArray();
    float[] floats = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, Float.NaN, -0.0f};
    AvroOutput out = new AvroOutput(0);
    for (int p = 0; p < 10; p++) {
      int end = PrimitiveArrays.put(out, PrimitiveArrays.put(out, p, floats), doubles);
      AvroInput in = new AvroInput().reset(Outputs.buffer(out), p, end - p);
      assertArrayEquals(floats, PrimitiveArrays.readFloats(in));
      assertArrayEquals(doubles, PrimitiveArrays.readDoubles(in));
      assertEquals(0, in.remaining());
    }
  }

  @Test
  void extremesComeBack() {
    requireLongs(0, -1, Long.MIN_VALUE, Long.MAX_VALUE);
    requireInts(0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE);
    requireShorts(new short[] {0, -1, Short.MIN_VALUE, Short.MAX_VALUE});
    requireFloats(-0.0f, Float.NaN, Float.intBitsToFloat(0x7FC1_2345), Float.NEGATIVE_INFINITY);
    requireDoubles(-0.0, Double.NaN, Double.longBitsToDouble(0x7FF8_0123_4567_89ABL), 4.9e-324);
  }

  @Property(tries = 200)
  void anyLongsComeBack(@ForAll long[] items) {
    requireLongs(items);
  }

  private static void requireLongs(long... items) {
    byte[] bytes = written(items.length, (encoder, i) -> encoder.writeLong(items[i]));
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, PrimitiveArrays.put(out, 0, items));
    assertArrayEquals(bytes, out.toByteArray());
    assertArrayEquals(items, read(bytes, PrimitiveArrays::readLongs));
    long[] previous = new long[items.length];
    assertSame(previous, read(bytes, in -> PrimitiveArrays.readLongs(in, previous)));
    assertArrayEquals(items, previous);
  }

  private static void requireInts(int... items) {
    byte[] bytes = written(items.length, (encoder, i) -> encoder.writeInt(items[i]));
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, PrimitiveArrays.put(out, 0, items));
    assertArrayEquals(bytes, out.toByteArray());
    assertArrayEquals(items, read(bytes, PrimitiveArrays::readInts));
    int[] previous = new int[items.length];
    assertSame(previous, read(bytes, in -> PrimitiveArrays.readInts(in, previous)));
    assertArrayEquals(items, previous);
  }

  private static void requireShorts(short[] items) {
    byte[] bytes = written(items.length, (encoder, i) -> encoder.writeInt(items[i]));
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, PrimitiveArrays.put(out, 0, items));
    assertArrayEquals(bytes, out.toByteArray());
    assertArrayEquals(items, read(bytes, PrimitiveArrays::readShorts));
    short[] previous = new short[items.length];
    assertSame(previous, read(bytes, in -> PrimitiveArrays.readShorts(in, previous)));
    assertArrayEquals(items, previous);
  }

  private static void requireFloats(float... items) {
    byte[] bytes = written(items.length, (encoder, i) -> encoder.writeFloat(items[i]));
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, PrimitiveArrays.put(out, 0, items));
    assertArrayEquals(bytes, out.toByteArray());
    float[] read = read(bytes, PrimitiveArrays::readFloats);
    for (int i = 0; i < items.length; i++) {
      assertEquals(Float.floatToRawIntBits(items[i]), Float.floatToRawIntBits(read[i]));
    }
    float[] previous = new float[items.length];
    assertSame(previous, read(bytes, in -> PrimitiveArrays.readFloats(in, previous)));
    assertArrayEquals(items, previous);
  }

  private static void requireDoubles(double... items) {
    byte[] bytes = written(items.length, (encoder, i) -> encoder.writeDouble(items[i]));
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, PrimitiveArrays.put(out, 0, items));
    assertArrayEquals(bytes, out.toByteArray());
    double[] read = read(bytes, PrimitiveArrays::readDoubles);
    for (int i = 0; i < items.length; i++) {
      assertEquals(Double.doubleToRawLongBits(items[i]), Double.doubleToRawLongBits(read[i]));
    }
    double[] previous = new double[items.length];
    assertSame(previous, read(bytes, in -> PrimitiveArrays.readDoubles(in, previous)));
    assertArrayEquals(items, previous);
  }

  private static void requireBooleans(boolean[] items) {
    byte[] bytes = written(items.length, (encoder, i) -> encoder.writeBoolean(items[i]));
    AvroOutput out = new AvroOutput(0);
    Ours.commit(out, PrimitiveArrays.put(out, 0, items));
    assertArrayEquals(bytes, out.toByteArray());
    assertArrayEquals(items, read(bytes, PrimitiveArrays::readBooleans));
    boolean[] previous = new boolean[items.length];
    assertSame(previous, read(bytes, in -> PrimitiveArrays.readBooleans(in, previous)));
    assertArrayEquals(items, previous);
  }

  @Test
  void severalAndSizedBlocksAreOneArray() {
    byte[] bytes = Ours.hex("02 02 03 04 04 06 02 08 00");
    assertArrayEquals(new int[] {1, 2, 3, 4}, read(bytes, PrimitiveArrays::readInts));
    assertArrayEquals(new long[] {1, 2, 3, 4}, read(bytes, PrimitiveArrays::readLongs));
    int[] first = new int[1];
    int[] all = read(bytes, in -> PrimitiveArrays.readInts(in, first));
    assertArrayEquals(new int[] {1, 2, 3, 4}, all);
    byte[] floats = Ours.hex("01 08 0000803f 02 00000040 00");
    assertArrayEquals(new float[] {1, 2}, read(floats, PrimitiveArrays::readFloats));
  }

  @Test
  void manySmallBlocksAreGathered() {
    byte[] bytes = new byte[2 * 50_000 + 1];
    Arrays.fill(bytes, 0, bytes.length - 1, (byte) 2);
    int[] read = read(bytes, PrimitiveArrays::readInts);
    assertEquals(50_000, read.length);
    assertEquals(50_000, Arrays.stream(read).sum());
  }

  @Test
  void arrayOfAnotherLengthIsLeftAlone() {
    long[] previous = {7, 7, 7};
    byte[] bytes = Ours.hex("04 02 04 00");
    assertNotSame(previous, read(bytes, in -> PrimitiveArrays.readLongs(in, previous)));
    assertArrayEquals(new long[] {7, 7, 7}, previous);
  }

  @Test
  void shortOutOfRangeIsRefusedWithItsIndexAndPlace() {
    byte[] bytes = written(2, (encoder, i) -> encoder.writeInt(i * (Short.MAX_VALUE + 1)));
    DecodeException e =
        assertThrows(DecodeException.class, () -> PrimitiveArrays.readShorts(Ours.strict(bytes)));
    assertEquals("[1]: an int is out of range for short (byte 2)", e.getMessage());
  }

  @Test
  void malformedItemIsRefusedWithItsIndex() {
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () -> PrimitiveArrays.readBooleans(Ours.strict(Ours.hex("06 01 00 02 00"))));
    assertEquals("[2]: a boolean is neither 0 nor 1 (byte 3)", e.getMessage());
    byte[] lenient = Ours.hex("06 01 00 02 00");
    assertArrayEquals(
        new boolean[] {true, false, false}, PrimitiveArrays.readBooleans(Ours.lenient(lenient)));
  }

  @Test
  void headOfALaterBlockIsRefusedWithTheIndexOfItsItem() {
    DecodeException e =
        assertThrows(
            DecodeException.class,
            () -> PrimitiveArrays.readInts(Ours.strict(Ours.hex("02 02 7e 02"))));
    assertEquals("[1]", e.path());
  }

  @Test
  void sizeThatDisagreesWithTheItemsIsRefused() {
    byte[] bytes = Ours.hex("01 0a 0000803f 00 00");
    assertThrows(DecodeException.class, () -> PrimitiveArrays.readFloats(Ours.strict(bytes)));
  }

  @Test
  void everyTruncationIsRefused() {
    requireTruncationsRefused((e, i) -> e.writeLong(i * 1_000L), PrimitiveArrays::readLongs);
    requireTruncationsRefused((e, i) -> e.writeInt(i * 1_000), PrimitiveArrays::readInts);
    requireTruncationsRefused((e, i) -> e.writeInt(i * 1_000), PrimitiveArrays::readShorts);
    requireTruncationsRefused((e, i) -> e.writeFloat(i), PrimitiveArrays::readFloats);
    requireTruncationsRefused((e, i) -> e.writeDouble(i), PrimitiveArrays::readDoubles);
    requireTruncationsRefused((e, i) -> e.writeBoolean(true), PrimitiveArrays::readBooleans);
  }

  private static void requireTruncationsRefused(
      ItemWriting writing, Function<AvroInput, ?> reading) {
    byte[] bytes = written(3, writing);
    for (int length = 0; length < bytes.length; length++) {
      AvroInput in = Ours.strict(Arrays.copyOf(bytes, length));
      assertThrows(DecodeException.class, () -> reading.apply(in));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 1 << 20, Integer.MAX_VALUE, Long.MAX_VALUE, -3, Long.MIN_VALUE})
  void countBeyondTheInputIsRefusedBeforeAnythingIsAllocated(long count) {
    byte[] bytes =
        ApacheOracle.write(
            encoder -> {
              encoder.writeLong(count);
              encoder.writeFixed(new byte[2]);
            });
    assertThrows(DecodeException.class, () -> PrimitiveArrays.readLongs(Ours.strict(bytes)));
    assertThrows(DecodeException.class, () -> PrimitiveArrays.readDoubles(Ours.strict(bytes)));
    assertThrows(DecodeException.class, () -> PrimitiveArrays.readBooleans(Ours.strict(bytes)));
  }

  @Test
  void limitOfItemsHolds() {
    AvroInput in = Ours.limited(Ours.hex("06 02 04 06 00"), DecodeLimits.DEFAULT.withMaxItems(2));
    assertThrows(LimitExceededException.class, () -> PrimitiveArrays.readInts(in));
  }

  @Test
  void nullIsRefused() {
    AvroOutput out = new AvroOutput();
    assertThrows(EncodeException.class, () -> PrimitiveArrays.put(out, 0, (long[]) null));
    assertThrows(EncodeException.class, () -> PrimitiveArrays.put(out, 0, (int[]) null));
    assertThrows(EncodeException.class, () -> PrimitiveArrays.put(out, 0, (short[]) null));
    assertThrows(EncodeException.class, () -> PrimitiveArrays.put(out, 0, (float[]) null));
    assertThrows(EncodeException.class, () -> PrimitiveArrays.put(out, 0, (double[]) null));
    assertThrows(EncodeException.class, () -> PrimitiveArrays.put(out, 0, (boolean[]) null));
  }

  private static <T> T read(byte[] bytes, Function<AvroInput, T> reading) {
    AvroInput in = Ours.strict(bytes);
    T items = reading.apply(in);
    assertEquals(0, in.remaining());
    return items;
  }

  private static byte[] written(int length, ItemWriting writing) {
    return ApacheOracle.write(
        encoder -> {
          encoder.writeArrayStart();
          encoder.setItemCount(length);
          for (int i = 0; i < length; i++) {
            encoder.startItem();
            writing.to(encoder, i);
          }
          encoder.writeArrayEnd();
        });
  }
}
