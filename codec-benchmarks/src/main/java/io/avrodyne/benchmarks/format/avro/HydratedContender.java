package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.format.avro.mapping.RecordMapping;
import java.io.IOException;
import java.io.OutputStream;

/** Avro's records, made from the application's objects and turned into them in every operation. */
final class HydratedContender<T, D> implements ObjectContender<T> {

  private final ObjectContender<D> coding;
  private final RecordMapping<T, D> mapping;

  HydratedContender(ObjectContender<D> coding, RecordMapping<T, D> mapping) {
    this.coding = coding;
    this.mapping = mapping;
  }

  @Override
  public int write(T value) throws IOException {
    return coding.write(mapping.toRecord(value));
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    coding.write(mapping.toRecord(value), stream);
  }

  @Override
  public byte[] written() {
    return coding.written();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    return mapping.toObject(coding.read(bytes, offset, length));
  }
}
