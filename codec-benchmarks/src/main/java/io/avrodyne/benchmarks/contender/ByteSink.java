package io.avrodyne.benchmarks.contender;

import java.io.OutputStream;
import java.util.Arrays;

/**
 * A stream that contenders write into: a growing array without locks, so that no contender pays for
 * the locks of {@link java.io.ByteArrayOutputStream}.
 */
public final class ByteSink extends OutputStream {

  private byte[] buffer = new byte[1024];
  private int size;

  /** Discards the content and keeps the array. */
  public void reset() {
    size = 0;
  }

  /** Returns the number of bytes written. */
  public int size() {
    return size;
  }

  /** Returns a copy of the content. */
  public byte[] toByteArray() {
    return Arrays.copyOf(buffer, size);
  }

  @Override
  public void write(int b) {
    ensure(1);
    buffer[size++] = (byte) b;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    ensure(length);
    System.arraycopy(bytes, offset, buffer, size, length);
    size += length;
  }

  private void ensure(int bytes) {
    if (buffer.length - size < bytes) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, Math.addExact(size, bytes)));
    }
  }
}
