package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.resolve.MinimumSizes;
import java.io.EOFException;
import java.io.IOException;
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
 * other, and the encoding does not tell where a datum ends. This reader therefore first follows the
 * writer's schema to the end of the datum while it copies its bytes, and then decodes the copy. It
 * takes exactly one datum from the decoder, so data may follow each other, and anything else may
 * follow them. Each datum is gone through twice and copied; code that has the bytes in an array
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
  private final DecodeLimits limits;
  private final AvroInput in;
  private final AvroOutput copy = new AvroOutput();
  private AvroDecoder<T> decoder;
  private MinimumSizes sizes = new MinimumSizes();

  private CodecDatumReader(AvroCodec<T> codec, DecodeLimits limits, Strictness strictness) {
    this.codec = codec;
    this.decoder = codec;
    this.limits = limits;
    this.in = new AvroInput(limits, strictness);
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
    sizes = new MinimumSizes();
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
    copyDatum(binary);
    AvroInput datum = in.reset(Internals.buffer(copy), 0, copy.size());
    T value = reuse == null ? decoder.decode(datum) : decoder.decode(datum, reuse);
    if (datum.remaining() > 0) {
      throw CodecFailures.malformed(
          datum.remaining() + " bytes of the datum were not read", datum.position());
    }
    return value;
  }

  private void copyDatum(BinaryDecoder from) throws IOException {
    copy.reset();
    try {
      new DatumCopier(from, copy, limits, sizes).copy(decoder.writerSchema());
    } catch (StackOverflowError e) {
      throw CodecFailures.datumTooDeepForStack(copy.size());
    }
  }
}
