package io.avrodyne.runtime.file;

import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;

/** A file in memory, each of whose method calls may fail. */
final class FaultyChannel implements SeekableByteChannel {

  private final Fault fault;
  private final int chunk;
  private byte[] bytes;
  private int position;
  private int largest;
  private boolean open = true;

  /**
   * Creates one.
   *
   * @param chunk the maximum number of bytes per call
   */
  FaultyChannel(byte[] bytes, int chunk, Fault fault) {
    this.bytes = bytes.clone();
    this.chunk = chunk;
    this.fault = fault;
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** Returns the largest number of bytes that a call offered or asked for. */
  int largest() {
    return largest;
  }

  /** Writes some bytes before it fails. */
  @Override
  public int write(ByteBuffer from) {
    largest = Math.max(largest, from.remaining());
    boolean due = fault.isDue();
    int length = Math.min(from.remaining(), due ? 3 : chunk);
    bytes = Arrays.copyOf(bytes, Math.max(bytes.length, position + length));
    from.get(bytes, position, length);
    position += length;
    if (due) {
      fault.fail();
    }
    return length;
  }

  @Override
  public int read(ByteBuffer to) {
    largest = Math.max(largest, to.remaining());
    fault.call();
    int length = Math.min(Math.min(chunk, to.remaining()), bytes.length - position);
    if (length <= 0) {
      return -1;
    }
    to.put(bytes, position, length);
    position += length;
    return length;
  }

  @Override
  public long position() {
    fault.call();
    return position;
  }

  @Override
  public SeekableByteChannel position(long newPosition) {
    fault.call();
    position = (int) newPosition;
    return this;
  }

  @Override
  public long size() {
    fault.call();
    return bytes.length;
  }

  @Override
  public SeekableByteChannel truncate(long size) {
    fault.call();
    bytes = Arrays.copyOf(bytes, (int) Math.min(bytes.length, size));
    return this;
  }

  @Override
  public boolean isOpen() {
    return open;
  }

  @Override
  public void close() {
    open = false;
    fault.call();
  }
}
