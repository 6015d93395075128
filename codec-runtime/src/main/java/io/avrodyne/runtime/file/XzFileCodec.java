package io.avrodyne.runtime.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.tukaani.xz.ArrayCache;
import org.tukaani.xz.BasicArrayCache;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.MemoryLimitException;
import org.tukaani.xz.SingleXZInputStream;

/** A codec for xz, through commons-compress. This is the only class that depends on xz. */
final class XzFileCodec extends FileCodec {

  /** Level 9 requires 64 MiB, whatever the size of the block. */
  static final int MAX_WINDOW_LOG = 26;

  /** The additional memory that a reader needs. */
  private static final int OTHER_MEMORY_KIB = 2 << 10;

  private final int level;

  /** A cache, because a block of sixty bytes may require a dictionary of 64 MiB. */
  private final ArrayCache dictionaries = new BasicArrayCache();

  XzFileCodec(int level) {
    this.level = level;
    XZCompressorInputStream.matches(new byte[0], 0); // Loads commons-compress, or fails here.
    new LZMA2Options().getDictSize(); // Loads xz, or fails here.
  }

  /**
   * Limits the dictionary to the size of the data: a larger one has no benefit but costs tens of
   * megabytes.
   */
  @Override
  void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    LZMA2Options options = new LZMA2Options(level);
    options.setDictSize(
        Math.min(options.getDictSize(), Math.max(LZMA2Options.DICT_SIZE_MIN, length)));
    try (XZCompressorOutputStream stream =
        XZCompressorOutputStream.builder().setLzma2Options(options).setOutputStream(to).get()) {
      stream.write(from, offset, length);
    }
  }

  @Override
  void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    int windowKib = 1 << (windowLog(to.maxSize(), MAX_WINDOW_LOG) - 10);
    try (SingleXZInputStream stream =
        new SingleXZInputStream(
            new ByteArrayInputStream(from, offset, length),
            windowKib + OTHER_MEMORY_KIB,
            true,
            dictionaries)) {
      to.drain(stream);
    } catch (MemoryLimitException e) {
      throw new WindowException();
    }
  }
}
