package io.avrodyne.runtime.binary;

import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Texts for tests of conversions, and the arrays that hold them. */
public final class ExactTexts {

  /** The form of characters of two bytes each in an array of a string. */
  static final Charset UTF_16 =
      ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN
          ? StandardCharsets.UTF_16LE
          : StandardCharsets.UTF_16BE;

  /** The first characters and the last of scripts with one to four bytes for each character. */
  private static final int[][] SCRIPTS = {
    {0, 0x7F},
    {'a', 'z'},
    {0x80, 0xFF},
    {0xE0, 0xFC},
    {0x100, 0x7FF},
    {0x400, 0x4FF},
    {0x800, 0xD7FF},
    {0x4E00, 0x9FFF},
    {0xE000, 0xFFFF},
    {0x1_0000, 0x10_FFFF},
    {0x1_F600, 0x1_F64F}
  };

  private ExactTexts() {}

  /** Returns a text of one script, or of two that take turns at random. */
  public static String random(Random random, int points) {
    int[] one = SCRIPTS[random.nextInt(SCRIPTS.length)];
    int[] other = random.nextBoolean() ? one : SCRIPTS[random.nextInt(SCRIPTS.length)];
    int often = 1 + random.nextInt(12);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < points; i++) {
      int[] script = random.nextInt(often) == 0 ? other : one;
      text.appendCodePoint(script[0] + random.nextInt(script[1] - script[0] + 1));
    }
    return text.toString();
  }

  /** Returns whether all characters are Latin-1. */
  static boolean isLatin1(String text) {
    return text.chars().allMatch(c -> c <= 0xFF);
  }
}
