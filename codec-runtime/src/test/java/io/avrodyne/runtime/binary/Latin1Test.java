package io.avrodyne.runtime.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares our conversion with the JDK's. */
class Latin1Test {

  private static final int OFFSET = 3;
  private static final int MAX_LENGTH = 200;

  @Test
  void eachCharacterAtEachPlaceIsConverted() {
    for (int length = 1; length <= 2 * Long.BYTES + 1; length++) {
      for (int place = 0; place < length; place++) {
        for (int c = 0; c <= 0xFF; c++) {
          byte[] chars = new byte[length];
          Arrays.fill(chars, (byte) 'a');
          chars[place] = (byte) c;
          requireConverted(chars);
        }
      }
    }
  }

  @Test
  void randomTextIsConverted() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 20_000; round++) {
      int one = 1 + random.nextInt(20);
      byte[] chars = new byte[random.nextInt(MAX_LENGTH)];
      for (int i = 0; i < chars.length; i++) {
        chars[i] = (byte) (random.nextInt(one) == 0 ? random.nextInt(0x100) : random.nextInt(0x80));
      }
      requireConverted(chars);
    }
  }

  @Test
  void otherTextIsFoundAtEachPlace() {
    String[] others = {"\u0100", "\u07FF", "\u0800", "\u4E2D", "\uFFFD", "\uD83D\uDE00"};
    for (int length = 0; length <= 2 * Long.BYTES; length++) {
      for (int place = 0; place <= length; place++) {
        for (String other : others) {
          String text = "a".repeat(place) + other + "\u00E9".repeat(length - place);
          assertEquals(Latin1.OTHER, decode(text.getBytes(StandardCharsets.UTF_8)), text);
        }
      }
    }
  }

  @Test
  void malformedTextIsOther() {
    for (int first = 0x80; first < 0x100; first++) {
      assertEquals(Latin1.OTHER, decode(new byte[] {(byte) first}));
      assertEquals(Latin1.OTHER, decode("1234567".getBytes(StandardCharsets.UTF_8), first));
      for (int second = 0; second < 0x100; second++) {
        boolean formed = (first == 0xC2 || first == 0xC3) && second >= 0x80 && second < 0xC0;
        byte[] bytes = {'a', (byte) first, (byte) second, '1', '2', '3', '4', '5', '6', '7'};
        assertEquals(formed ? bytes.length - 1 : Latin1.OTHER, decode(bytes));
        assertEquals(formed ? 2 : Latin1.OTHER, decode(Arrays.copyOf(bytes, 3)));
      }
    }
  }

  @Test
  void byteBeyondAsciiIsSeenAtEachPlace() {
    for (int length = 0; length <= MAX_LENGTH; length++) {
      byte[] bytes = new byte[OFFSET + length + 1];
      bytes[OFFSET - 1] = -1;
      bytes[OFFSET + length] = -1;
      assertTrue(Latin1.isAscii(bytes, OFFSET, length));
      for (int place = OFFSET; place < OFFSET + length; place++) {
        bytes[place] = (byte) 0x80;
        assertFalse(Latin1.isAscii(bytes, OFFSET, length));
        bytes[place] = 0;
      }
    }
  }

  private static void requireConverted(byte[] chars) {
    byte[] expected = converted(chars, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8);
    int from = OFFSET + chars.length + Long.BYTES;
    byte[] bytes = new byte[from + chars.length + Long.BYTES];
    System.arraycopy(chars, 0, bytes, from, chars.length);
    int end = Latin1.encode(bytes, from, from + chars.length, OFFSET);
    assertEquals(
        Arrays.toString(expected), Arrays.toString(Arrays.copyOfRange(bytes, OFFSET, end)));
    byte[] decoded = new byte[expected.length];
    int count = Latin1.decode(bytes, OFFSET, end, decoded);
    assertEquals(Arrays.toString(chars), Arrays.toString(Arrays.copyOf(decoded, count)));
  }

  private static byte[] converted(byte[] bytes, Charset from, Charset to) {
    return new String(bytes, from).getBytes(to);
  }

  private static int decode(byte[] bytes) {
    return Latin1.decode(bytes, 0, bytes.length, new byte[bytes.length]);
  }

  private static int decode(byte[] bytes, int last) {
    byte[] more = Arrays.copyOf(bytes, bytes.length + 1);
    more[bytes.length] = (byte) last;
    return decode(more);
  }
}
