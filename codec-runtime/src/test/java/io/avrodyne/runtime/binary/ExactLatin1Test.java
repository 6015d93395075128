package io.avrodyne.runtime.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares our conversion with the JDK's. */
class ExactLatin1Test {

  private static final int MAX_LENGTH = 200;
  private static final byte OTHER = (byte) 0xBD;

  @Test
  void eachCharacterAtEachPlaceIsConverted() {
    for (int length = 1; length <= 2 * Long.BYTES + 1; length++) {
      for (int place = 0; place < length; place++) {
        for (int c = 0; c <= 0xFF; c++) {
          byte[] latin1 = new byte[length];
          Arrays.fill(latin1, (byte) 'a');
          latin1[place] = (byte) c;
          requireConverted(latin1, place % Long.BYTES);
        }
      }
    }
  }

  @Test
  void randomTextOfEachLengthIsConvertedAtEachAlignment() {
    SplittableRandom random = new SplittableRandom(2);
    for (int length = 0; length <= MAX_LENGTH; length++) {
      for (int offset = 0; offset < Long.BYTES; offset++) {
        int one = 1 + random.nextInt(20);
        byte[] latin1 = new byte[length];
        for (int i = 0; i < length; i++) {
          latin1[i] = (byte) (random.nextInt(one) == 0 ? random.nextInt(256) : random.nextInt(128));
        }
        requireConverted(latin1, offset);
      }
    }
  }

  @Test
  void bytesAreCopiedAndTheirBitsSeen() {
    for (int length = 0; length <= ExactLatin1.MAX_COPIED; length++) {
      for (int place = -1; place < length; place++) {
        byte[] from = new byte[length + 1];
        Arrays.fill(from, (byte) 'x');
        from[0] = OTHER;
        if (place >= 0) {
          from[1 + place] = (byte) (0x80 + place % 128);
        }
        byte[] to = new byte[length];
        long seen = ExactLatin1.copy(from, 1, length, to, 0);
        assertEquals(place >= 0, (seen & ExactLatin1.HIGH_BITS) != 0);
        assertArrayEquals(Arrays.copyOfRange(from, 1, 1 + length), to);
      }
    }
  }

  /** Bytes that differ in one bit are found, wherever it is. */
  @Test
  void otherBytesAreNotTheForm() {
    for (int length = 1; length <= 80; length++) {
      for (char c : new char[] {'a', '\u00E9'}) {
        byte[] latin1 = String.valueOf(c).repeat(length).getBytes(StandardCharsets.ISO_8859_1);
        byte[] utf8 = String.valueOf(c).repeat(length).getBytes(StandardCharsets.UTF_8);
        for (int place = 0; place < utf8.length; place++) {
          utf8[place] ^= (byte) (1 << place % Byte.SIZE);
          assertFalse(ExactLatin1.isFormOf(latin1, utf8, 0, utf8.length));
          utf8[place] ^= (byte) (1 << place % Byte.SIZE);
        }
        assertFalse(ExactLatin1.isFormOf(latin1, utf8, 0, utf8.length - 1));
        assertFalse(
            ExactLatin1.isFormOf(latin1, Arrays.copyOf(utf8, utf8.length + 1), 0, utf8.length + 1));
      }
    }
  }

  /** The bytes of UTF-8 are the characters of another text. */
  @Test
  void bytesBeyondAsciiAreNotTheFormOfTheSameBytes() {
    for (int length = 1; length <= 40; length++) {
      byte[] utf8 = ("\u00E9" + "a".repeat(length)).getBytes(StandardCharsets.UTF_8);
      assertFalse(ExactLatin1.isFormOf(utf8, utf8, 0, utf8.length));
    }
  }

  @Test
  void otherTextIsNotDecoded() {
    String[] others = {"\u0100", "\u07FF", "\u0800", "\u4E2D", "\uFFFD", "\uD83D\uDE00"};
    for (int length = 0; length <= 2 * Long.BYTES; length++) {
      for (int place = 0; place <= length; place++) {
        for (String other : others) {
          String text = "a".repeat(place) + other + "\u00E9".repeat(length - place);
          requireOther(text.getBytes(StandardCharsets.UTF_8));
        }
      }
    }
  }

  /** All pairs of bytes after some ASCII and before some more. */
  @Test
  void malformedTextIsNotDecoded() {
    for (int i = 0; i < 1 << 16; i++) {
      byte[] bytes = {'a', 'b', 'c', (byte) (i >> 8), (byte) i, 'd'};
      String text = new String(bytes, StandardCharsets.UTF_8);
      boolean wellFormed = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes);
      if (wellFormed && ExactTexts.isLatin1(text)) {
        requireConverted(text.getBytes(StandardCharsets.ISO_8859_1), 1);
      } else {
        requireOther(bytes);
      }
    }
  }

  private static void requireOther(byte[] bytes) {
    for (int length = 0; length <= bytes.length + Long.BYTES; length++) {
      assertFalse(ExactLatin1.decode(bytes, 0, bytes.length, new byte[length]));
    }
  }

  private static void requireConverted(byte[] latin1, int offset) {
    byte[] expected =
        new String(latin1, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.UTF_8);
    assertEquals(expected.length - latin1.length, ExactLatin1.countBeyondAscii(latin1));

    byte[] encoded = new byte[offset + expected.length + Long.BYTES];
    int end = ExactLatin1.encode(latin1, encoded, offset);
    assertEquals(offset + expected.length, end);
    assertArrayEquals(expected, Arrays.copyOfRange(encoded, offset, end));

    // At the end of an array, where nothing can be read beyond the text.
    byte[] tight = new byte[end];
    Arrays.fill(tight, 0, offset, OTHER);
    System.arraycopy(expected, 0, tight, offset, expected.length);
    byte[] decoded = new byte[latin1.length];
    assertTrue(ExactLatin1.decode(tight, offset, end, decoded));
    assertArrayEquals(latin1, decoded);
    assertFalse(ExactLatin1.decode(tight, offset, end, new byte[latin1.length + 1]));
    assertTrue(ExactLatin1.isFormOf(latin1, tight, offset, expected.length));
  }
}
