package io.avrodyne.runtime.message;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.MessageHeader;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * A decoder of single-object messages. It decodes what a {@link FramedDecoder} with {@link
 * Framings#SINGLE_OBJECT} decodes, by the same rules, but takes the fingerprint straight from the
 * header.
 *
 * <p>The fingerprint in the header determines how a message is decoded. Data of a codec's own
 * schema are decoded directly. Data of an earlier version that the codec was compiled with are
 * decoded by the decoder that was generated for that version. The {@link SchemaSource}, such as a
 * {@link SchemaStore}, is asked for the schema of any other fingerprint, whose data are decoded by
 * a plan, which is created for the first message of that schema and then kept, within the bounds
 * that {@link FramedDecoder} describes. If there are several codecs, such a schema is read by the
 * codec whose schema has the same full name, otherwise by the one whose schema has that name as an
 * alias, otherwise by the one with the same unqualified name.
 *
 * <p><b>Shape.</b> The bytes C3 01, the CRC-64-AVRO fingerprint of the schema in 8 bytes in
 * little-endian order, and the datum. The encoding does not mark the end of a message, so the
 * methods that decode an entire array or buffer reject bytes after the message.
 *
 * <p><b>Allocation.</b> The values returned, an input if the caller does not pass one, and a plan
 * once for each schema that the codecs do not know.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a valid message, and if the
 * source throws an exception, which is its cause; {@link UnknownSchemaException} for an unknown
 * fingerprint; {@link SchemaResolutionException} for a schema that no codec can read or that cannot
 * be told apart from a codec's. After a failure, the input is positioned where the message began.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; an input must be used by one thread at a
 * time.
 *
 * <p><b>Source.</b> Avro specification, "Single-object encoding".
 *
 * @param <T> the Java type, or the common supertype of the types of the codecs
 */
public final class SingleObjectDecoder<T> {

  private final MessageSources<T> sources;

  SingleObjectDecoder(MessageSources<T> sources) {
    this.sources = sources;
  }

  /**
   * Returns a decoder for messages of any of the codecs and of the earlier versions they were
   * compiled with.
   *
   * @throws IllegalArgumentException if there are no codecs, or if two codecs read messages with
   *     the same fingerprint
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // The builder copies the array.
  public static <T> SingleObjectDecoder<T> of(AvroCodec<? extends T>... codecs) {
    return SingleObjectDecoder.<T>builder(codecs).build();
  }

  /** Returns a builder for a decoder for messages of any of the codecs. */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array.
  public static <T> SingleObjectDecoderBuilder<T> builder(AvroCodec<? extends T>... codecs) {
    return new SingleObjectDecoderBuilder<>(List.of(codecs));
  }

  /**
   * Returns a builder for a decoder for messages of any of the codecs, such as all those that an
   * interface lists.
   */
  public static <T> SingleObjectDecoderBuilder<T> builder(
      List<? extends AvroCodec<? extends T>> codecs) {
    return new SingleObjectDecoderBuilder<>(List.copyOf(codecs));
  }

  /** Decodes an entire array. */
  public T decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** Decodes an entire range of an array. */
  public T decode(byte[] bytes, int offset, int length) {
    return decodeWhole(new AvroInput().reset(bytes, offset, length));
  }

  /**
   * Decodes the remaining bytes of a buffer and moves its position to its limit. The bytes are
   * copied if the buffer has no accessible array.
   */
  public T decode(ByteBuffer buffer) {
    T value = decodeWhole(new AvroInput().reset(buffer));
    buffer.position(buffer.limit());
    return value;
  }

  /** Decodes the rest of an input, which must be a single message. */
  public T decodeWhole(AvroInput in) {
    int start = in.position();
    T value = decode(in);
    CodecInternals.requireEnd(in, start);
    return value;
  }

  /** Decodes the next message of an input. */
  public T decode(AvroInput in) {
    return source(in).decode(in, MessageHeader.BYTES);
  }

  /**
   * Decodes the next message of an input into {@code reuse}, as far as its type allows, and returns
   * the result. If the message is of another type, {@code reuse} is not changed; with several
   * codecs, nor is it by the first message of a schema. If {@code reuse} has the class of the
   * message but another type, such as {@code Page<A>} in place of {@code Page<B>}, parts of it may
   * be overwritten, and a new value is returned.
   */
  public T decode(AvroInput in, T reuse) {
    MessageSource<T> source = source(in);
    return sources.areOfOneCodec()
        ? source.decodeInto(in, MessageHeader.BYTES, reuse)
        : source.decodeReusingSameClass(in, MessageHeader.BYTES, reuse);
  }

  /**
   * Returns the decoder for data of the schema with a fingerprint, for systems that keep the
   * fingerprint apart from the datum. The decoder is found as for a message, and is kept here, so
   * callers should ask for it with each datum.
   *
   * <p><b>Allocation.</b> A plan once for each schema that the codecs do not know.
   *
   * @throws UnknownSchemaException if the fingerprint is unknown
   * @throws SchemaResolutionException if no codec can read the schema, or if it cannot be told
   *     apart from a codec's
   * @throws DecodeException if looking up the schema threw an exception, which is its cause
   */
  public AvroDecoder<? extends T> decoderFor(long fingerprint) {
    return sources.of(fingerprint, 0).decoderOfNamed();
  }

  /** Returns the source for the datum after the header, leaving the input before the header. */
  private MessageSource<T> source(AvroInput in) {
    int start = in.position();
    return sources.of(MessageHeader.fingerprint(in), start);
  }
}
