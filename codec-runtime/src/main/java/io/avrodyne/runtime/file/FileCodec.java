package io.avrodyne.runtime.file;

import java.io.IOException;

/**
 * Compresses and decompresses the data of blocks. Each one belongs to one writer or reader, so it
 * keeps what its library needs from block to block.
 */
abstract class FileCodec {

  /** Appends a range of {@code from}, compressed. */
  abstract void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException;

  /**
   * Appends a range of {@code from}, decompressed, and makes room only for what does come out.
   *
   * @throws BlockBytes.FullException if {@code to} has no room for all of it
   * @throws IOException if the range is not what {@link #compress} gives; the libraries throw
   *     unchecked exceptions besides
   */
  abstract void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException;

  /** Frees what lies outside of the heap. */
  void close() {}
}
