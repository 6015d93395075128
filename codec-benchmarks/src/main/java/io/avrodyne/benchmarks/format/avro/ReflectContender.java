package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.IOException;
import java.io.OutputStream;

/** The application's objects, whose fields Avro accesses by reflection. */
final class ReflectContender<T> implements ObjectContender<T> {

  private final Coding<T> coding;

  ReflectContender(Coding<T> coding) {
    this.coding = coding;
  }

  @Override
  public int write(T value) throws IOException {
    return coding.write(value);
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    coding.write(value, stream);
  }

  @Override
  public byte[] written() {
    return coding.written();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    return coding.read(bytes, offset, length);
  }
}
