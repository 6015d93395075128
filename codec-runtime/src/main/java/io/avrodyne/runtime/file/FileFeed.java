package io.avrodyne.runtime.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/** Gives bytes of a file, from a stream or from a channel that can be moved. */
abstract class FileFeed implements Closeable {

  /** Reads up to {@code length} bytes and returns how many, or -1 at the end. */
  abstract int read(byte[] bytes, int offset, int length) throws IOException;

  /** Throws an {@link UnsupportedOperationException} if it cannot be moved. */
  abstract void requireSeekable();

  /** Goes to a position, counted from where the file began. */
  abstract void seek(long position) throws IOException;

  static FileFeed of(InputStream stream) {
    return new OfStream(stream);
  }

  /** Returns one of a file that begins where the channel stands. */
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
      return stream.read(bytes, offset, length);
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
      return channel.read(ByteBuffer.wrap(bytes, offset, length));
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
