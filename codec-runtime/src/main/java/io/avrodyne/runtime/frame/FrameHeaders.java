package io.avrodyne.runtime.frame;

import org.jspecify.annotations.Nullable;

/**
 * The headers of a record as the frame of its key or of its value sees them. Adapters implement
 * this interface over the headers of their system.
 */
public interface FrameHeaders {

  /**
   * Returns the headers of values whose system has no headers: no header is found, and to set one
   * is an error.
   */
  static FrameHeaders none() {
    return NoHeaders.INSTANCE;
  }

  /** Returns whether the datum is the key of the record, rather than its value. */
  boolean isKey();

  /** Returns the value of the last header with a name, or null if there is no such header. */
  byte @Nullable [] last(String name);

  /** Removes all headers with a name. */
  void remove(String name);

  /** Sets a header, replacing all headers with this name. */
  void put(String name, byte[] value);
}
