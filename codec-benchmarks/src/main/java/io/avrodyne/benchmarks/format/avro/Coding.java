package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** One of Apache Avro's encodings, with every object reused that may be reused. */
abstract class Coding<D> {

  private final ByteSink sink = new ByteSink();

  /**
   * Creates the binary encoding of a model, in single-object encoding if the model asks for it.
   *
   * @param data the kind of Avro's records
   * @param schema the schema of the records, which may have other names than the model's
   */
  static <D> Coding<D> binary(Model<?> model, GenericData data, Schema schema) {
    Coding<D> datum = new DatumCoding<>(data, schema);
    return model.singleObject() ? new MessageCoding<>(model.codec().schema(), datum) : datum;
  }

  /** Encodes the record into the sink, replacing its content, and returns the size in bytes. */
  final int write(D value) throws IOException {
    sink.reset();
    write(value, sink);
    return sink.size();
  }

  /** Encodes the record to a stream. */
  abstract void write(D value, OutputStream stream) throws IOException;

  /** Returns a copy of the sink's content. */
  final byte[] written() {
    return sink.toByteArray();
  }

  /** Decodes a record from a range of an array. */
  abstract D read(byte[] bytes, int offset, int length) throws IOException;
}
