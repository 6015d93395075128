package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.frame.SchemaId;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A decoder of messages that identify the schema they were written with.
 *
 * <p>The fingerprint in the header determines how a message is decoded. Data of a codec's own
 * schema are decoded directly. Data of an earlier version that the codec was compiled with are
 * decoded by the decoder that was generated for that version. Data of a schema in the {@link
 * SchemaStore} are decoded by a plan, which is created for the first message of that schema and
 * then kept; there are at most as many plans as schemas in the store. If there are several codecs,
 * a stored schema is read by the codec whose schema has the same full name, otherwise by the one
 * whose schema has that name as an alias, otherwise by the one with the same unqualified name.
 *
 * <p><b>Shape.</b> The bytes C3 01, the CRC-64-AVRO fingerprint of the schema in 8 bytes in
 * little-endian order, and the datum. The encoding does not mark the end of a message, so the
 * methods that decode an entire array or buffer reject bytes after the message.
 *
 * <p><b>Allocation.</b> The values returned, an input if the caller does not pass one, and a plan
 * once for each stored schema.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a valid message, {@link
 * UnknownSchemaException} for an unknown fingerprint, {@link SchemaResolutionException} for a
 * schema that no codec can read or that cannot be told apart from a codec's. After a failure, the
 * input is positioned where the message began.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; an input must be used by one thread at a
 * time.
 *
 * <p><b>Source.</b> Avro specification, "Single-object encoding".
 *
 * @param <T> the Java type, or the common supertype of the types of the codecs
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

  /** Returns a decoder for messages of a codec and of the earlier versions it was compiled with. */
  public static <T> SingleObjectDecoder<T> of(AvroCodec<T> codec) {
    return new SingleObjectDecoder<>(List.of(codec), null, true);
  }

  /**
   * Returns a decoder that also resolves the schemas of a store, including those added later. If a
   * schema is added that has the codec's fingerprint but other logical types, messages with that
   * fingerprint are rejected from then on, because they do not tell which of the two schemas they
   * belong to.
   *
   * @throws IllegalArgumentException if the store already holds such a schema
   */
  public static <T> SingleObjectDecoder<T> of(AvroCodec<T> codec, SchemaStore store) {
    return new SingleObjectDecoder<>(List.of(codec), store, true);
  }

  /**
   * Returns a decoder for messages of any of the codecs.
   *
   * @throws IllegalArgumentException if there are no codecs, or if two codecs read messages with
   *     the same fingerprint
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array.
  public static <T> SingleObjectDecoder<T> of(AvroCodec<? extends T>... codecs) {
    return new SingleObjectDecoder<>(requireAny(List.of(codecs)), null, false);
  }

  /**
   * Returns a decoder for messages of any of the codecs that also resolves the schemas of a store,
   * including those added later. If a schema is added that has a codec's fingerprint but other
   * logical types, messages with that fingerprint are rejected from then on.
   *
   * @throws IllegalArgumentException if there are no codecs, if two codecs read messages with the
   *     same fingerprint, or if the store already holds a schema with a codec's fingerprint but
   *     other logical types
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array.
  public static <T> SingleObjectDecoder<T> of(SchemaStore store, AvroCodec<? extends T>... codecs) {
    return new SingleObjectDecoder<>(requireAny(List.of(codecs)), store, false);
  }

  /**
   * Returns a decoder for messages of any of the codecs, such as all those that an interface lists.
   *
   * @throws IllegalArgumentException if there are no codecs, or if two codecs read messages with
   *     the same fingerprint
   */
  public static <T> SingleObjectDecoder<T> of(List<? extends AvroCodec<? extends T>> codecs) {
    return new SingleObjectDecoder<>(requireAny(List.copyOf(codecs)), null, false);
  }

  /**
   * Returns a decoder for messages of any of the codecs that also resolves the schemas of a store,
   * as for several arguments.
   *
   * @throws IllegalArgumentException if there are no codecs, if two codecs read messages with the
   *     same fingerprint, or if the store already holds a schema with a codec's fingerprint but
   *     other logical types
   */
  public static <T> SingleObjectDecoder<T> of(
      SchemaStore store, List<? extends AvroCodec<? extends T>> codecs) {
    return new SingleObjectDecoder<>(requireAny(List.copyOf(codecs)), store, false);
  }

  private static <C> List<C> requireAny(List<C> codecs) {
    if (codecs.isEmpty()) {
      throw new IllegalArgumentException("No codecs were given. Pass at least one.");
    }
    return codecs;
  }

  /** Decodes an entire array. */
  public T decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** Decodes an entire range of an array. */
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
   * Decodes the remaining bytes of a buffer and moves its position to its limit. The bytes are
   * copied if the buffer has no accessible array.
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
    return source(in).decode(in, MessageHeader.BYTES);
  }

  /**
   * Decodes the next message of an input into {@code reuse}, as far as its type allows, and returns
   * the result. If the message is of another type, as is possible with several codecs, {@code
   * reuse} is not changed; nor is it by the first message of a schema. If {@code reuse} has the
   * class of the message but another type, such as {@code Page<A>} in place of {@code Page<B>},
   * parts of it may be overwritten, and a new value is returned.
   */
  public T decode(AvroInput in, T reuse) {
    MessageSource<T> source = source(in);
    return ofOneType
        ? source.decodeInto(in, MessageHeader.BYTES, reuse)
        : source.decodeReusingSameClass(in, MessageHeader.BYTES, reuse);
  }

  /**
   * Returns the decoder for data of the schema with a fingerprint, for systems that keep the
   * fingerprint apart from the datum. The decoder is found as for a message, and is kept here, so
   * callers should ask for it with each datum.
   *
   * <p><b>Allocation.</b> A plan once for each stored schema.
   *
   * @throws UnknownSchemaException if the fingerprint is unknown
   * @throws SchemaResolutionException if no codec can read the schema, or if it cannot be told
   *     apart from a codec's
   * @throws DecodeException if looking up the schema threw an exception, which is its cause
   */
  public AvroDecoder<? extends T> decoderFor(long fingerprint) {
    return source(fingerprint, 0).decoderOfNamed();
  }

  /** Returns the source for the datum after the header, leaving the input before the header. */
  private MessageSource<T> source(AvroInput in) {
    int start = in.position();
    long fingerprint = MessageHeader.fingerprint(in);
    return source(fingerprint, start + MessageHeader.FINGERPRINT_OFFSET);
  }

  private MessageSource<T> source(long fingerprint, int fingerprintAt) {
    MessageSource<T> source = sources.find(fingerprint);
    return source != null ? source : learn(fingerprint, fingerprintAt);
  }

  /**
   * Returns the source for a fingerprint seen for the first time. If the stack overflows, the
   * message is rejected, but not permanently, because another thread with a larger stack may
   * succeed.
   */
  private MessageSource<T> learn(long fingerprint, int fingerprintAt) {
    try {
      return plan(fingerprint, fingerprintAt);
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  /**
   * Creates the source for a fingerprint. Several threads that meet a schema for the first time may
   * each create a plan; one of the plans is kept.
   */
  private MessageSource<T> plan(long fingerprint, int fingerprintAt) {
    Schema writer = stored(fingerprint, fingerprintAt);
    if (writer == null) {
      throw CodecFailures.unknownSchema(fingerprint, advice());
    }
    return sources.addIfAbsent(
        fingerprint, MessageSource.planned(writer, readers, SchemaId.fingerprint(fingerprint)));
  }

  private @Nullable Schema stored(long fingerprint, int fingerprintAt) {
    try {
      return store == null ? null : store.find(fingerprint);
    } catch (UnknownSchemaException | LimitExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      String reason = "looking up the schema of the message threw " + e.getClass().getName();
      throw CodecFailures.decoding(reason, fingerprintAt, e);
    }
  }

  private String advice() {
    String place =
        store == null
            ? "to a SchemaStore and create the decoder with it"
            : "to the SchemaStore of this decoder";
    return UnknownIds.OLDER
        + " Otherwise add the schema "
        + place
        + ", or add it to the schema history that the codec is compiled with. This decoder is for "
        + ReaderChoice.names(codecs);
  }
}
