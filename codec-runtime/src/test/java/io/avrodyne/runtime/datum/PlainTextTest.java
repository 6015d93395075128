package io.avrodyne.runtime.datum;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PlainTextTest {

  /** Copies a range between other bytes, and returns whether it is plain. */
  private static boolean isPlain(byte[] bytes, int offset, int length) {
    byte[] copy = new byte[length + 2];
    boolean isPlain = PlainText.copy(bytes, offset, length, copy, 1);
    if (isPlain) {
      byte[] expected = new byte[length + 2];
      System.arraycopy(bytes, offset, expected, 1, length);
      assertArrayEquals(expected, copy);
    }
    return isPlain;
  }

  @Test
  void everyByteThatIsEscapedIsFoundEverywhere() {
    for (int length = 1; length < 40; length++) {
      byte[] bytes = new byte[length + 2];
      for (int at = 1; at <= length; at++) {
        for (int value = Byte.MIN_VALUE; value <= Byte.MAX_VALUE; value++) {
          Arrays.fill(bytes, (byte) 'x');
          bytes[0] = '"'; // Not within the range.
          bytes[length + 1] = '\\';
          bytes[at] = (byte) value;
          boolean isPlain = value >= ' ' && value != '"' && value != '\\';
          int shown = value;
          assertEquals(isPlain, isPlain(bytes, 1, length), () -> "byte " + shown);
        }
      }
    }
  }

  @Test
  void bytesBesideEachOtherDoNotHideEachOther() {
    byte[] bytes = "################".getBytes(US_ASCII);
    assertTrue(isPlain(bytes, 0, bytes.length));
    for (byte first : new byte[] {' ', '!', '"', '#', '[', '\\', ']', 0x7f}) {
      for (byte second : new byte[] {0, 0x1f, '"', '\\', (byte) 0x80, (byte) 0xff}) {
        for (int at = 0; at < 15; at++) {
          Arrays.fill(bytes, (byte) '#');
          bytes[at] = first;
          bytes[at + 1] = second;
          assertFalse(isPlain(bytes, 0, bytes.length));
        }
      }
    }
  }

  @Test
  void nothingIsPlain() {
    assertTrue(isPlain(new byte[0], 0, 0));
  }
}
