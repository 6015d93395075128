package io.avrodyne.runtime.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares our conversion with the JDK's. */
class ExactUtf16Test {

  private static final int MAX_LENGTH = 200;

  @Test
  void randomTextOfEachLengthIsConvertedAtEachAlignment() {
    Random random = new Random(3);
    for (int length = 0; length <= MAX_LENGTH; length++) {
      for (int offset = 0; offset < Long.BYTES; offset++) {
        requireConverted(ExactTexts.random(random, length), offset);
      }
    }
  }

  @Test
  void everyCharacterIsConverted() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        requireConverted(Character.toString(point) + '\u6F22', 1);
      }
    }
  }

  @Test
  void loneSurrogateIsFoundAtEachPlace() {
    for (String surrogate : new String[] {"\uD83D", "\uDE00", "\uDE00\uD83D", "\uD83D\uD83D"}) {
      for (String other : new String[] {"a", "\u00E9", "\u6F22", "\uD83D\uDE00"}) {
        for (int before = 0; before < 12; before++) {
          for (int after = 0; after < 12; after++) {
            String text = other.repeat(before) + surrogate + other.repeat(after);
            byte[] utf16 = utf16(text);
            byte[] bytes = new byte[3 * text.length() + Utf8Chars.SPARE_BYTES];
            int end = ExactUtf16.encode(utf16, 0, text.length(), bytes, 0, true);
            assertEquals(ExactUtf16.MALFORMED, end);
            int size = ExactUtf16.encode(utf16, 0, text.length(), bytes, 0, false);
            byte[] replaced = text.getBytes(StandardCharsets.UTF_8);
            assertArrayEquals(replaced, Arrays.copyOf(bytes, size));
            assertFalse(ExactUtf16.isFormOf(utf16, replaced, 0, replaced.length));
          }
        }
      }
    }
  }

  /** A string with two bytes for each character must need them, or it would equal no other. */
  @Test
  void textThatIsLatin1IsNotDecoded() {
    for (String text : new String[] {"", "a", "abcd", "\u00E9", "caf\u00E9 au lait"}) {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      int count = ExactUtf16.decode(utf8, 0, utf8.length, new byte[2 * text.length()]);
      assertEquals(ExactUtf16.MALFORMED, count);
    }
  }

  /** All sequences of three bytes of which the first is not ASCII, with little or much after. */
  @Test
  void malformedTextIsNotDecoded() {
    for (int i = 0x80_0000; i < 1 << 24; i += 1 + (i & 7)) {
      byte[] bytes = {(byte) (i >> 16), (byte) (i >> 8), (byte) i, (byte) 0xC4, (byte) 0x80};
      requireAsTheJdk(bytes);
      requireAsTheJdk(Arrays.copyOf(bytes, 9));
      requireAsTheJdk(Arrays.copyOf(bytes, 3));
    }
  }

  @Test
  void damagedTextIsNotDecoded() {
    Random random = new Random(4);
    for (int round = 0; round < 50_000; round++) {
      byte[] utf8 =
          ExactTexts.random(random, 1 + random.nextInt(20)).getBytes(StandardCharsets.UTF_8);
      for (int i = random.nextInt(3); i >= 0; i--) {
        utf8[random.nextInt(utf8.length)] = (byte) random.nextInt(256);
      }
      requireAsTheJdk(utf8);
    }
  }

  @Test
  void otherBytesAreNotTheForm() {
    Random random = new Random(5);
    for (int round = 0; round < 50_000; round++) {
      String text = ExactTexts.random(random, 1 + random.nextInt(20));
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      int place = random.nextInt(utf8.length);
      utf8[place] ^= (byte) (1 << random.nextInt(Byte.SIZE));
      byte[] utf16 = utf16(text);
      assertFalse(ExactUtf16.isFormOf(utf16, utf8, 0, utf8.length));
      utf8 = text.getBytes(StandardCharsets.UTF_8);
      assertFalse(ExactUtf16.isFormOf(utf16, utf8, 0, utf8.length - 1));
      byte[] longer = Arrays.copyOf(utf8, utf8.length + 1);
      assertFalse(ExactUtf16.isFormOf(utf16, longer, 0, longer.length));
      assertTrue(ExactUtf16.isFormOf(utf16, longer, 0, utf8.length));
    }
  }

  private static byte[] utf16(String text) {
    // Not by a charset, which would replace lone surrogates.
    byte[] utf16 = new byte[2 * text.length()];
    for (int i = 0; i < text.length(); i++) {
      byte high = (byte) (text.charAt(i) >> 8);
      byte low = (byte) text.charAt(i);
      boolean little = ExactTexts.UTF_16.equals(StandardCharsets.UTF_16LE);
      utf16[2 * i] = little ? low : high;
      utf16[2 * i + 1] = little ? high : low;
    }
    return utf16;
  }

  private static void requireAsTheJdk(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    boolean wellFormed = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes);
    int units = Utf8Units.count(bytes, 0, bytes.length);
    int length = units < 0 ? ~units : units;
    assertTrue(length <= bytes.length);
    byte[] chars = new byte[units < 0 ? 2 * length : length];
    boolean decoded =
        units < 0
            ? ExactUtf16.decode(bytes, 0, bytes.length, chars) == length
            : ExactLatin1.decode(bytes, 0, bytes.length, chars);
    assertEquals(wellFormed, decoded);
    if (wellFormed) {
      assertEquals(text.length(), length);
      assertEquals(ExactTexts.isLatin1(text), units >= 0);
      assertEquals(
          text, new String(chars, units < 0 ? ExactTexts.UTF_16 : StandardCharsets.ISO_8859_1));
    }
  }

  private static void requireConverted(String text, int offset) {
    byte[] utf16 = utf16(text);
    byte[] expected = text.getBytes(StandardCharsets.UTF_8);
    byte[] encoded = new byte[offset + 3 * text.length() + Utf8Chars.SPARE_BYTES];
    int end = ExactUtf16.encode(utf16, 0, text.length(), encoded, offset, true);
    assertEquals(offset + expected.length, end);
    assertArrayEquals(expected, Arrays.copyOfRange(encoded, offset, end));

    // At the end of an array, where nothing can be read beyond the text.
    byte[] tight = new byte[end];
    Arrays.fill(tight, 0, offset, (byte) 0xBD);
    System.arraycopy(expected, 0, tight, offset, expected.length);
    assertTrue(ExactUtf16.isFormOf(utf16, tight, offset, expected.length));
    boolean latin1 = ExactTexts.isLatin1(text);
    int units = Utf8Units.count(tight, offset, end);
    assertEquals(latin1 ? text.length() : ~text.length(), units);
    byte[] decoded = new byte[utf16.length];
    int expectedCount = latin1 ? ExactUtf16.MALFORMED : text.length();
    assertEquals(expectedCount, ExactUtf16.decode(tight, offset, end, decoded));
    if (!latin1) {
      assertArrayEquals(utf16, decoded);
      byte[] larger = new byte[2 * expected.length];
      assertEquals(text.length(), ExactUtf16.decode(tight, offset, end, larger));
      assertArrayEquals(utf16, Arrays.copyOf(larger, utf16.length));
      byte[] smaller = new byte[utf16.length - 2];
      assertEquals(ExactUtf16.MALFORMED, ExactUtf16.decode(tight, offset, end, smaller));
    }
  }
}
