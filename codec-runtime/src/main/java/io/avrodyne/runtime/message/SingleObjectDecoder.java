package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Decodes messages that name the schema they were written with.
 *
 * <p>The fingerprint in the header chooses: the schema of a codec is decoded straight, an earlier
 * version that the codec was compiled with by what was generated for that, and a schema of the
 * {@link SchemaStore} by a plan that is made when its first message comes and then kept. The plans
 * are as many as the store has schemas, at most. Where there are several codecs, a stored schema is
 * read by the one whose schema has its full name, or else that name as an alias, or else its
 * unqualified name.
 *
 * <p><b>Shape.</b> The bytes C3 01, the CRC-64-AVRO fingerprint of the schema in 8 bytes, the
 * lowest first, and the datum. A message does not know its end, so the methods that decode a whole
 * array or buffer refuse bytes behind it.
 *
 * <p><b>Allocation.</b> What it returns; an input, where it is given none; a plan, once for each
 * stored schema.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are no message, {@link
 * UnknownSchemaException} for a fingerprint that nobody knows, {@link SchemaResolutionException}
 * for a schema that no codec can read, or that cannot be told from a codec's. A failed decode
 * leaves the input where the message began.
 *
 * <p><b>Threads.</b> Any number at once; an input belongs to one at a time.
 *
 * <p><b>Source.</b> Avro specification, "Single-object encoding".
 *
 * @param <T> the Java type, or the common supertype of those of the codecs
 */
public final class SingleObjectDecoder<T> {

  private final List<AvroCodec<? extends T>> codecs;
  private final ReaderChoice<T> readers;
  private final @Nullable SchemaStore store;
  private final MessageSources<T> sources;
  private final boolean ofOneType;

  private SingleObjectDecoder(
      List<AvroCodec<? extends T>> codecs, @Nullable SchemaStore store, boolean ofOneType) {
    this.codecs = codecs;
    this.readers = new ReaderChoice<>(codecs);
    this.store = store;
    this.sources = new MessageSources<>(codecs, store);
    this.ofOneType = ofOneType;
  }

  /** Returns one for what a codec writes, and for the earlier versions it was compiled with. */
  public static <T> SingleObjectDecoder<T> of(AvroCodec<T> codec) {
    return new SingleObjectDecoder<>(List.of(codec), null, true);
  }

  /**
   * Returns one that also resolves schemas of a store. Schemas that are added to the store later
   * count too: if one has the fingerprint of the codec's but other logical types, messages of that
   * fingerprint are refused from then on, because nothing says which of the two they are.
   *
   * @throws IllegalArgumentException if the store holds such a schema already
   */
  public static <T> SingleObjectDecoder<T> of(AvroCodec<T> codec, SchemaStore store) {
    return new SingleObjectDecoder<>(List.of(codec), store, true);
  }

  /**
   * Returns one for what any of the codecs writes.
   *
   * @throws IllegalArgumentException if there is none, or if two codecs read messages of one
   *     fingerprint
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array.
  public static <T> SingleObjectDecoder<T> of(AvroCodec<? extends T>... codecs) {
    return new SingleObjectDecoder<>(requireAny(List.of(codecs)), null, false);
  }

  /**
   * Returns one for what any of the codecs writes, and for schemas of a store, now and later. If a
   * schema is added later that has the fingerprint of a codec's but other logical types, messages
   * of that fingerprint are refused from then on.
   *
   * @throws IllegalArgumentException if there is no codec, if two codecs read messages of one
   *     fingerprint, or if the store holds a schema with the fingerprint of a codec's, but other
   *     logical types
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array.
  public static <T> SingleObjectDecoder<T> of(SchemaStore store, AvroCodec<? extends T>... codecs) {
    return new SingleObjectDecoder<>(requireAny(List.of(codecs)), store, false);
  }

  private static <C> List<C> requireAny(List<C> codecs) {
    if (codecs.isEmpty()) {
      throw new IllegalArgumentException("No codecs were given. Pass at least one.");
    }
    return codecs;
  }

  /** Decodes a whole array. */
  public T decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** Decodes a whole range of an array. */
  public T decode(byte[] bytes, int offset, int length) {
    AvroInput in = new AvroInput().reset(bytes, offset, length);
    T value = decode(in);
    if (in.remaining() > 0) {
      throw CodecFailures.malformed(
          in.remaining() + " bytes remain after the message", in.position());
    }
    return value;
  }

  /**
   * Decodes what remains of a buffer, and moves its position to its limit. Copies it if it has no
   * accessible array.
   */
  public T decode(ByteBuffer buffer) {
    T value;
    if (buffer.hasArray()) {
      value = decode(buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining());
    } else {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      value = decode(bytes);
    }
    buffer.position(buffer.limit());
    return value;
  }

  /** Decodes the next message of an input. */
  public T decode(AvroInput in) {
    return source(in).decode(in);
  }

  /**
   * Decodes the next message of an input into {@code reuse}, as far as its type allows, and returns
   * what holds it. With several codecs the message may be of another type; then, and always in the
   * first message of a schema, {@code reuse} stays as it is; if it has the class of what is decoded
   * and is another type yet, as {@code Page<A>} and {@code Page<B>} are, parts of it may have been
   * overwritten, and a new value is returned.
   */
  public T decode(AvroInput in, T reuse) {
    MessageSource<T> source = source(in);
    return ofOneType ? source.decodeInto(in, reuse) : source.decodeIfAlike(in, reuse);
  }

  /**
   * Looks at the header, and leaves the input before it; returns what the datum behind it is of.
   */
  private MessageSource<T> source(AvroInput in) {
    long fingerprint = Header.fingerprint(in);
    MessageSource<T> source = sources.find(fingerprint);
    return source != null ? source : learn(fingerprint, in);
  }

  /** What another thread, with a larger stack, may do is refused, but not for good. */
  private MessageSource<T> learn(long fingerprint, AvroInput in) {
    try {
      return plan(fingerprint, in);
    } catch (StackOverflowError e) {
      throw CodecFailures.limit(
          "the schema is nested too deeply for the stack of the thread", in.position());
    }
  }

  /** Threads that meet a schema for the first time may each plan; one of the plans is kept. */
  private MessageSource<T> plan(long fingerprint, AvroInput in) {
    Schema writer = stored(fingerprint, in);
    if (writer == null) {
      throw CodecFailures.unknownSchema(fingerprint, advice());
    }
    return sources.addIfAbsent(fingerprint, plan(writer));
  }

  private @Nullable Schema stored(long fingerprint, AvroInput in) {
    try {
      return store == null ? null : store.find(fingerprint);
    } catch (UnknownSchemaException | LimitExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      String reason = "looking up the schema of the message threw " + e.getClass().getName();
      throw CodecFailures.decoding(reason, in.position() + Header.FINGERPRINT_OFFSET, e);
    }
  }

  private MessageSource<T> plan(Schema writer) {
    try {
      return MessageSource.of(readers.readerOf(writer).decoderFor(writer));
    } catch (SchemaResolutionException e) {
      return MessageSource.refusing(e);
    }
  }

  private String advice() {
    String place =
        store == null
            ? "to a SchemaStore and create the decoder with it"
            : "to the SchemaStore of this decoder";
    return "Add the schema "
        + place
        + ", or add it to the schema history that the codec is compiled with. This decoder is for "
        + ReaderChoice.names(codecs);
  }
}
