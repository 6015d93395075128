package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import java.util.List;
import org.apache.avro.Schema;

/**
 * An encoder and decoder for the values of one Java type, in Avro's binary encoding. The processor
 * generates one for each annotated type; {@link Codecs#of} finds it.
 *
 * <p><b>Shape.</b> The bare datum, without a header or a length. The encoding does not mark the end
 * of a datum, so the methods that decode an entire array or buffer reject bytes after the datum.
 *
 * <p><b>Allocation.</b> Encoding into an {@link AvroOutput} does not allocate, except for the
 * iterator of a list without random access, for conversions to text and for large decimals.
 * Decoding allocates what {@link AvroDecoder} says.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded under the schema,
 * {@link DecodeException} for bytes that are not a valid datum; both contain the path of the field.
 * After a failure, the output or input is positioned where the datum began.
 *
 * <p><b>Threads.</b> A codec is safe for use by multiple threads; an output or an input must be
 * used by one thread at a time.
 *
 * @param <T> the Java type
 */
public abstract class AvroCodec<T> extends AvroDecoder<T> {

  private final long fingerprint;
  final int typicalBytes;

  /**
   * Creates a codec. Called by generated code.
   *
   * @param fingerprint the CRC-64-AVRO fingerprint of the schema
   * @param typicalBytes the size of a typical datum, which is the initial capacity in {@link
   *     #encode(Object)}
   */
  protected AvroCodec(long fingerprint, int typicalBytes) {
    this.fingerprint = fingerprint;
    this.typicalBytes = typicalBytes;
  }

  /** Encodes a datum at {@code p} and returns the position after it. */
  protected abstract int encodeDatum(T value, AvroOutput out, int p);

  /** Returns the schema. */
  public abstract Schema schema();

  /** Returns {@link #schema()}, because a codec decodes what it encodes. */
  @Override
  public final Schema writerSchema() {
    return schema();
  }

  /** Returns the CRC-64-AVRO fingerprint of the schema's parsing canonical form. */
  public final long fingerprint() {
    return fingerprint;
  }

  /**
   * Returns a decoder for data written with another schema. It is strict about the names of records
   * and the meaning of logical types, as defined by {@link Strictness#STRICT}.
   *
   * @throws SchemaResolutionException if no datum of the writer's schema can be read; the message
   *     names the broken rule, the path and both types
   */
  public final AvroDecoder<T> decoderFor(Schema writer) {
    return decoderFor(writer, Strictness.STRICT);
  }

  /**
   * Returns a decoder for data written with another schema: this codec, the decoder of an earlier
   * version that was known at compile time, or a new decoder. The result is not cached, so callers
   * should keep it.
   *
   * @param strictness {@link Strictness#STRICT} defines which logical types are compatible; {@link
   *     Strictness#LENIENT} ignores the names of records and reads differing logical types as their
   *     base types
   * @throws SchemaResolutionException if no datum of the writer's schema can be read; the message
   *     names the broken rule, the path and both types
   * @throws LimitExceededException if the schema is nested too deeply for the stack of the thread
   */
  public abstract AvroDecoder<T> decoderFor(Schema writer, Strictness strictness);

  /**
   * Returns the decoders for earlier versions of the schema that were generated at compile time.
   */
  protected List<? extends AvroDecoder<T>> knownWriters() {
    return List.of();
  }

  @Override
  protected final long writerFingerprint() {
    return fingerprint;
  }

  /** Returns {@code true}, because a codec reads everything that it writes. */
  @Override
  public final boolean readsAll() {
    return true;
  }

  /**
   * Encodes a value into a new array. This method also allocates an output; to avoid that, reuse
   * one with {@link #encode(Object, AvroOutput)}.
   */
  public final byte[] encode(T value) {
    AvroOutput out = new AvroOutput(typicalBytes);
    encode(value, out);
    return out.toByteArray();
  }

  /** Appends an encoded value to the content of an output. */
  public final void encode(T value, AvroOutput out) {
    encodeAt(value, out, out.size());
  }

  /**
   * Encodes a datum at {@code p}, after a frame that the caller has written. The frame and the
   * datum become content of the output together, or neither does.
   */
  final void encodeAt(T value, AvroOutput out, int p) {
    out.beginDatum();
    try {
      out.commit(encodeDatum(value, out, p));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  /**
   * Returns the exception to throw. Checked exceptions may come from code that throws them without
   * declaring them.
   */
  private static EncodeException failed(Throwable thrown) {
    if (thrown instanceof StackOverflowError) {
      // The depth limit is a number, but the depth that a thread can handle depends on its stack.
      return CodecFailures.valueTooDeepForStack(thrown);
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    return CodecFailures.ofReading(thrown);
  }
}
