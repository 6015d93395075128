package io.avrodyne.runtime.file;

import com.github.luben.zstd.BufferPool;
import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** A codec for zstandard. This is the only class that depends on zstd-jni. */
final class ZstandardFileCodec extends FileCodec {

  /** The limit that the library itself applies by default. */
  static final int MAX_WINDOW_LOG = 27;

  private final ZstdCompressCtx compressing;
  private final ZstdDecompressCtx decompressing = new ZstdDecompressCtx();
  private final OneBuffer pool = new OneBuffer();

  ZstandardFileCodec(int level) {
    compressing = new ZstdCompressCtx().setLevel(level);
  }

  @Override
  void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    to.ensure(Zstd.compressBound(length));
    int size = to.size();
    to.advance(
        compressing.compressByteArray(to.array(), size, to.available(), from, offset, length));
  }

  /**
   * Uses a fast path if the declared size of the frame already fits in the buffer; the declaration
   * may be false.
   */
  @Override
  void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    long declaredSize = Zstd.getFrameContentSize(from, offset, length);
    if (declaredSize <= 0
        || declaredSize > to.available()
        || !decompressAtOnce(from, offset, length, to)) {
      decompressInSteps(from, offset, length, to);
    }
  }

  private boolean decompressAtOnce(byte[] from, int offset, int length, BlockBytes to)
      throws IOException {
    int size = to.size();
    int decompressed;
    try {
      decompressed =
          decompressing.decompressByteArray(to.array(), size, to.available(), from, offset, length);
    } catch (ZstdException e) {
      return false; // There may be several frames, or a broken one; decompressing in steps handles
      // both.
    }
    to.advance(decompressed);
    return true;
  }

  private void decompressInSteps(byte[] from, int offset, int length, BlockBytes to)
      throws IOException {
    try (ZstdInputStreamNoFinalizer stream =
        new ZstdInputStreamNoFinalizer(new ByteArrayInputStream(from, offset, length), pool)) {
      to.drain(stream.setLongMax(windowLog(to.maxSize(), MAX_WINDOW_LOG)));
    } catch (ZstdIOException e) {
      if (e.getErrorCode() == Zstd.errFrameParameterWindowTooLarge()) {
        throw new WindowException();
      }
      throw e;
    }
  }

  @Override
  void close() {
    compressing.close();
    decompressing.close();
  }

  /** A pool of the single buffer that a stream needs. */
  private static final class OneBuffer implements BufferPool {

    private @Nullable ByteBuffer pooled;

    @Override
    public ByteBuffer get(int capacity) {
      ByteBuffer free = pooled;
      pooled = null;
      return free == null || free.capacity() < capacity ? ByteBuffer.allocate(capacity) : free;
    }

    @Override
    public void release(ByteBuffer buffer) {
      pooled = buffer.clear();
    }
  }
}
