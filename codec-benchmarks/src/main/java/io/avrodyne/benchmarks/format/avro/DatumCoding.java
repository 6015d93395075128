package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.StreamContender;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * The binary encoding without a header. The encoder is the buffered one and is flushed in every
 * operation, because the direct encoder calls the stream for each byte.
 */
final class DatumCoding<D> extends StreamContender<D> {

  private final DatumWriter<D> writer;
  private final DatumReader<D> reader;
  private BinaryEncoder encoder =
      EncoderFactory.get().binaryEncoder(OutputStream.nullOutputStream(), null);
  private BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

  @SuppressWarnings("unchecked") // The kind of records decides what D is.
  DatumCoding(GenericData data, Schema schema) {
    writer = data.createDatumWriter(schema);
    reader = data.createDatumReader(schema);
  }

  @Override
  public void write(D value, OutputStream stream) throws IOException {
    encoder = EncoderFactory.get().binaryEncoder(stream, encoder);
    writer.write(value, encoder);
    encoder.flush();
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  public D read(byte[] bytes, int offset, int length) throws IOException {
    decoder = DecoderFactory.get().binaryDecoder(bytes, offset, length, decoder);
    return reader.read(null, decoder);
  }
}
