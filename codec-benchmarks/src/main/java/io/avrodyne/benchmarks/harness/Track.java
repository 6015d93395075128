package io.avrodyne.benchmarks.harness;

import java.util.Locale;

/**
 * The kind of objects that a contender is measured on. Only contenders on the same track do the
 * same work, so they are never ranked across tracks.
 */
public enum Track {
  /** The application's own objects on both sides, new ones at every decoding. */
  OBJECTS("Objects: the application's objects to bytes and back"),
  /**
   * The contender's own messages or records: built in advance, and never turned into the
   * application's objects.
   */
  NATIVE("Native: the contender's own messages, built in advance"),
  /** The application's own objects, decoded into existing ones. */
  REUSE("Reuse: decoded into existing objects"),
  /** Not a codec: the work that every codec has to do, written for one class by hand. */
  FLOOR("Floors: the least work that a codec can do"),
  /** What is measured if a benchmark gives no description. */
  UNKNOWN("Track unknown");

  private final String title;

  Track(String title) {
    this.title = title;
  }

  /** Returns the heading of this track in reports. */
  public String title() {
    return title;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
