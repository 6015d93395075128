package io.avrodyne.runtime.datum;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.Encoder;

/**
 * A {@link DatumWriter} that encodes with a codec, for libraries that accept nothing else, such as
 * Avro's {@code DataFileWriter}.
 *
 * <p>It writes any number of data to a {@link BinaryEncoder}, be it buffered, direct or blocking.
 * It does not write to other encoders, such as those for JSON, because a codec writes only Avro's
 * binary encoding.
 *
 * <p><b>Allocation.</b> An output that is kept and grows to the size of the largest datum.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded; nothing has then
 * been written to the encoder. {@link IllegalArgumentException} for another kind of encoder.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the Java type
 */
public final class CodecDatumWriter<T> implements DatumWriter<T> {

  private final AvroCodec<T> codec;
  private final AvroOutput datum = new AvroOutput();

  private CodecDatumWriter(AvroCodec<T> codec) {
    this.codec = codec;
  }

  /** Returns a writer of a codec's data. */
  public static <T> CodecDatumWriter<T> of(AvroCodec<T> codec) {
    return new CodecDatumWriter<>(codec);
  }

  /**
   * Checks that a schema is that of the codec, which writes no other. Defaults, aliases,
   * documentation and properties may differ.
   *
   * @throws IllegalArgumentException if the schemas differ in layout or logical types
   */
  @Override
  public void setSchema(Schema schema) {
    String difference = SchemaIdentity.difference(codec.schema(), schema);
    if (difference != null) {
      throw new IllegalArgumentException(
          "The codec writes only its own schema "
              + codec.schema().getFullName()
              + ", from which the schema set differs ("
              + difference
              + "). Set codec.schema()");
    }
  }

  @Override
  public void write(T value, Encoder encoder) throws IOException {
    if (!(encoder instanceof BinaryEncoder)) {
      throw new IllegalArgumentException(
          "A codec writes Avro's binary encoding, but the encoder is "
              + encoder.getClass().getName()
              + ". Use a BinaryEncoder");
    }
    datum.reset();
    codec.encode(value, datum);
    // Writing a fixed is the only way to write bytes without a length.
    encoder.writeFixed(Internals.buffer(datum), 0, datum.size());
  }
}
