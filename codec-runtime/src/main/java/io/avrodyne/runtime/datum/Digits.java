package io.avrodyne.runtime.datum;

import java.util.stream.LongStream;

/** The decimal digits of numbers that are not negative. */
final class Digits {

  /** The largest exponent of a power of ten that is a long. */
  static final int MAX_SCALE = 18;

  private static final long[] POWERS =
      LongStream.iterate(1, power -> 10 * power).limit(MAX_SCALE + 1).toArray();

  private static final int LOG_10_OF_2 = 1_233;
  private static final int LOG_SHIFT = 12;

  /** The digits of the numbers from 0 to 99. */
  private static final byte[] PAIRS = pairs();

  private Digits() {}

  private static byte[] pairs() {
    byte[] pairs = new byte[200];
    for (int i = 0; i < pairs.length; i += 2) {
      pairs[i] = (byte) ('0' + i / 20);
      pairs[i + 1] = (byte) ('0' + i / 2 % 10);
    }
    return pairs;
  }

  /** Returns a power of ten. */
  static long power(int exponent) {
    return POWERS[exponent];
  }

  /** Returns the number of digits of a number, one for 0. */
  static int count(long value) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(value | 1);
    int digits = (bits * LOG_10_OF_2) >> LOG_SHIFT; // Or one less than there are.
    return value < POWERS[digits] ? Math.max(1, digits) : digits + 1;
  }

  /** Writes the last digits of a number, with leading zeros. Each division gives two digits. */
  static void put(byte[] to, int start, int count, long value) {
    long rest = value;
    int at = start + count;
    while (at > start + 1) {
      long next = rest / 100;
      int pair = 2 * (int) (rest - 100 * next);
      to[--at] = PAIRS[pair + 1];
      to[--at] = PAIRS[pair];
      rest = next;
    }
    if (at > start) {
      to[start] = (byte) ('0' + rest % 10);
    }
  }
}
