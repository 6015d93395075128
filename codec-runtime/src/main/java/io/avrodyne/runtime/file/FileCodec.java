package io.avrodyne.runtime.file;

import java.io.IOException;

/**
 * A codec that compresses and decompresses the data of blocks. Each instance belongs to one writer
 * or reader, so it can keep what its library needs from block to block.
 */
abstract class FileCodec {

  /**
   * The largest window that the default levels of all libraries require, whatever the size of the
   * block.
   */
  private static final int MIN_WINDOW_LOG = 23;

  /** An exception thrown if decompressing the data requires more memory than allowed. */
  static final class WindowException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Returns the largest window that data may require, as a power of two. Libraries allocate the
   * window before they read the data, so it is no larger than the decompressed data may be, but
   * always at least 8 MiB.
   */
  static int windowLog(int maxDecompressedBytes, int maxLog) {
    int needed = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, maxDecompressedBytes - 1));
    return Math.max(MIN_WINDOW_LOG, Math.min(maxLog, needed));
  }

  /** Compresses a range of {@code from} and appends the result. */
  abstract void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException;

  /**
   * Decompresses a range of {@code from} and appends the result, allocating only as much as is
   * decompressed.
   *
   * @throws BlockBytes.FullException if the result does not fit in {@code to}
   * @throws WindowException if the data require more memory than {@link #windowLog} allows
   * @throws IOException if the range is not a result of {@link #compress}; libraries may also throw
   *     unchecked exceptions
   */
  abstract void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException;

  /** Frees memory outside the heap. */
  void close() {}
}
