package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;

/** A reader of Apache Avro with a reused decoder. */
final class ApacheReader<T> implements ShipmentReader<T> {

  private final DatumReader<T> reader;
  private final DatumWriter<T> writer;
  private BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  /** Creates one from a reader that resolves schemas, and a writer of the reader's schema. */
  private ApacheReader(DatumReader<T> reader, DatumWriter<T> writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** Creates one for generic records in the current schema. */
  static ApacheReader<GenericRecord> generic(Change change) {
    return generic(change.writer(), ShipmentAvroCodec.INSTANCE.schema());
  }

  /** Creates one for generic records. */
  static ApacheReader<GenericRecord> generic(Schema writer, Schema reader) {
    return new ApacheReader<>(
        new GenericDatumReader<>(writer, reader), new GenericDatumWriter<>(reader));
  }

  /** Creates one for the class that Avro generates from the current schema. */
  static ApacheReader<Object> specific(Change change, Schema today) {
    Schema writer = change.writer(today.getNamespace());
    return new ApacheReader<>(
        new SpecificDatumReader<>(writer, today), new SpecificDatumWriter<>(today));
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  public T read(byte[] bytes) throws IOException {
    decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
    return reader.read(null, decoder);
  }

  @Override
  public byte[] write(T value) throws IOException {
    ByteSink sink = new ByteSink();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(sink, null);
    writer.write(value, encoder);
    encoder.flush();
    return sink.toByteArray();
  }
}
