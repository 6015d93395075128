package io.avrodyne.benchmarks.format.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.IOException;
import java.io.OutputStream;

/** Kryo with a reused output and input. */
final class KryoContender<T> implements ObjectContender<T> {

  private static final int INITIAL_SIZE = 1024;
  private static final int UNLIMITED = -1;

  private final Kryo kryo;
  private final Class<T> type;
  private final Output out = new Output(INITIAL_SIZE, UNLIMITED);
  private final Input in = new Input();

  KryoContender(Kryo kryo, Class<T> type) {
    this.kryo = kryo;
    this.type = type;
  }

  @Override
  public int write(T value) {
    out.reset();
    kryo.writeObject(out, value);
    return out.position();
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    int size = write(value);
    stream.write(out.getBuffer(), 0, size);
  }

  @Override
  public byte[] written() {
    return out.toBytes();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) {
    in.setBuffer(bytes, offset, length);
    return kryo.readObject(in, type);
  }
}
