package io.avrodyne.runtime.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.commons.compress.MemoryLimitException;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.tukaani.xz.LZMA2Options;

/** Compresses with xz. The only class that names it; commons-compress stands between. */
final class XzFileCodec extends FileCodec {

  /**
   * A reader makes room for the dictionary that the data ask for, before it has read them. Level 9
   * asks for 64 MiB, whatever the size of the block.
   */
  private static final int MAX_MEMORY_KIB = 66 << 10;

  private final int level;

  XzFileCodec(int level) {
    this.level = level;
    XZCompressorInputStream.matches(new byte[0], 0); // Loads commons-compress, or fails here.
    new LZMA2Options().getDictSize(); // Loads xz, or fails here.
  }

  /** A dictionary larger than the data has no use, but costs tens of megabytes. */
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
    try (XZCompressorInputStream stream =
        XZCompressorInputStream.builder()
            .setMemoryLimitKiB(MAX_MEMORY_KIB)
            .setInputStream(new ByteArrayInputStream(from, offset, length))
            .get()) {
      to.drain(stream);
    } catch (MemoryLimitException e) {
      throw new BlockBytes.FullException();
    }
  }
}
