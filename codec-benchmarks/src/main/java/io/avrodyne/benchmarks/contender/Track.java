package io.avrodyne.benchmarks.contender;

import java.util.Locale;

/** Says which objects a contender is measured on; only equal tracks do equal work. */
public enum Track {
  /** The application's own objects on both sides. */
  HYDRATED,
  /** The contender's own messages or records: built before, and never turned into objects. */
  NATIVE,
  /** No codec: the work that no codec can avoid. */
  FLOOR;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
