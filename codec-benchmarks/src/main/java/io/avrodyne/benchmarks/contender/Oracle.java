package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
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
  private final byte[] header;
  private final GenericData data = new GenericData();
  private final GenericDatumReader<Object> reader;
  private final GenericDatumWriter<Object> writer;

  Oracle(Model<T> model) {
    this.model = model;
    schema = model.codec().schema();
    header = model.singleObject() ? SingleObjectContender.header(schema) : new byte[0];
    reader = new GenericDatumReader<>(schema, schema, data);
    writer = new GenericDatumWriter<>(schema, data);
  }

  /** Returns the generic record that the bytes of a contender contain. */
  Object written(byte[] bytes) throws IOException {
    return record(Arrays.copyOfRange(bytes, header.length, bytes.length));
  }

  /** Returns what a contender writes for a datum, with the header if there is one. */
  byte[] withHeader(byte[] datum) {
    byte[] bytes = Arrays.copyOf(header, header.length + datum.length);
    System.arraycopy(datum, 0, bytes, header.length, datum.length);
    return bytes;
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
