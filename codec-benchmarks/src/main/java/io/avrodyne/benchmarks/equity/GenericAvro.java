package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.ByteSink;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Apache Avro's generic API, with every object reused that may be reused. The encoder is the
 * buffered one and is flushed in every operation, because the direct encoder calls the stream for
 * each byte.
 */
final class GenericAvro {

  private final ByteSink sink = new ByteSink();
  private final BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(sink, null);
  private final GenericDatumWriter<GenericRecord> writer;
  private final GenericDatumReader<GenericRecord> reader;
  private BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  GenericAvro(Schema schema) {
    writer = new GenericDatumWriter<>(schema);
    reader = new GenericDatumReader<>(schema);
  }

  int write(GenericRecord value) throws IOException {
    sink.reset();
    writer.write(value, encoder);
    encoder.flush();
    return sink.size();
  }

  byte[] written() {
    return sink.toByteArray();
  }

  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  GenericRecord read(byte[] bytes, int offset, int length) throws IOException {
    decoder = DecoderFactory.get().binaryDecoder(bytes, offset, length, decoder);
    return reader.read(null, decoder);
  }
}
