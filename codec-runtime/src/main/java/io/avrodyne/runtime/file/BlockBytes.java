package io.avrodyne.runtime.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** Collects the data of a block in an array that grows by doubling, up to a limit. */
final class BlockBytes extends OutputStream {

  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  /** Says that there are more bytes than are allowed. */
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

  /** Returns how many bytes there is room for without growing. */
  int room() {
    return array.length - size;
  }

  /** Makes room for at least one byte more, even the one that is too much. */
  void grow() {
    array = Arrays.copyOf(array, (int) Math.min(Math.max(64, 2L * array.length), maxSize + 1L));
  }

  /** Makes room for {@code length} bytes that are known to come. */
  void ensure(long length) throws FullException {
    if (length > maxSize - size) {
      throw new FullException();
    }
    if (length > room()) {
      array = Arrays.copyOf(array, size + (int) length);
    }
  }

  /** Takes bytes in that were put behind the others. */
  void advance(int length) throws FullException {
    if (length > maxSize - size) {
      throw new FullException();
    }
    size += length;
  }

  /** Takes all of a stream in. */
  void drain(InputStream from) throws IOException {
    while (true) {
      if (room() == 0) {
        grow();
      }
      int read = from.read(array, size, room());
      if (read < 0) {
        return;
      }
      advance(read);
    }
  }

  @Override
  public void write(int value) throws IOException {
    ensure(1);
    array[size++] = (byte) value;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    while (room() < length && array.length <= maxSize) {
      grow();
    }
    if (length > room()) {
      throw new FullException();
    }
    System.arraycopy(bytes, offset, array, size, length);
    advance(length);
  }
}
