package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.runtime.AvroCodec;
import java.io.IOException;
import java.io.OutputStream;

/** Generic records, built in advance, with their strings in Avro's own {@code Utf8}. */
final class GenericContender<T> implements Contender<T, Object> {

  private final GenericAvro avro;
  private final AvroCodec<T> codec;

  GenericContender(AvroCodec<T> codec) {
    avro = new GenericAvro(codec.schema());
    this.codec = codec;
  }

  @Override
  public Object prepare(T value) throws IOException {
    // Read, so that it contains Utf8, as the records read in the measurement do.
    byte[] bytes = codec.encode(value);
    return avro.read(bytes, 0, bytes.length);
  }

  @Override
  public int write(Object value) throws IOException {
    return avro.write(value);
  }

  @Override
  public void write(Object value, OutputStream stream) throws IOException {
    avro.write(value, stream);
  }

  @Override
  public byte[] written() {
    return avro.written();
  }

  @Override
  public Object read(byte[] bytes, int offset, int length) throws IOException {
    return avro.read(bytes, offset, length);
  }

  @Override
  public T restore(Object value) throws IOException {
    avro.write(value);
    return codec.decode(avro.written());
  }
}
