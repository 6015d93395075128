package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.contender.Contender;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * A contender that copies the bytes of another one, into a sink and out of an array.
 *
 * @param <N> what the other contender writes
 */
final class MemoryCopyContender<T, N> implements Contender<T, MemoryCopyContender.Copy> {

  /** An array with a datum at its beginning. */
  static final class Copy {

    private byte[] bytes;
    private int size;

    Copy(byte[] bytes) {
      this.bytes = bytes;
      this.size = bytes.length;
    }

    private void set(byte[] from, int offset, int length) {
      if (bytes.length < length) {
        bytes = new byte[2 * length];
      }
      System.arraycopy(from, offset, bytes, 0, length);
      size = length;
    }
  }

  private final Contender<T, N> encoding;
  private final Copy sink = new Copy(new byte[1024]);
  private final Copy datum = new Copy(new byte[1024]);

  MemoryCopyContender(Contender<T, N> encoding) {
    this.encoding = encoding;
  }

  @Override
  public Copy prepare(T value) throws IOException {
    encoding.write(encoding.prepare(value));
    return new Copy(encoding.written());
  }

  @Override
  public int write(Copy value) {
    sink.set(value.bytes, 0, value.size);
    return sink.size;
  }

  @Override
  public void write(Copy value, OutputStream stream) throws IOException {
    stream.write(value.bytes, 0, value.size);
  }

  @Override
  public byte[] written() {
    return Arrays.copyOf(sink.bytes, sink.size);
  }

  @Override
  public Copy read(byte[] bytes, int offset, int length) {
    datum.set(bytes, offset, length);
    return datum;
  }

  @Override
  public T restore(Copy value) throws IOException {
    return encoding.restore(encoding.read(value.bytes, 0, value.size));
  }
}
