package io.avrodyne.flink;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.FileSystem;
import org.apache.flink.core.fs.Path;

/** A channel that reads a file of one of Flink's file systems. */
final class FlinkFileChannel implements SeekableByteChannel {

  private static final int COPIED = 1 << 13;

  private final FSDataInputStream stream;
  private final long size;
  private boolean open = true;

  private FlinkFileChannel(FSDataInputStream stream, long size) {
    this.stream = stream;
    this.size = size;
  }

  static FlinkFileChannel open(Path path) throws IOException {
    FileSystem files = path.getFileSystem();
    long size = files.getFileStatus(path).getLen();
    return new FlinkFileChannel(files.open(path), size);
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    if (target.hasArray()) {
      int start = target.arrayOffset() + target.position();
      int read = stream.read(target.array(), start, target.remaining());
      target.position(target.position() + Math.max(0, read));
      return read;
    }
    byte[] bytes = new byte[Math.min(COPIED, target.remaining())];
    int read = stream.read(bytes);
    target.put(bytes, 0, Math.max(0, read));
    return read;
  }

  @Override
  public long position() throws IOException {
    return stream.getPos();
  }

  @Override
  public SeekableByteChannel position(long position) throws IOException {
    stream.seek(position);
    return this;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public int write(ByteBuffer source) {
    throw new NonWritableChannelException();
  }

  @Override
  public SeekableByteChannel truncate(long length) {
    throw new NonWritableChannelException();
  }

  @Override
  public boolean isOpen() {
    return open;
  }

  @Override
  public void close() throws IOException {
    open = false;
    stream.close();
  }
}
