package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.Copies;
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

  /**
   * Copies a value. The default encodes and decodes it; generated code that copies overrides it,
   * together with {@link #copiesObjects}.
   */
  protected T copyDatum(T value) {
    return EncodedCopy.of(this, value);
  }

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
   * Returns whether {@link #copy} makes new objects from those of the original, as generated code
   * does with {@link Copies#GENERATED}. By default, it returns {@code false}: copies are decoded
   * from the encoded original.
   */
  public boolean copiesObjects() {
    return false;
  }

  /**
   * Returns a copy of a value, or null for null. Later changes to one do not affect the other. The
   * value is encoded and the copy is decoded, unless the type has {@link Copies#GENERATED}.
   *
   * <p>With that setting, the copy is made as decoding makes an object, by the same constructors,
   * builders and setters, with the same classes of collections, and without what is not encoded,
   * such as fields with {@code @AvroIgnore}. All objects of types with a codec are new, even those
   * of records, as are collections, arrays, buffers and dates. Strings, boxes, enum constants and
   * objects of immutable classes of the JDK are shared with the original, so digits that encoding
   * drops remain. A value that is encoded as another type, such as a {@code Path} or one with a
   * converter, is converted back and forth.
   *
   * <p><b>Allocation.</b> The new objects, and iterators. With {@link Copies#ENCODED}, also an
   * output and an input.
   *
   * <p><b>Errors.</b> {@link EncodeException}, with the path of the field, for null where the
   * schema does not allow it, a value that is not a branch of its union, a fixed of the wrong size,
   * and a value of a recursive type, such as one that contains itself, that is nested deeper than
   * {@link DecodeLimits#DEFAULT} allows; and for an exception of the code that reads or creates
   * objects, which is its cause. With {@link Copies#ENCODED}, also for everything else that
   * encoding or decoding with those limits rejects. With {@link Copies#GENERATED}, shared objects
   * are not checked, so a copy may contain text or numbers that cannot be encoded.
   *
   * <p><b>Threads.</b> No other thread may change the value meanwhile.
   */
  public final T copy(T value) {
    if (value == null) {
      return value;
    }
    try {
      return copyDatum(value);
    } catch (Throwable e) {
      throw notCopied(e);
    }
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
    requireException(thrown);
    return CodecFailures.ofReading(thrown);
  }

  private static EncodeException notCopied(Throwable thrown) {
    requireException(thrown);
    return CodecFailures.ofCopying(thrown);
  }

  private static void requireException(Throwable thrown) {
    if (thrown instanceof StackOverflowError) {
      // The depth limit is a number, but the depth that a thread can handle depends on its stack.
      throw CodecFailures.valueTooDeepForStack(thrown);
    }
    if (thrown instanceof Error error) {
      throw error;
    }
  }
}
