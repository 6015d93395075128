package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.StreamContender;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.io.JsonDecoder;
import org.apache.avro.io.JsonEncoder;

/**
 * Avro's JSON encoding. Encoder and decoder are configured again in every operation, because a new
 * one would derive its grammar from the schema.
 */
final class JsonCoding<D> extends StreamContender<D> {

  private final DatumWriter<D> writer;
  private final DatumReader<D> reader;
  private final JsonEncoder encoder;
  private final JsonDecoder decoder;

  @SuppressWarnings("unchecked") // The kind of records decides what D is.
  JsonCoding(GenericData data, Schema schema) {
    writer = data.createDatumWriter(schema);
    reader = data.createDatumReader(schema);
    try {
      encoder = EncoderFactory.get().jsonEncoder(schema, OutputStream.nullOutputStream());
      decoder = DecoderFactory.get().jsonDecoder(schema, InputStream.nullInputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void write(D value, OutputStream stream) throws IOException {
    encoder.configure(stream);
    writer.write(value, encoder);
    encoder.flush();
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  public D read(byte[] bytes, int offset, int length) throws IOException {
    decoder.configure(new ByteArrayInputStream(bytes, offset, length));
    return reader.read(null, decoder);
  }
}
