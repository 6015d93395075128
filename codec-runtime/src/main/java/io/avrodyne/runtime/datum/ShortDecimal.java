package io.avrodyne.runtime.datum;

/**
 * The text of a double that is a decimal of few digits, as amounts and measures are. It is that of
 * {@link Double#toString}, which takes several times as long to look for the shortest text.
 */
final class ShortDecimal {

  /** Others have an exponent. */
  private static final double MIN = 1e-3;

  private static final double MAX = 1e7;

  private ShortDecimal() {}

  /** Puts the text of a double, and returns false if it has more than four places. */
  static boolean put(double value, JsonText json) {
    double size = Math.abs(value);
    return size >= MIN && size < MAX && (put(value, 100, 2, json) || put(value, 10_000, 4, json));
  }

  private static boolean put(double value, int scale, int places, JsonText json) {
    double size = Math.abs(value);
    long units = (long) (size * scale + 0.5);
    // The quotient is the double nearest to the decimal, whose few digits no other double has.
    if (units / (double) scale != size) {
      return false;
    }
    boolean endsWithZero = units % 10 == 0;
    long shown = endsWithZero ? units / 10 : units;
    json.putDecimal(value < 0 ? -shown : shown, endsWithZero ? places - 1 : places);
    return true;
  }
}
