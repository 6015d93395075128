package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

/** Compares the reading of many numbers in a row with the reading of each by itself. */
class VarintRunsTest {

  private static final int ARRAYS = 20_000;
  private static final int[] BYTES = {0, 1, 2, 0x0F, 0x10, 0x7F, 0x80, 0x81, 0xF0, 0xFF};

  private final SplittableRandom random = new SplittableRandom(7);

  @Test
  void anyBytesAreJudgedAsNumberByNumber() {
    for (int i = 0; i < ARRAYS; i++) {
      byte[] bytes = bytes(random.nextInt(60));
      requireSame(bytes);
    }
  }

  @Test
  void smallNumbersAmongOthersAreRead() {
    for (int i = 0; i < ARRAYS; i++) {
      byte[] bytes = new byte[1 + random.nextInt(60)];
      random.nextBytes(bytes);
      int share = 2 + random.nextInt(40);
      for (int k = 0; k < bytes.length; k++) {
        if (random.nextInt(share) != 0) {
          bytes[k] &= 0x7F;
        }
      }
      requireSame(bytes);
    }
  }

  @Test
  void malformedNumberAfterManyIsRefusedWithItsIndex() {
    byte[] bytes = Ours.hex("18 02 02 02 02 02 02 02 02 02 80 00 02 02 02 02 02 02 02 02 02 02 00");
    DecodeException e =
        assertThrows(DecodeException.class, () -> PrimitiveArrays.readInts(Ours.strict(bytes)));
    assertEquals("[9]", e.path());
    assertEquals(10, e.position());
    e = assertThrows(DecodeException.class, () -> PrimitiveArrays.readLongs(Ours.strict(bytes)));
    assertEquals("[9]", e.path());
  }

  @Test
  void bytesAfterTheInputAreNotRead() {
    byte[] array = new byte[64];
    Arrays.fill(array, (byte) 2);
    array[0] = 40;
    for (int limit = 1; limit < 30; limit++) {
      AvroInput ints = new AvroInput().reset(array, 0, limit);
      assertThrows(DecodeException.class, () -> PrimitiveArrays.readInts(ints));
      AvroInput longs = new AvroInput().reset(array, 0, limit);
      assertThrows(DecodeException.class, () -> PrimitiveArrays.readLongs(longs));
    }
    array[21] = 0;
    for (int limit = 22; limit < 40; limit++) {
      AvroInput in = new AvroInput().reset(array, 0, limit);
      assertEquals(20, PrimitiveArrays.readInts(in).length);
      assertEquals(22, in.position());
    }
    // Nineteen numbers of one byte, and one whose second byte is beyond the input.
    array[20] = (byte) 0x80;
    AvroInput cut = new AvroInput().reset(array, 0, 21);
    assertThrows(DecodeException.class, () -> PrimitiveArrays.readInts(cut));
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    for (int k = 0; k < length; k++) {
      bytes[k] = (byte) BYTES[random.nextInt(BYTES.length)];
    }
    return bytes;
  }

  /** Compares arrays of one count, which may be that of the numbers in the bytes or not. */
  private void requireSame(byte[] bytes) {
    int count = 1 + random.nextInt(bytes.length + 1);
    AvroOutput head = new AvroOutput();
    Ours.commit(head, Primitives.putInt(Outputs.buffer(head), 0, count));
    int size = head.size() + bytes.length + 1;
    byte[] array = Arrays.copyOf(head.toByteArray(), size);
    System.arraycopy(bytes, 0, array, head.size(), bytes.length);
    for (boolean strict : new boolean[] {true, false}) {
      requireSame(
          array,
          strict,
          in -> Arrays.stream(PrimitiveArrays.readInts(in)).asLongStream().toArray(),
          AvroInput::readInt);
      requireSame(array, strict, PrimitiveArrays::readLongs, AvroInput::readLong);
    }
  }

  private static void requireSame(
      byte[] array,
      boolean strict,
      Function<AvroInput, long[]> reading,
      ToLongFunction<AvroInput> single) {
    AvroInput ours = strict ? Ours.strict(array) : Ours.lenient(array);
    AvroInput judge = strict ? Ours.strict(array) : Ours.lenient(array);
    long[] expected;
    try {
      expected = oneByOne(judge, single);
    } catch (DecodeException e) {
      DecodeException refused = assertThrows(DecodeException.class, () -> reading.apply(ours));
      assertEquals(e.reason(), refused.reason());
      assertEquals(e.position(), refused.position());
      return;
    }
    assertArrayEquals(expected, reading.apply(ours));
    assertEquals(judge.position(), ours.position());
  }

  private static long[] oneByOne(AvroInput in, ToLongFunction<AvroInput> single) {
    long[] items = {};
    int count = Inputs.startBlocks(in, 1);
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      int from = items.length;
      items = Arrays.copyOf(items, from + count);
      for (int i = from; i < items.length; i++) {
        items[i] = single.applyAsLong(in);
      }
      count = Inputs.nextBlock(in, end, 1);
    }
    return items;
  }
}
