package io.avrodyne.runtime.datum;

import java.util.stream.IntStream;

/** The decimal digits of eight-digit numbers, in ASCII. */
final class Digits {

  /** How many numbers have at most eight digits. */
  static final int LIMIT = 100_000_000;

  private static final int HALF = 10_000;
  private static final long ZEROS = '0' * 0x0101_0101_0101_0101L;

  /** The four digits of each half of a number: a division by ten for each takes longer. */
  private static final int[] FOURS = IntStream.range(0, HALF).map(Digits::four).toArray();

  private Digits() {}

  private static int four(int half) {
    int digits = half / 1_000 | half / 100 % 10 << 8 | half / 10 % 10 << 16 | half % 10 << 24;
    return digits + (int) ZEROS;
  }

  /** Returns eight digits, of which the first is in the lowest byte. */
  static long eight(int number) {
    int first = number / HALF;
    return FOURS[first] | (long) FOURS[number - HALF * first] << 32;
  }

  /** Returns how many of eight digits are zeros that a number does not begin with. */
  static int leadingZeros(long eight) {
    long last = 1L << 56; // Not even 0 is without a digit.
    return Long.numberOfTrailingZeros((eight - ZEROS) | last) / Byte.SIZE;
  }
}
