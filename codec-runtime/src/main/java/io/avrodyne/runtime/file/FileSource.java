package io.avrodyne.runtime.file;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;

/**
 * A reader of a file through a single array, in which a block is contiguous. The array grows only
 * when it is full of bytes that have been read.
 */
final class FileSource implements Closeable {

  private static final int CAPACITY = 1 << 17;

  /** The maximum number of times that bytes are moved per byte read. */
  private static final int MOVED_SHARE = 8;

  private final FileFeed feed;
  private byte[] buffer = new byte[CAPACITY];

  /** The file position of the first byte of the buffer. */
  private long base;

  private int index;
  private int limit;

  FileSource(FileFeed feed) {
    this.feed = feed;
  }

  /** Returns the array, which remains valid until more bytes are requested. */
  byte[] buffer() {
    return buffer;
  }

  /** Returns the index in the array of the next byte. */
  int index() {
    return index;
  }

  /** Returns the number of bytes in the array from that index on. */
  int available() {
    return limit - index;
  }

  /** Returns the file position of the next byte. */
  long position() {
    return base + index;
  }

  /** Returns the file position of a byte in the array. */
  long positionOf(int indexInBuffer) {
    return base + indexInBuffer;
  }

  /** Moves past bytes that are available. */
  void skip(int bytes) {
    index += bytes;
  }

  /** Makes at least this many bytes available, and returns whether the file has them. */
  boolean ensure(int bytes) throws IOException {
    while (limit - index < bytes) {
      if (limit == buffer.length) {
        makeRoom();
      }
      int read = feed.read(buffer, limit, buffer.length - limit);
      if (read < 0) {
        return false;
      }
      if (read == 0) {
        throw new IOException("a read from the channel returned no bytes; use it in blocking mode");
      }
      if (read > buffer.length - limit) {
        throw new IOException(
            "a read from the stream or channel claims more bytes than were requested");
      }
      limit += read;
    }
    return true;
  }

  /**
   * Moves the remaining bytes to the front, or to a larger array if they fill most of the current
   * one: moving everything repeatedly to gain a few bytes would take quadratic time.
   */
  private void makeRoom() {
    int left = limit - index;
    byte[] to =
        index < buffer.length / MOVED_SHARE
            ? new byte[(int) Math.min(2L * buffer.length, Integer.MAX_VALUE - 8)]
            : buffer;
    System.arraycopy(buffer, index, to, 0, left);
    buffer = to;
    base += index;
    limit = left;
    index = 0;
  }

  /** Moves to a file position. */
  void seek(long position) throws IOException {
    feed.requireSeekable();
    if (position >= base && position <= base + limit) {
      index = (int) (position - base);
      return;
    }
    feed.seek(position);
    base = position;
    index = 0;
    limit = 0;
  }

  /** Returns whether the next bytes, which must be available, equal the given bytes. */
  boolean isAt(int offset, byte[] bytes) {
    int from = index + offset;
    return Arrays.equals(buffer, from, from + bytes.length, bytes, 0, bytes.length);
  }

  /**
   * Moves past the next sync marker; if there are no more markers, moves to the end and returns
   * false.
   */
  boolean skipPast(byte[] marker) throws IOException {
    while (ensure(marker.length)) {
      for (int last = limit - marker.length; index <= last; index++) {
        if (buffer[index] == marker[0] && isAt(0, marker)) {
          index += marker.length;
          return true;
        }
      }
    }
    index = limit;
    return false;
  }

  @Override
  public void close() throws IOException {
    feed.close();
  }
}
