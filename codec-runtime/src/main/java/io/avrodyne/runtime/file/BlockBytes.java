package io.avrodyne.runtime.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** A buffer for the data of a block that grows by doubling, up to a limit. */
final class BlockBytes extends OutputStream {

  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  /** An exception thrown if there are more bytes than the limit allows. */
  static final class FullException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private final int maxSize;
  private byte[] array;
  private int size;

  BlockBytes(int capacity, int maxSize) {
    this.maxSize = Math.min(maxSize, MAX_ARRAY - 1);
    array = new byte[Math.min(capacity, this.maxSize)];
  }

  byte[] array() {
    return array;
  }

  int maxSize() {
    return maxSize;
  }

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  /** Returns the number of bytes that fit without growing. */
  int available() {
    return array.length - size;
  }

  /** Grows the buffer by at least one byte, which may be the first byte beyond the limit. */
  void grow() {
    array = Arrays.copyOf(array, (int) Math.min(Math.max(64, 2L * array.length), maxSize + 1L));
  }

  /** Ensures capacity for {@code length} bytes that are known to follow. */
  void ensure(long length) throws FullException {
    if (length > maxSize - size) {
      throw new FullException();
    }
    if (length > available()) {
      array = Arrays.copyOf(array, size + (int) length);
    }
  }

  /** Includes bytes that were written to the array after the content. */
  void advance(int length) throws FullException {
    if (length > maxSize - size) {
      throw new FullException();
    }
    size += length;
  }

  /** Appends all bytes of a stream. */
  void drain(InputStream from) throws IOException {
    while (true) {
      if (available() == 0) {
        grow();
      }
      int read = from.read(array, size, available());
      if (read < 0) {
        return;
      }
      advance(read);
    }
  }

  @Override
  public void write(int value) throws IOException {
    if (size == maxSize) {
      throw new FullException();
    }
    if (available() == 0) {
      grow();
    }
    array[size++] = (byte) value;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    while (available() < length && array.length <= maxSize) {
      grow();
    }
    if (length > available()) {
      throw new FullException();
    }
    System.arraycopy(bytes, offset, array, size, length);
    advance(length);
  }
}
