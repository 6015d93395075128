package io.avrodyne.runtime.datum;

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

  /** Appends the text of a double, and returns false if it has more than four places. */
  static boolean append(double value, JsonText json) {
    double size = Math.abs(value);
    if (!(size >= MIN && size < MAX)) {
      return false;
    }
    long units = (long) (size * SCALE + 0.5);
    // The quotient is the double nearest to the decimal, whose few digits no other double has.
    if (units / (double) SCALE != size) {
      return false;
    }
    int places = PLACES;
    if (units % 100 == 0) {
      units /= 100;
      places -= 2;
    }
    if (units % 10 == 0) {
      units /= 10;
      places--;
    }
    json.decimal(value < 0 ? -units : units, places);
    return true;
  }
}
