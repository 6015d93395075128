package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.StreamedInput;
import io.avrodyne.runtime.Strictness;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.Decoder;
import org.jspecify.annotations.Nullable;

/**
 * A {@link DatumReader} that decodes with a codec, for libraries that accept nothing else, such as
 * Avro's {@code DataFileReader}.
 *
 * <p>A codec decodes a datum from an array, but a {@link Decoder} hands out one value after the
 * other, and the encoding does not tell where a datum ends. This reader therefore decodes while it
 * copies the bytes, as a {@link StreamedInput} does, and asks for no byte before it is needed. It
 * takes exactly one datum from the decoder, so data may follow each other, and anything else may
 * follow them. Asking for few bytes at a time has a cost; code that has the bytes in an array
 * should use the codec directly.
 *
 * <p>It reads from a {@link BinaryDecoder}, be it over an array or a stream, buffered or direct. It
 * does not read from other decoders, such as those for JSON or for schema resolution, because a
 * codec reads only Avro's binary encoding and resolves schemas itself.
 *
 * <p><b>Allocation.</b> The values returned, and an array that is kept and grows to the size of the
 * largest datum, as its bytes arrive.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a valid datum or exceed the
 * limits, with the position in the datum; {@link EOFException} if the data end before the datum
 * does; {@link IllegalArgumentException} for another kind of decoder. After a failure, the position
 * of the decoder is undefined.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the Java type
 */
public final class CodecDatumReader<T> implements DatumReader<T> {

  private final AvroCodec<T> codec;
  private final AvroInput in;
  private final Bytes bytes = new Bytes();
  private AvroDecoder<T> decoder;
  private StreamedInput data;

  private CodecDatumReader(AvroCodec<T> codec, DecodeLimits limits, Strictness strictness) {
    this.codec = codec;
    this.decoder = codec;
    this.in = new AvroInput(limits, strictness);
    this.data = Internals.exactly(bytes, in);
  }

  /** Returns a strict reader of a codec's data with the default limits. */
  public static <T> CodecDatumReader<T> of(AvroCodec<T> codec) {
    return of(codec, DecodeLimits.DEFAULT, Strictness.STRICT);
  }

  /** Returns a reader of a codec's data with the given limits and strictness. */
  public static <T> CodecDatumReader<T> of(
      AvroCodec<T> codec, DecodeLimits limits, Strictness strictness) {
    return new CodecDatumReader<>(codec, limits, strictness);
  }

  /**
   * Sets the schema that the data were written with. Before the first call, it is the codec's own.
   *
   * @throws SchemaResolutionException if the codec cannot read data of this schema
   */
  @Override
  public void setSchema(Schema writer) {
    decoder = codec.decoderFor(writer);
  }

  /** Reads a datum, into {@code reuse} as far as its type allows. */
  @Override
  public T read(@Nullable T reuse, Decoder from) throws IOException {
    if (!(from instanceof BinaryDecoder binary)) {
      throw new IllegalArgumentException(
          "A codec reads Avro's binary encoding, but the decoder is "
              + from.getClass().getName()
              + ". Use a BinaryDecoder");
    }
    bytes.from = binary;
    boolean done = false;
    try {
      T value = reuse == null ? data.read(decoder) : data.read(decoder, reuse);
      done = true;
      return value;
    } catch (DecodeException e) {
      throw CodecFailures.relocated(e, e.position() - data.position());
    } finally {
      bytes.from = null;
      if (!done) {
        data = Internals.exactly(bytes, in);
      }
    }
  }

  /** The bytes of a decoder. Their end is a failure, because it is within a datum. */
  private static final class Bytes extends InputStream {

    private @Nullable BinaryDecoder from;

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      BinaryDecoder decoder = Objects.requireNonNull(from);
      // Reading does not fill the buffer of a decoder, but asking for the end does. Apache Avro's
      // direct decoder, a subclass, has no buffer.
      if (decoder.getClass() == BinaryDecoder.class && decoder.isEnd()) {
        throw new EOFException();
      }
      decoder.readFixed(target, offset, length);
      return length;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      int unused = read(one, 0, 1);
      return one[0] & 0xFF;
    }
  }
}
