package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.message.BinaryMessageEncoder;

/** Apache Avro's generic records, by which the gate compares objects and bytes. */
final class Oracle<T> {

  private final Model<T> model;
  private final Schema schema;
  private final GenericData data = new GenericData();
  private final GenericDatumReader<Object> reader;
  private final GenericDatumWriter<Object> writer;

  Oracle(Model<T> model) {
    this.model = model;
    schema = model.codec().schema();
    reader = new GenericDatumReader<>(schema, schema, data);
    writer = new GenericDatumWriter<>(schema, data);
  }

  /** Returns the generic record that the bytes of a contender contain. */
  Object written(byte[] bytes) throws IOException {
    if (!model.singleObject()) {
      return record(bytes);
    }
    int header = 10;
    byte[] datum = new byte[bytes.length - header];
    System.arraycopy(bytes, header, datum, 0, datum.length);
    return record(datum);
  }

  /** Returns the generic record that a datum contains. */
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  Object record(byte[] datum) throws IOException {
    return reader.read(null, DecoderFactory.get().binaryDecoder(datum, null));
  }

  /** Returns the bytes that Apache Avro writes for a record, with the header if there is one. */
  byte[] bytes(Object record) throws IOException {
    if (model.singleObject()) {
      ByteBuffer message = new BinaryMessageEncoder<>(data, schema).encode(record);
      byte[] bytes = new byte[message.remaining()];
      message.get(bytes);
      return bytes;
    }
    ByteSink sink = new ByteSink();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(sink, null);
    writer.write(record, encoder);
    encoder.flush();
    return sink.toByteArray();
  }
}
