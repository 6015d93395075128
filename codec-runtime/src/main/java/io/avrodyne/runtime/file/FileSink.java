package io.avrodyne.runtime.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/** A destination for the bytes of a file: a stream, or a channel with positions. */
abstract class FileSink implements Closeable {

  private long position;

  /** Returns the file position of the next byte. */
  final long position() {
    return position;
  }

  /**
   * Writes an entire range. If that fails, the position does not change, and a write to a channel
   * may be repeated.
   */
  final void write(byte[] bytes, int offset, int length) throws IOException {
    put(position, bytes, offset, length);
    position += length;
  }

  abstract void put(long at, byte[] bytes, int offset, int length) throws IOException;

  /**
   * Flushes buffered bytes to the operating system and, if {@code force} is set, waits for the
   * disk.
   */
  abstract void flush(boolean force) throws IOException;

  static FileSink of(OutputStream stream) {
    return new OfStream(stream);
  }

  /** Returns a sink for a file that begins at the current position of a channel. */
  static FileSink of(SeekableByteChannel channel) throws IOException {
    return new OfChannel(channel, channel.position());
  }

  /** Returns a sink that appends to a file that begins where the channel begins. */
  static FileSink atEndOf(SeekableByteChannel channel) throws IOException {
    FileSink sink = new OfChannel(channel, 0);
    sink.position = channel.size();
    return sink;
  }

  /**
   * A sink for a stream. After a failed write, it is unknown how many bytes have been written, so
   * no further write is attempted. A flush counts as a write: buffered streams write at that point,
   * and might write everything in their buffer again.
   */
  private static final class OfStream extends FileSink {

    private final OutputStream stream;
    private boolean writing;
    private @Nullable Throwable failure;

    OfStream(OutputStream stream) {
      this.stream = stream;
    }

    @Override
    void put(long at, byte[] bytes, int offset, int length) throws IOException {
      begin();
      try {
        int end = offset + length;
        for (int from = offset; from < end; from += FileFeed.MAX_REQUEST) {
          stream.write(bytes, from, Math.min(end - from, FileFeed.MAX_REQUEST));
        }
      } catch (Throwable e) {
        failure = e;
        throw e;
      }
      writing = false;
    }

    @Override
    void flush(boolean force) throws IOException {
      begin();
      try {
        stream.flush();
      } catch (Throwable e) {
        failure = e;
        throw e;
      }
      writing = false;
    }

    private void begin() throws IOException {
      if (writing) {
        throw new IOException("an earlier write to the stream failed", failure);
      }
      writing = true;
    }

    @Override
    public void close() throws IOException {
      stream.close();
    }
  }

  private static final class OfChannel extends FileSink {

    private final SeekableByteChannel channel;
    private final long origin;

    OfChannel(SeekableByteChannel channel, long origin) {
      this.channel = channel;
      this.origin = origin;
    }

    @Override
    void put(long at, byte[] bytes, int offset, int length) throws IOException {
      channel.position(origin + at);
      if (channel.position() != origin + at) {
        throw new IOException(
            "the channel is in append mode, so a block that was partly written cannot be written"
                + " again; open it without APPEND");
      }
      int end = offset + length;
      ByteBuffer rest = ByteBuffer.wrap(bytes, offset, length);
      while (rest.position() < end) {
        rest.limit(Math.min(end, rest.position() + FileFeed.MAX_REQUEST));
        if (channel.write(rest) == 0) {
          throw new IOException("a write to the channel wrote no bytes; use it in blocking mode");
        }
      }
    }

    @Override
    void flush(boolean force) throws IOException {
      if (force && channel instanceof FileChannel file) {
        file.force(false);
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
