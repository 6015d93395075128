package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.FoundId;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.SchemaId;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decoder of data in frames, which carry the identifiers of the schemas they were written with.
 *
 * <p>The identifier determines how a datum is decoded. Data that carry the fingerprint of a codec's
 * own schema, or of an earlier version that the codec was compiled with, need no {@link
 * SchemaSource}. The source is asked for the schema of any other identifier, which is then read by
 * the codec whose schema has the same full name, otherwise by the one whose schema has that name as
 * an alias, otherwise by the one with the same unqualified name. A single codec reads all schemas.
 *
 * <p>The result is kept: for an identifier that was seen before, nothing is asked or planned, even
 * if no codec can read its schema. Up to {@link #DEFAULT_MAX_IDS} identifiers are kept, or another
 * number. If there are more, all of them are forgotten, and each is asked for and planned again
 * when it is next seen. Identifiers that the source does not know are not kept: the source is asked
 * each time, and has to limit what that costs.
 *
 * <p><b>Shape.</b> That of the {@link Framing}. No form marks the end of a datum, so the methods
 * that decode an entire array or buffer reject bytes after it. A compressed datum extends to the
 * end of the input.
 *
 * <p><b>Allocation.</b> The values returned, an input if the caller does not pass one, once per
 * input a place for the identifier, what the framing allocates, and a plan once for each
 * identifier.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes or headers that are not a valid frame, and if
 * the source throws an exception, which is its cause; {@link UnknownSchemaException} for an
 * identifier that the source does not know; {@link SchemaResolutionException} for a schema that no
 * codec can read; {@link DecodeException} with that as its cause for a datum that no codec can read
 * although other data of its schema can be read. After a failure, the input is positioned where the
 * frame began.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; an input must be used by one thread at a
 * time.
 *
 * @param <T> the Java type, or the common supertype of the types of the codecs
 */
public final class FramedDecoder<T> {

  /** The default of the number of identifiers that are kept. */
  public static final int DEFAULT_MAX_IDS = 1_024;

  private final Framing framing;
  private final MessageSources<T> sources;

  private FramedDecoder(Framing framing, MessageSources<T> sources) {
    this.framing = framing;
    this.sources = sources;
  }

  /** Returns a decoder for data of all schemas that a codec can read. */
  public static <T> FramedDecoder<T> of(Framing framing, SchemaSource source, AvroCodec<T> codec) {
    return of(framing, source, List.of(codec));
  }

  /**
   * Returns a decoder for data of all schemas that one of the codecs can read.
   *
   * @throws IllegalArgumentException if there are no codecs, or if two of them have schemas with
   *     the same fingerprint
   */
  public static <T> FramedDecoder<T> of(
      Framing framing, SchemaSource source, List<? extends AvroCodec<? extends T>> codecs) {
    return of(framing, source, codecs, DEFAULT_MAX_IDS);
  }

  /**
   * Returns a decoder for data of all schemas that one of the codecs can read.
   *
   * @param maxIds the number of identifiers that are kept
   * @throws IllegalArgumentException if there are no codecs, if two of them have schemas with the
   *     same fingerprint, or if {@code maxIds} is not positive
   */
  public static <T> FramedDecoder<T> of(
      Framing framing,
      SchemaSource source,
      List<? extends AvroCodec<? extends T>> codecs,
      int maxIds) {
    return new FramedDecoder<>(framing, new MessageSources<>(List.copyOf(codecs), source, maxIds));
  }

  /** Decodes an entire array that is a frame without headers. */
  public T decode(byte[] bytes) {
    return decode(bytes, FrameHeaders.none());
  }

  /** Decodes an entire array. */
  public T decode(byte[] bytes, FrameHeaders headers) {
    return decode(bytes, 0, bytes.length, headers);
  }

  /** Decodes an entire range of an array. */
  public T decode(byte[] bytes, int offset, int length, FrameHeaders headers) {
    return decodeWhole(new AvroInput().reset(bytes, offset, length), headers);
  }

  /**
   * Decodes the remaining bytes of a buffer and moves its position to its limit. The bytes are
   * copied if the buffer has no accessible array.
   */
  public T decode(ByteBuffer buffer, FrameHeaders headers) {
    T value = decodeWhole(new AvroInput().reset(buffer), headers);
    buffer.position(buffer.limit());
    return value;
  }

  /** Decodes the rest of an input, which must be a single frame. */
  public T decodeWhole(AvroInput in, FrameHeaders headers) {
    int start = in.position();
    T value = decode(in, headers);
    CodecInternals.requireEnd(in, start);
    return value;
  }

  /** Decodes the next frame of an input. */
  public T decode(AvroInput in, FrameHeaders headers) {
    return decode(in, null, headers);
  }

  /**
   * Decodes the next frame of an input into {@code reuse}, as far as its type allows, and returns
   * the result. If {@code reuse} is null, or if the datum is of another type, as is possible with
   * several codecs, this method returns a new value. With several codecs, the first datum of a
   * schema is always a new value.
   */
  public T decode(AvroInput in, @Nullable T reuse, FrameHeaders headers) {
    byte[] bytes = Internals.buffer(in);
    int start = in.position();
    int end = Internals.limit(in);
    try {
      MessageSource<T> source = source(in, headers);
      if (Internals.buffer(in) != bytes) {
        T value = decodeInflated(source, in, reuse, start);
        in.reset(bytes, Internals.endOfArrived(in, end), 0);
        return value;
      }
      int frameBytes = in.position() - start;
      Internals.seek(in, start);
      return decode(source, in, frameBytes, reuse);
    } catch (Throwable e) {
      in.reset(bytes, start, end - start);
      throw e;
    }
  }

  /**
   * Returns the identifier in the next frame of an input, and leaves the input before the frame.
   * This is for messages about data that cannot be decoded, such as data that cannot be inflated.
   *
   * @throws DecodeException if the bytes or headers are not a valid frame and have no identifier
   */
  public SchemaId idOf(AvroInput in, FrameHeaders headers) {
    byte[] bytes = Internals.buffer(in);
    int start = in.position();
    int end = Internals.limit(in);
    FoundId id = new FoundId();
    try {
      read(id, in, headers);
      return id.toSchemaId();
    } catch (DecodeException e) {
      if (id.kind() == SchemaId.Kind.NONE) {
        throw e;
      }
      return id.toSchemaId();
    } finally {
      in.reset(bytes, start, end - start);
    }
  }

  private T decode(MessageSource<T> source, AvroInput in, int frameBytes, @Nullable T reuse) {
    if (reuse == null) {
      return source.decode(in, frameBytes);
    }
    return sources.areOfOneCodec()
        ? source.decodeInto(in, frameBytes, reuse)
        : source.decodeReusingSameClass(in, frameBytes, reuse);
  }

  /** Decodes a datum that is all of an input, with the positions in the caller's bytes. */
  private T decodeInflated(MessageSource<T> source, AvroInput in, @Nullable T reuse, int start) {
    T value;
    try {
      value = decode(source, in, 0, reuse);
    } catch (LimitExceededException e) {
      throw CodecFailures.limit("in the inflated datum, " + e.getMessage(), start);
    } catch (DecodeException e) {
      // What user code threw, or the broken rule, is the cause, as it is of a plain datum.
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw CodecFailures.decoding("in the inflated datum, " + e.getMessage(), start, cause);
    }
    if (in.remaining() > 0) {
      throw CodecFailures.malformed(
          in.remaining() + " bytes remain after the datum when it is inflated", start);
    }
    return value;
  }

  /** Reads a frame and returns the source for its datum. */
  private MessageSource<T> source(AvroInput in, FrameHeaders headers) {
    int start = in.position();
    FoundId kept = Internals.borrow(in, FoundId.class);
    FoundId id = kept == null ? new FoundId() : kept;
    read(id, in, headers);
    MessageSource<T> source = sources.of(id, start);
    Internals.giveBack(in, id);
    return source;
  }

  private void read(FoundId id, AvroInput in, FrameHeaders headers) {
    if (!framing.read(id, in, headers)) {
      throw CodecFailures.malformed(
          "no header shows a frame with "
              + framing
              + ". If other data are expected, add their form with Framings.firstOf",
          in.position());
    }
  }
}
