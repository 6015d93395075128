package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.ByteSink;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Apache Avro's writer and reader, with every object reused that may be reused. The encoder is the
 * buffered one and is flushed in every operation, because the direct encoder calls the stream for
 * each byte.
 */
final class GenericAvro {

  private final ByteSink sink = new ByteSink();
  private final DatumWriter<Object> writer;
  private final DatumReader<Object> reader;
  private BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(sink, null);
  private BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  GenericAvro(Schema schema) {
    writer = new GenericDatumWriter<>(schema);
    reader = new GenericDatumReader<>(schema);
  }

  int write(Object value) throws IOException {
    sink.reset();
    write(value, sink);
    return sink.size();
  }

  void write(Object value, OutputStream stream) throws IOException {
    encoder = EncoderFactory.get().binaryEncoder(stream, encoder);
    writer.write(value, encoder);
    encoder.flush();
  }

  byte[] written() {
    return sink.toByteArray();
  }

  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  Object read(byte[] bytes, int offset, int length) throws IOException {
    decoder = DecoderFactory.get().binaryDecoder(bytes, offset, length, decoder);
    return reader.read(null, decoder);
  }
}
