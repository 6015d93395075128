package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import java.nio.ByteBuffer;
import org.apache.avro.Schema;

/**
 * A decoder that turns data written with one schema into values of a Java type. An {@link
 * AvroCodec} is the decoder for its own schema.
 *
 * <p><b>Shape.</b> The bare datum, without a header or a length. The encoding does not mark the end
 * of a datum, so the methods that decode an entire array or buffer reject bytes after the datum.
 *
 * <p><b>Allocation.</b> The values returned, and for some strings temporary arrays, as {@link
 * AvroInput} says. The methods for an array or a buffer also allocate an input.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a valid datum, with the path of
 * the field and the position. After a failure, the input is positioned where the datum began.
 *
 * <p><b>Threads.</b> A decoder is safe for use by multiple threads; an input must be used by one
 * thread at a time.
 *
 * @param <T> the Java type
 */
public abstract class AvroDecoder<T> {

  /** Creates a decoder. */
  protected AvroDecoder() {}

  /** Decodes a datum. */
  protected abstract T decodeDatum(AvroInput in);

  /**
   * Decodes a datum into {@code reuse} as far as its type allows, and returns the object that holds
   * the datum.
   */
  protected abstract T decodeDatum(AvroInput in, T reuse);

  /** Returns the schema that the data were written with. */
  public abstract Schema writerSchema();

  /**
   * Throws an exception if no datum can be read. Most decoders detect this already when they are
   * created.
   *
   * @throws SchemaResolutionException if no datum can be read; the message names the broken rule,
   *     the path and both types
   */
  protected void requireReadable() {}

  /** Returns the CRC-64-AVRO fingerprint of the schema that the data were written with. */
  protected long writerFingerprint() {
    return Fingerprints.crc64(writerSchema());
  }

  /**
   * Returns a text that describes, field by field, how the writer's data are read.
   *
   * @throws LimitExceededException if the schema is nested too deeply for the stack of the thread
   */
  public final String explain() {
    try {
      return explanation();
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  /** Returns the text of {@link #explain}. */
  protected abstract String explanation();

  /**
   * Returns whether every datum of the writer's schema can be read. If the result is {@code false},
   * decoding rejects some data: those with a branch, an item or a symbol that the reader's schema
   * cannot represent. Values outside the range of a time unit or the precision of a decimal are not
   * considered.
   */
  public abstract boolean readsAll();

  /** Decodes an entire array. */
  public final T decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** Decodes an entire range of an array. */
  public final T decode(byte[] bytes, int offset, int length) {
    AvroInput in = new AvroInput().reset(bytes, offset, length);
    T value = decode(in);
    requireEnd(in, offset);
    return value;
  }

  /**
   * Decodes the remaining bytes of a buffer and moves its position to its limit. The bytes are
   * copied if the buffer has no accessible array.
   */
  public final T decode(ByteBuffer buffer) {
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

  /** Decodes the next datum of an input. */
  public final T decode(AvroInput in) {
    return decodeAfter(in, 0);
  }

  /**
   * Decodes the datum after a frame of some bytes. After a failure, the input is positioned before
   * the frame.
   */
  final T decodeAfter(AvroInput in, int frameBytes) {
    byte[] bytes = in.buffer;
    int start = in.position;
    int limit = in.limit;
    in.beginDatum();
    in.position = start + frameBytes;
    try {
      return decodeDatum(in);
    } catch (Throwable e) {
      byte[] readBytes = in.buffer;
      int position = in.position;
      // Restore the input before any call: there may not be enough stack left for a call.
      in.buffer = bytes;
      in.limit = limit;
      in.position = start;
      throw abandoned(e, in, readBytes, position);
    }
  }

  /**
   * Decodes the next datum of an input into {@code reuse} and returns the result. Mutable objects
   * and lists within {@code reuse} are overwritten in place. Immutable ones, such as Java records,
   * are created again, so callers must use the returned object. An object or list that occurs twice
   * in {@code reuse} is overwritten twice. After a failure, {@code reuse} may contain parts of the
   * old and the new datum.
   *
   * <p>Data of another schema are first converted to the layout of this type, in an array that the
   * input keeps. The size of that array is limited by {@link DecodeLimits#maxResolvedBytes}.
   */
  public final T decode(AvroInput in, T reuse) {
    return decodeAfter(in, 0, reuse);
  }

  /** Does the same as {@link #decodeAfter(AvroInput, int)} with an object to reuse. */
  final T decodeAfter(AvroInput in, int frameBytes, T reuse) {
    byte[] bytes = in.buffer;
    int start = in.position;
    int limit = in.limit;
    in.beginDatum();
    in.position = start + frameBytes;
    try {
      return decodeDatum(in, reuse);
    } catch (Throwable e) {
      byte[] readBytes = in.buffer;
      int position = in.position;
      in.buffer = bytes;
      in.limit = limit;
      in.position = start;
      throw abandoned(e, in, readBytes, position);
    }
  }

  /** Requires that an input ends after a datum, or moves it back to where the datum began. */
  static void requireEnd(AvroInput in, int start) {
    int left = in.remaining();
    if (left > 0) {
      int end = in.position;
      in.position = start;
      throw CodecFailures.malformed(left + " bytes remain after the datum", end);
    }
  }

  /**
   * Returns the exception to throw. Checked exceptions may come from code that throws them without
   * declaring them.
   *
   * @param readBytes the array that the input was reading when it failed, which may not be the
   *     caller's array
   */
  private DecodeException abandoned(
      Throwable failure, AvroInput in, byte[] readBytes, int failedAt) {
    Detour detour = in.detour;
    Detour away = detour != null && detour.isAt(readBytes) ? detour : null;
    int position = away == null ? failedAt : away.abandon();
    if (failure instanceof StackOverflowError) {
      return CodecFailures.datumTooDeepForStack(position);
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof SchemaResolutionException) {
      requireReadable();
    }
    return away != null && failure instanceof DecodeException inDetour
        ? CodecFailures.relocated(inDetour, position)
        : CodecFailures.ofBuilding(failure, position);
  }
}
