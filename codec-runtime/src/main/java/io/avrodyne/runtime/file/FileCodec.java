package io.avrodyne.runtime.file;

import java.io.IOException;

/**
 * Compresses and decompresses the data of blocks. Each one belongs to one writer or reader, so it
 * keeps what its library needs from block to block.
 */
abstract class FileCodec {

  /** What the default levels of all libraries ask for, whatever the size of the block. */
  private static final int MIN_WINDOW_LOG = 23;

  /** Says that data ask for more memory than is given to decompress them. */
  static final class WindowException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Returns how large a window data may ask for, as a power of two. Libraries make room for it
   * before they have read them: no more than what may be decompressed, but 8 MiB always.
   */
  static int windowLog(int maxDecompressedBytes, int maxLog) {
    int needed = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, maxDecompressedBytes - 1));
    return Math.max(MIN_WINDOW_LOG, Math.min(maxLog, needed));
  }

  /** Appends a range of {@code from}, compressed. */
  abstract void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException;

  /**
   * Appends a range of {@code from}, decompressed, and makes room only for what does come out.
   *
   * @throws BlockBytes.FullException if {@code to} has no room for all of it
   * @throws WindowException if the data ask for more memory than {@link #windowLog} says
   * @throws IOException if the range is not what {@link #compress} gives; the libraries throw
   *     unchecked exceptions besides
   */
  abstract void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException;

  /** Frees what lies outside of the heap. */
  void close() {}
}
