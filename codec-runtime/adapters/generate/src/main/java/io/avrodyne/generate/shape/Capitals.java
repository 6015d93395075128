package io.avrodyne.generate.shape;

import java.util.Locale;

/** The names of types and accessors after fields. */
final class Capitals {

  private Capitals() {}

  static String of(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
