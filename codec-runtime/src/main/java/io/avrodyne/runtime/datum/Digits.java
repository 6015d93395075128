package io.avrodyne.runtime.datum;

/** The decimal digits of eight-digit numbers, all of which are found at once. */
final class Digits {

  /** How many numbers have at most eight digits. */
  static final int LIMIT = 100_000_000;

  private static final long ZEROS = '0' * 0x0101_0101_0101_0101L;

  private Digits() {}

  /**
   * Returns eight digits in ASCII, of which the first is in the lowest byte. The number is divided
   * into halves of 32 bits, those into pairs of 16 and those into digits; the factors and shifts
   * are divisions by 100 and 10, exact for as many digits as there are.
   */
  static long eight(int number) {
    long halves = number / 10_000 | (long) (number % 10_000) << 32;
    long hundreds = ((halves * 10_486) >>> 20) & 0x0000_007F_0000_007FL;
    long pairs = (halves - 100 * hundreds) << 16 | hundreds;
    long tens = ((pairs * 103) >>> 10) & 0x000F_000F_000F_000FL;
    return ((pairs - 10 * tens) << 8 | tens) + ZEROS;
  }

  /** Returns how many of eight digits are zeros that a number does not begin with. */
  static int leadingZeros(long eight) {
    long last = 1L << 56; // Not even 0 is without a digit.
    return Long.numberOfTrailingZeros((eight - ZEROS) | last) / Byte.SIZE;
  }
}
