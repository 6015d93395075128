package io.avrodyne.benchmarks.flink.type;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Records of Apache Avro and their bytes, to prepare what is measured.
 *
 * @param <D> the class of the records
 */
final class ApacheDatum<D> {

  private final DatumReader<D> reader;
  private final DatumWriter<D> writer;

  @SuppressWarnings("unchecked") // The data model creates records of its class.
  ApacheDatum(GenericData data, Schema schema) {
    reader = data.createDatumReader(schema);
    writer = data.createDatumWriter(schema);
  }

  @SuppressWarnings("NullAway") // There is no record to reuse.
  D decode(byte[] bytes) {
    try {
      return reader.read(null, DecoderFactory.get().binaryDecoder(bytes, null));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] encode(D record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    try {
      writer.write(record, encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
