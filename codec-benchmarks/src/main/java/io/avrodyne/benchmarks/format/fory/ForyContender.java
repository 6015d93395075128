package io.avrodyne.benchmarks.format.fory;

import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;

/** Fory with a reused buffer for writing and another one for reading. */
final class ForyContender<T> implements ObjectContender<T> {

  private static final int INITIAL_SIZE = 1024;

  private final Fory fory;
  private final Class<T> type;
  private final MemoryBuffer out = MemoryBuffer.newHeapBuffer(INITIAL_SIZE);
  private final MemoryBuffer in = MemoryBuffer.fromByteArray(new byte[0]);

  ForyContender(Fory fory, Class<T> type) {
    this.fory = fory;
    this.type = type;
  }

  @Override
  public int write(T value) {
    out.writerIndex(0);
    fory.serialize(out, value);
    return out.writerIndex();
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    int size = write(value);
    stream.write(out.getHeapMemory(), 0, size);
  }

  @Override
  public byte[] written() {
    return out.getBytes(0, out.writerIndex());
  }

  @Override
  public T read(byte[] bytes, int offset, int length) {
    in.pointTo(bytes, offset, length);
    in.readerIndex(0);
    return fory.deserialize(in, type);
  }
}
