package io.avrodyne.benchmarks.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckedInputTest {

  /** More bytes than any varint has. */
  private static final int WIDE = 24;

  private final CheckedInput in = new CheckedInput();
  private final UncheckedInput trusting = new UncheckedInput();

  @ParameterizedTest
  @ValueSource(
      longs = {0, -1, 63, 64, -65, 8191, 8192, 1L << 31, 1L << 62, Long.MIN_VALUE, Long.MAX_VALUE})
  void readsTheLongsThatWereWritten(long value) {
    byte[] b = new byte[PlainOutput.MAX_LONG];
    int size = PlainOutput.putLong(b, 0, value);
    assertEquals(value, in.longAt(b, 0, size));
    assertEquals(value, trusting.longAt(b, 0, size));
    assertEquals(size, PlainInput.afterLong(b, 0));
    byte[] more = Arrays.copyOf(b, WIDE);
    assertEquals(value, in.longAt(more, 0, WIDE));
    assertEquals(value, trusting.longAt(more, 0, WIDE));
    assertEquals(size, PlainInput.afterLong(more, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 63, 64, -8193, 1 << 20, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void readsTheIntsThatWereWritten(int value) {
    byte[] b = new byte[PlainOutput.MAX_INT];
    int size = PlainOutput.putInt(b, 0, value);
    assertEquals(PlainInput.result(value, size), in.readInt(b, 0, size));
    assertEquals(PlainInput.result(value, size), trusting.readInt(b, 0, size));
    byte[] more = Arrays.copyOf(b, WIDE);
    assertEquals(PlainInput.result(value, size), in.readInt(more, 0, WIDE));
    assertEquals(PlainInput.result(value, size), trusting.readInt(more, 0, WIDE));
  }

  @Test
  void rejectsVarintsThatAreTooLongOrCutOff() {
    rejects("longer", () -> in.readInt(bytes(0x80, 0), 0, 2));
    rejects("longer", () -> in.readInt(bytes(0xFF, 0xFF, 0xFF, 0xFF, 0x1F), 0, 5));
    rejects("does not end", () -> in.readInt(bytes(0x80, 0x80, 0x80, 0x80, 0x80, 1), 0, 6));
    rejects("does not end", () -> in.longAt(bytes(0x80, 1), 0, 1));
    rejects("does not end", () -> in.longAt(bytes(2), 1, 1));
  }

  @Test
  void rejectsVarintsThatAreTooLongAmongMoreBytes() {
    for (int size = 1; size < PlainOutput.MAX_LONG; size++) {
      byte[] overlong = longer(size, 0);
      rejects("longer", () -> in.longAt(overlong, 0, WIDE));
    }
    for (int size = 1; size < PlainOutput.MAX_INT; size++) {
      byte[] overlong = longer(size, 0);
      rejects("longer", () -> in.readInt(overlong, 0, WIDE));
    }
    rejects("longer", () -> in.readInt(longer(4, 0x1F), 0, WIDE));
    rejects("longer", () -> in.longAt(longer(9, 2), 0, WIDE));
    rejects("does not end", () -> in.readInt(longer(5, 1), 0, WIDE));
    rejects("does not end", () -> in.longAt(longer(10, 1), 0, WIDE));
  }

  /** Returns so many bytes that say that another follows, the last byte, and more. */
  private static byte[] longer(int size, int last) {
    byte[] b = new byte[WIDE];
    Arrays.fill(b, 0, size, (byte) 0xFF);
    b[size] = (byte) last;
    return b;
  }

  @Test
  void rejectsLengthsThatTheInputCannotHave() {
    rejects("length", () -> in.readLength(bytes(1, 0), 0, 2));
    rejects("length", () -> in.readLength(bytes(4, 'a'), 0, 2));
    rejects("length", () -> in.readLength(bytes(0xFE, 0xFF, 0xFF, 0xFF, 0x0F, 'a'), 0, 6));
  }

  @Test
  void rejectsValuesThatAreCutOffOrOutOfRange() {
    rejects("ends within", () -> in.fixed(1, 8, 8));
    rejects("boolean", () -> in.booleanAt(bytes(2), 0, 1));
    rejects("index", () -> in.indexAt(bytes(4), 0, 1, 2));
    rejects("index", () -> in.indexAt(bytes(1), 0, 1, 2));
    rejects("null read", () -> in.requirePresent(bytes(2), 0, 1, 1));
  }

  @Test
  void rejectsBlocksWithMoreItemsThanBytes() {
    rejects("items", () -> in.readBlock(bytes(4, 0, 0, 0), 0, 4, 2));
    byte[] huge = new byte[PlainOutput.MAX_LONG];
    PlainOutput.putLong(huge, 0, Long.MAX_VALUE);
    rejects("items", () -> in.readBlock(huge, 0, huge.length, 1));
    PlainOutput.putLong(huge, 0, Long.MIN_VALUE);
    rejects("does not end|count or size", () -> in.readBlock(huge, 0, huge.length, 1));
  }

  @Test
  void acceptsBlocksWithASizeThatMatches() {
    byte[] sized = bytes(3, 4, 'a', 'b', 0);
    long block = in.readBlock(sized, 0, sized.length, 1);
    assertEquals(PlainInput.result(2, 2), block);
    in.endBlock(sized, 0, 4, sized.length);
    rejects("byte size", () -> in.endBlock(sized, 0, 3, sized.length));
    assertEquals(block, trusting.readBlock(sized, 0, sized.length, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a", "0123456789abcdef0", "Zürich", "漢字", "漢字 ü é a", "😀", "😀漢üa", "\uFFFD"})
  void readsAndWritesText(String text) {
    for (int repeat : new int[] {1, 30, 1000}) {
      String expected = text.repeat(repeat);
      byte[] utf8 = expected.getBytes(StandardCharsets.UTF_8);
      PlainOutput out = new PlainOutput();
      int size = out.putString(0, expected, 0);
      long length = in.readLength(out.bytes, 0, size);
      assertEquals(utf8.length, PlainInput.value(length));
      assertEquals(size, PlainInput.after(length) + utf8.length);
      assertEquals(expected, in.stringAt(out.bytes, PlainInput.after(length), utf8.length));
      assertEquals(expected, trusting.stringAt(out.bytes, PlainInput.after(length), utf8.length));
    }
  }

  @Test
  void rejectsMalformedText() {
    for (byte[] wrong :
        new byte[][] {
          bytes('a', 0x80),
          bytes('a', 0xC3),
          bytes(0xE4, 0xB8),
          bytes(0xE4, 0xB8, 'a'),
          bytes(0xE0, 0x80, 0x80),
          bytes(0xED, 0xA0, 0x80),
          bytes(0xF4, 0x90, 0x80, 0x80),
          bytes(0xF0, 0x80, 0x80, 0x80),
          bytes(0xF0, 0x9F, 0x98),
          bytes(0xE4, 0xB8, 0xAD, 0x80, 0x80),
          bytes(0xE4, 0xB8, 0xAD, 0xC1, 0xBF),
        }) {
      rejects("UTF-8", () -> in.stringAt(wrong, 0, wrong.length));
    }
  }

  @Test
  void rejectsLoneSurrogates() {
    PlainOutput out = new PlainOutput();
    for (String wrong : new String[] {"\uD83D", "a\uDE00", "a".repeat(50) + "\uD83D"}) {
      rejects("lone surrogate", () -> out.putString(0, wrong, 0));
    }
  }

  private static void rejects(String message, Runnable read) {
    String said =
        String.valueOf(assertThrows(IllegalArgumentException.class, read::run).getMessage());
    assertTrue(said.matches(".*(" + message + ").*"), said);
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
