package io.avrodyne.runtime.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Compares our conversion with the JDK's. */
class Utf8CharsTest {

  /** Every third sequence in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  private static final int OFFSET = 3;
  private static final int[] ENDS = {0x00, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF};

  private final CharsetDecoder judge = StandardCharsets.UTF_8.newDecoder();

  @Test
  void everyCodePointIsEncodedAndDecoded() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        String text = Character.toString(point);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(bytes, encode(text, true));
        assertEquals(text, decode(bytes));
      }
    }
  }

  @Test
  void sequencesOfUpToThreeBytesAreJudgedAsTheJdkDoes() {
    for (int first = 0; first < 0x100; first++) {
      requireSame(first);
      for (int second = 0; second < 0x100; second++) {
        requireSame(first, second);
        requireSame(first, second, 'a', 'b', 'c', 'd');
        for (int third = second % STEP; third < ENDS.length; third += STEP) {
          requireSame(first, second, ENDS[third]);
        }
      }
    }
  }

  @Test
  void sequencesOfFourBytesAreJudgedAsTheJdkDoes() {
    for (int first = 0xE0; first < 0x100; first++) {
      for (int second = 0; second < 0x100; second++) {
        for (int third = 0; third < ENDS.length; third++) {
          for (int fourth = (second + third) % STEP; fourth < ENDS.length; fourth += STEP) {
            requireSame(first, second, ENDS[third], ENDS[fourth]);
            requireSame('a', first, second, ENDS[third], ENDS[fourth], 'b');
          }
        }
      }
    }
  }

  @Test
  void damagedTextIsJudgedAsTheJdkDoes() {
    SplittableRandom random = new SplittableRandom(20);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = randomText(random).getBytes(StandardCharsets.UTF_8);
      if (bytes.length > 0) {
        bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      }
      requireSame(bytes);
      requireSame(Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
    }
  }

  @Test
  void loneSurrogatesAreReplacedAsTheJdkDoes() {
    SplittableRandom random = new SplittableRandom(21);
    for (int i = 0; i < 20_000; i++) {
      char[] chars = randomText(random).toCharArray();
      for (int j = 0; j < chars.length; j += 1 + random.nextInt(8)) {
        chars[j] = (char) random.nextInt(Character.MIN_SURROGATE, Character.MAX_SURROGATE + 1);
      }
      String text = new String(chars);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      assertArrayEquals(bytes, encode(text, false));
      boolean wellFormed = new String(bytes, StandardCharsets.UTF_8).equals(text);
      assertArrayEquals(wellFormed ? bytes : null, encode(text, true));
    }
  }

  private static String randomText(SplittableRandom random) {
    int[] bounds = {0x80, 0x100, 0x800, 0xD800, 0x11_0000};
    return random
        .ints(random.nextInt(40), 0, bounds[random.nextInt(bounds.length)])
        .filter(point -> point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private void requireSame(int... bytes) {
    byte[] sequence = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      sequence[i] = (byte) bytes[i];
    }
    requireSame(sequence);
  }

  private void requireSame(byte[] bytes) {
    String expected = judged(bytes);
    assertEquals(expected, decode(bytes), () -> Arrays.toString(bytes));
    assertEquals(expected != null, Utf8Form.isWellFormed(bytes, 0, bytes.length));
  }

  private @Nullable String judged(byte[] bytes) {
    try {
      return judge.decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  /** Returns a larger array with bytes that are not ASCII around the given ones. */
  private static byte[] within(byte[] bytes) {
    byte[] larger = new byte[OFFSET + bytes.length + Long.BYTES];
    Arrays.fill(larger, (byte) 0xBF);
    System.arraycopy(bytes, 0, larger, OFFSET, bytes.length);
    return larger;
  }

  private static @Nullable String decode(byte[] bytes) {
    char[] chars = new char[bytes.length];
    int count = Utf8Chars.decode(within(bytes), OFFSET, OFFSET + bytes.length, chars);
    return count == Utf8Chars.MALFORMED ? null : new String(chars, 0, count);
  }

  private static byte @Nullable [] encode(String text, boolean strict) {
    char[] chars = ("x" + text).toCharArray();
    byte[] bytes =
        new byte[OFFSET + Utf8Chars.MAX_BYTES_PER_CHAR * text.length() + Utf8Chars.SPARE_BYTES];
    int end = Utf8Chars.encode(chars, 1, chars.length, bytes, OFFSET, strict);
    return end == Utf8Chars.MALFORMED ? null : Arrays.copyOfRange(bytes, OFFSET, end);
  }
}
