package io.avrodyne.processor.emit;

import java.util.Locale;

/** Writes literals. */
final class Literals {

  private Literals() {}

  /** Returns a long in the notation that fingerprints are known by. */
  static String hex(long value) {
    return String.format(Locale.ROOT, "0x%016xL", value);
  }
}
