package io.avrodyne.benchmarks.coldstart.child;

/** The check that ends each program. */
final class Outcome {

  private Outcome() {}

  /**
   * Accepts a decoded object that equals the one encoded.
   *
   * @throws IllegalStateException if it does not, which makes the program fail
   */
  static void requireEqual(Object expected, Object decoded) {
    if (!expected.equals(decoded)) {
      throw new IllegalStateException("Decoded " + decoded + " instead of " + expected);
    }
  }
}
