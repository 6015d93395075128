package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.SingleObjectHeader;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.avro.Schema;

/** The single-object encoding: a header, and a datum by the buffered coders. */
final class MessageCoding<D> extends Coding<D> {

  private final SingleObjectHeader header;
  private final Coding<D> datum;

  /** Creates one of messages with the fingerprint of a schema, around a datum. */
  MessageCoding(Schema message, Coding<D> datum) {
    this.header = new SingleObjectHeader(message);
    this.datum = datum;
  }

  @Override
  void write(D value, OutputStream stream) throws IOException {
    header.write(stream);
    datum.write(value, stream);
  }

  @Override
  D read(byte[] bytes, int offset, int length) throws IOException {
    int start = header.check(bytes, offset, length);
    return datum.read(bytes, start, length - header.size());
  }
}
