package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.runtime.AvroCodec;
import java.io.IOException;
import java.io.OutputStream;

/** Avro's own records, built in advance. */
final class NativeContender<T, D> implements Contender<T, D> {

  private final Coding<D> coding;
  private final Coding<D> plain;
  private final AvroCodec<T> codec;

  /** Creates one from the measured encoding, and the binary one without a header. */
  NativeContender(Coding<D> coding, Coding<D> plain, AvroCodec<T> codec) {
    this.coding = coding;
    this.plain = plain;
    this.codec = codec;
  }

  @Override
  public D prepare(T value) throws IOException {
    // Read, so that its strings are of the class that the records read in the measurement have.
    byte[] bytes = codec.encode(value);
    return plain.read(bytes, 0, bytes.length);
  }

  @Override
  public int write(D value) throws IOException {
    return coding.write(value);
  }

  @Override
  public void write(D value, OutputStream stream) throws IOException {
    coding.write(value, stream);
  }

  @Override
  public byte[] written() {
    return coding.written();
  }

  @Override
  public D read(byte[] bytes, int offset, int length) throws IOException {
    return coding.read(bytes, offset, length);
  }

  @Override
  public T restore(D value) throws IOException {
    plain.write(value);
    return codec.decode(plain.written());
  }
}
