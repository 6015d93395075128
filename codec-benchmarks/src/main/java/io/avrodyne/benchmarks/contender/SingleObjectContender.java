package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * Avro's single-object encoding: a header that is made once, and a datum by another contender. That
 * one can use buffered coders, which Apache Avro's own message classes do not.
 */
public final class SingleObjectContender<T> extends StreamContender<T> {

  private final ObjectContender<T> datum;
  private final byte[] header;

  private SingleObjectContender(Schema schema, ObjectContender<T> datum) {
    this.datum = datum;
    header = header(schema);
  }

  /** Returns the bytes before the datum, with Apache Avro's fingerprint of the schema. */
  static byte[] header(Schema schema) {
    return ByteBuffer.allocate(10)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) 0xC3)
        .put((byte) 0x01)
        .putLong(SchemaNormalization.parsingFingerprint64(schema))
        .array();
  }

  /**
   * Returns a contender in single-object encoding if the model asks for it, with the fingerprint of
   * the model's schema; otherwise the one for the datum.
   */
  public static <T> ObjectContender<T> of(Model<?> model, ObjectContender<T> datum) {
    return model.singleObject()
        ? new SingleObjectContender<>(model.codec().schema(), datum)
        : datum;
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    stream.write(header, 0, header.length);
    datum.write(value, stream);
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
