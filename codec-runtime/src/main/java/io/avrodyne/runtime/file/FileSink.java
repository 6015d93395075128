package io.avrodyne.runtime.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/** Takes the bytes of a file, for a stream or for a channel that can be moved. */
abstract class FileSink implements Closeable {

  private long position;

  /** Returns where in the file the next byte goes. */
  final long position() {
    return position;
  }

  /** Writes all of a range; if that fails, the position stays, and a channel may be tried again. */
  final void write(byte[] bytes, int offset, int length) throws IOException {
    put(position, bytes, offset, length);
    position += length;
  }

  abstract void put(long at, byte[] bytes, int offset, int length) throws IOException;

  /** Hands on what lies between here and the system, and waits for the disk if told to. */
  abstract void flush(boolean force) throws IOException;

  static FileSink of(OutputStream stream) {
    return new OfStream(stream);
  }

  /** Returns one of a file that begins where the channel stands. */
  static FileSink of(SeekableByteChannel channel) throws IOException {
    return new OfChannel(channel, channel.position());
  }

  /** Returns one that goes on at the end of a file that begins where the channel does. */
  static FileSink atEndOf(SeekableByteChannel channel) throws IOException {
    FileSink sink = new OfChannel(channel, 0);
    sink.position = channel.size();
    return sink;
  }

  /**
   * How much of a write that failed has arrived is unknown, so there is none after it. A flush is
   * one, too: streams with a buffer write there, and may do so again with all they have.
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
        stream.write(bytes, offset, length);
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
      ByteBuffer rest = ByteBuffer.wrap(bytes, offset, length);
      while (rest.hasRemaining()) {
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
