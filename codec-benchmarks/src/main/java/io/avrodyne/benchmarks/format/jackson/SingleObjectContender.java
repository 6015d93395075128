package io.avrodyne.benchmarks.format.jackson;

import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.contender.SingleObjectHeader;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.avro.Schema;

/** Avro's single-object encoding around a contender: a header that is made once. */
final class SingleObjectContender<T> implements ObjectContender<T> {

  private final ObjectContender<T> datum;
  private final SingleObjectHeader header;
  private final ByteSink sink = new ByteSink();

  SingleObjectContender(ObjectContender<T> datum, Schema schema) {
    this.datum = datum;
    this.header = new SingleObjectHeader(schema);
  }

  @Override
  public int write(T value) throws IOException {
    sink.reset();
    write(value, sink);
    return sink.size();
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    header.write(stream);
    datum.write(value, stream);
  }

  @Override
  public byte[] written() {
    return sink.toByteArray();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    int start = header.check(bytes, offset, length);
    return datum.read(bytes, start, length - header.size());
  }
}
