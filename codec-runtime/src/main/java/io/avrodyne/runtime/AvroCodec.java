package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import java.util.List;
import org.apache.avro.Schema;

/**
 * Encodes and decodes values of one Java type in Avro's binary encoding. The processor emits one
 * for each annotated type; {@link Codecs#of} finds it.
 *
 * <p><b>Shape.</b> The bare datum: no header, no length. A datum does not know its end, so the
 * methods that decode a whole array or buffer refuse bytes behind it.
 *
 * <p><b>Allocation.</b> Encoding into an {@link AvroOutput} allocates nothing, but for an iterator
 * where a list has no random access, and what conversions to text and of large decimals need;
 * decoding allocates what it returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value its schema has no place for, {@link
 * DecodeException} for bytes that are no datum; both carry the path of the field. A failed encode
 * leaves the output, a failed decode the input, where the datum began.
 *
 * <p><b>Threads.</b> Any number at once; an output or an input belongs to one at a time.
 *
 * @param <T> the Java type
 */
public abstract class AvroCodec<T> extends AvroDecoder<T> {

  private final long fingerprint;
  final int typicalBytes;

  /**
   * Creates one; called by generated code.
   *
   * @param fingerprint the CRC-64-AVRO fingerprint of the schema
   * @param typicalBytes the size of a typical datum, with which {@link #encode(Object)} begins
   */
  protected AvroCodec(long fingerprint, int typicalBytes) {
    this.fingerprint = fingerprint;
    this.typicalBytes = typicalBytes;
  }

  /** Encodes a datum at {@code p} and returns the position behind it. */
  protected abstract int encodeDatum(T value, AvroOutput out, int p);

  /** Returns the schema. */
  public abstract Schema schema();

  /** Returns {@link #schema()}: a codec decodes what it encodes. */
  @Override
  public final Schema writerSchema() {
    return schema();
  }

  /** Returns the CRC-64-AVRO fingerprint of the schema's parsing canonical form. */
  public final long fingerprint() {
    return fingerprint;
  }

  /**
   * Returns the decoder of data that were written with another schema; strict about the names of
   * records and the meaning of logical types, as {@link Strictness#STRICT} says.
   *
   * @throws SchemaResolutionException if no datum of that schema can be read; it names the rule,
   *     the path and both types
   */
  public final AvroDecoder<T> decoderFor(Schema writer) {
    return decoderFor(writer, Strictness.STRICT);
  }

  /**
   * Returns the decoder of data that were written with another schema: this one, that of an earlier
   * version that was known at compile time, or a new one. It is not cached: the caller keeps it.
   *
   * @param strictness {@link Strictness#STRICT} says which logical types go together; {@link
   *     Strictness#LENIENT} ignores the names of records, and reads different logical types as
   *     their base
   * @throws SchemaResolutionException if no datum of that schema can be read; it names the rule,
   *     the path and both types
   * @throws LimitExceededException if the schema is nested too deep for the stack of the thread
   */
  public abstract AvroDecoder<T> decoderFor(Schema writer, Strictness strictness);

  /** Returns the decoders of earlier versions of the schema that were made at compile time. */
  protected List<? extends AvroDecoder<T>> knownWriters() {
    return List.of();
  }

  @Override
  protected final long writerFingerprint() {
    return fingerprint;
  }

  /** Returns true: a codec reads what it writes. */
  @Override
  public final boolean readsAll() {
    return true;
  }

  /** Encodes into a new array. Allocates an output besides; to avoid that, keep one. */
  public final byte[] encode(T value) {
    AvroOutput out = new AvroOutput(typicalBytes);
    encode(value, out);
    return out.toByteArray();
  }

  /** Encodes behind what the output holds already. */
  public final void encode(T value, AvroOutput out) {
    encodeAt(value, out, out.size());
  }

  /** Encodes at {@code p}, behind a frame that becomes content with the datum, or not at all. */
  final void encodeAt(T value, AvroOutput out, int p) {
    out.beginDatum();
    try {
      out.commit(encodeDatum(value, out, p));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  /** Returns what to throw; checked exceptions come from code that hides them. */
  private static EncodeException failed(Throwable thrown) {
    if (thrown instanceof StackOverflowError) {
      // The limit of depth is a number; how much a thread bears depends on its stack.
      return CodecFailures.encoding("nested too deeply for the stack of the thread", thrown);
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    return CodecFailures.ofReading(thrown);
  }
}
