package io.avrodyne.runtime.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/** A source of the bytes of a file: a stream, or a channel with positions. */
abstract class FileFeed implements Closeable {

  /**
   * The maximum number of bytes that a stream or channel is asked for or given at once. The JDK
   * copies those of channels, and of streams from {@code Files}, through a buffer outside the heap,
   * as large as the largest request, which the thread keeps.
   */
  static final int MAX_REQUEST = 1 << 17;

  /** Reads up to {@code length} bytes and returns how many, or -1 at the end. */
  abstract int read(byte[] bytes, int offset, int length) throws IOException;

  /** Throws an {@link UnsupportedOperationException} if the source has no positions. */
  abstract void requireSeekable();

  /** Moves to a position relative to the beginning of the file. */
  abstract void seek(long position) throws IOException;

  static FileFeed of(InputStream stream) {
    return new OfStream(stream);
  }

  /** Returns a feed for a file that begins at the current position of a channel. */
  static FileFeed of(SeekableByteChannel channel) throws IOException {
    return new OfChannel(channel, channel.position());
  }

  private static final class OfStream extends FileFeed {

    private final InputStream stream;

    OfStream(InputStream stream) {
      this.stream = stream;
    }

    @Override
    int read(byte[] bytes, int offset, int length) throws IOException {
      return stream.read(bytes, offset, Math.min(length, MAX_REQUEST));
    }

    @Override
    void seek(long position) {
      requireSeekable();
    }

    @Override
    void requireSeekable() {
      throw new UnsupportedOperationException(
          "Cannot change the position in a stream. Open the file by its path or a channel.");
    }

    @Override
    public void close() throws IOException {
      stream.close();
    }
  }

  private static final class OfChannel extends FileFeed {

    private final SeekableByteChannel channel;
    private final long origin;

    OfChannel(SeekableByteChannel channel, long origin) {
      this.channel = channel;
      this.origin = origin;
    }

    @Override
    int read(byte[] bytes, int offset, int length) throws IOException {
      return channel.read(ByteBuffer.wrap(bytes, offset, Math.min(length, MAX_REQUEST)));
    }

    @Override
    void requireSeekable() {}

    @Override
    void seek(long position) throws IOException {
      channel.position(origin + position);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
