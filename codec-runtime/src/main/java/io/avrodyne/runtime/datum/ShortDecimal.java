package io.avrodyne.runtime.datum;

import org.jspecify.annotations.Nullable;

/**
 * The text of a double that is a decimal of few digits, as amounts and measures are. It is that of
 * {@link Double#toString}, which takes several times as long to look for the shortest text.
 */
final class ShortDecimal {

  private static final int PLACES = 4;
  private static final int SCALE = 10_000;

  /** Others have an exponent. */
  private static final double MIN = 1e-3;

  private static final double MAX = 1e7;

  private ShortDecimal() {}

  /** Returns the text of a double, or null if it has more than four places. */
  static @Nullable String of(double value) {
    double size = Math.abs(value);
    if (!(size >= MIN && size < MAX)) {
      return null;
    }
    long units = Math.round(size * SCALE);
    // The quotient is the double nearest to the decimal, whose few digits no other double has.
    return units / (double) SCALE == size ? text(value < 0, units) : null;
  }

  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  private static String text(boolean isNegative, long units) {
    byte[] text = new byte[Long.SIZE];
    int start = text.length;
    long rest = units;
    int end = start;
    for (int place = PLACES; place > 0; place--) {
      int digit = (int) (rest % 10);
      rest /= 10;
      text[--start] = (byte) ('0' + digit);
      if (digit == 0 && end == start + 1 && place > 1) {
        end = start;
      }
    }
    text[--start] = '.';
    do {
      text[--start] = (byte) ('0' + rest % 10);
      rest /= 10;
    } while (rest > 0);
    if (isNegative) {
      text[--start] = '-';
    }
    return new String(text, 0, start, end - start);
  }
}
