package io.avrodyne.benchmarks.harness;

import java.util.Locale;

/**
 * The kind of objects that a contender is measured on. Only contenders on the same track do the
 * same work, so they are never ranked across tracks.
 */
public enum Track {
  /** The application's own objects on both sides, new ones at every decoding. */
  OBJECTS,
  /**
   * The contender's own messages or records: built in advance, and never turned into the
   * application's objects.
   */
  NATIVE,
  /** The application's own objects, decoded into existing ones. */
  REUSE,
  /** Not a codec: the work that every codec has to do, written for one class by hand. */
  FLOOR;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
