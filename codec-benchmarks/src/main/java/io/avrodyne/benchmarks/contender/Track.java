package io.avrodyne.benchmarks.contender;

import java.util.Locale;

/**
 * The kind of objects that a contender is measured on. Only contenders on the same track do the
 * same work.
 */
public enum Track {
  /** The application's own objects on both sides. */
  HYDRATED,
  /**
   * The contender's own messages or records: built in advance, and never turned into the
   * application's objects.
   */
  NATIVE,
  /** No codec: the work that every codec has to do. */
  FLOOR;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
