package io.avrodyne.runtime.file;

import io.avrodyne.api.LimitExceededException;

/**
 * A count of the bytes decompressed without a record since a search began, less what the size of
 * their blocks in the file allows.
 */
final class UnreadBytes {

  private final long max;
  private long count;

  UnreadBytes(ContainerLimits limits) {
    max = limits.maxUnreadBytes();
  }

  void reset() {
    count = 0;
  }

  /** Counts the decompressed bytes of a block that takes up {@code fileBytes} in the file. */
  void count(long bytes, long fileBytes) {
    long free = ContainerLimits.FREE_EXPANSION * fileBytes;
    count = Math.max(0, count + Math.max(ContainerLimits.MIN_COUNTED_BYTES, bytes) - free);
  }

  boolean areTooMany() {
    return count > max;
  }

  /** Returns the exception for too many such bytes before a position of the file. */
  LimitExceededException refused(long position) {
    return FileFailures.limit(
        "more than "
            + max
            + " bytes decompressed without yielding a record (ContainerLimits.maxUnreadBytes)",
        position);
  }
}
