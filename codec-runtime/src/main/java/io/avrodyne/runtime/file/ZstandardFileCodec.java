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
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A codec for zstandard. This is the only class that depends on zstd-jni.
 *
 * <p>Its memory outside the heap is also freed when a codec that was not closed has become garbage:
 * Flink abandons the writers of a job that fails, and zstd-jni would never free their memory.
 */
final class ZstandardFileCodec extends FileCodec {

  /** The limit that the library itself applies by default. */
  static final int MAX_WINDOW_LOG = 27;

  private static final Cleaner CLEANER = Cleaner.create();

  final Contexts contexts;
  private final Cleaner.Cleanable memory;
  private final OneBuffer pool = new OneBuffer();

  ZstandardFileCodec(int level) {
    contexts = new Contexts(new ZstdCompressCtx().setLevel(level), new ZstdDecompressCtx());
    memory = CLEANER.register(this, contexts);
  }

  /** The objects that own memory outside the heap. They do not refer to the codec. */
  record Contexts(ZstdCompressCtx compressing, ZstdDecompressCtx decompressing)
      implements Runnable {

    @Override
    public void run() {
      compressing.close();
      decompressing.close();
    }
  }

  @Override
  void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    to.ensure(Zstd.compressBound(length));
    int size = to.size();
    try {
      to.advance(
          contexts.compressing.compressByteArray(
              to.array(), size, to.available(), from, offset, length));
    } finally {
      Reference.reachabilityFence(this);
    }
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
          contexts.decompressing.decompressByteArray(
              to.array(), size, to.available(), from, offset, length);
    } catch (ZstdException e) {
      return false; // There may be several frames, or a broken one; decompressing in steps handles
      // both.
    } finally {
      Reference.reachabilityFence(this);
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
    memory.clean();
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
