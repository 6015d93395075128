package io.avrodyne.benchmarks.stores;

/** The moment at which an event is safe, compared with the moment at which its append returns. */
public enum Durability {
  /**
   * Safe before the append returns: {@code fsync} and {@code synchronous_commit} are on; {@code
   * appendonly yes} and {@code appendfsync always}.
   */
  SYNC,
  /**
   * Safe a little later: {@code synchronous_commit} is off; {@code appendonly yes} and {@code
   * appendfsync everysec}.
   */
  ASYNC,
  /**
   * Safe when the operating system thinks so, or never: {@code fsync} is off; {@code appendonly
   * no}; or there is no database at all.
   */
  NONE
}
