package io.avrodyne.benchmarks.format.jackson;

import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/** Avro's single-object encoding around a contender: a header that is made once. */
final class SingleObjectContender<T> implements ObjectContender<T> {

  private static final byte[] MARKER = {(byte) 0xC3, 0x01};

  private final ObjectContender<T> datum;
  private final byte[] header;
  private final ByteSink sink = new ByteSink();

  SingleObjectContender(ObjectContender<T> datum, Schema schema) {
    this.datum = datum;
    this.header = header(schema);
  }

  private static byte[] header(Schema schema) {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    header.writeBytes(MARKER);
    try {
      header.writeBytes(SchemaNormalization.parsingFingerprint("CRC-64-AVRO", schema));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    return header.toByteArray();
  }

  @Override
  public int write(T value) throws IOException {
    sink.reset();
    write(value, sink);
    return sink.size();
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    stream.write(header);
    datum.write(value, stream);
  }

  @Override
  public byte[] written() {
    return sink.toByteArray();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    int start = offset + header.length;
    if (length < header.length || !Arrays.equals(bytes, offset, start, header, 0, header.length)) {
      throw new IOException("The header is not that of the schema.");
    }
    return datum.read(bytes, start, length - header.length);
  }
}
