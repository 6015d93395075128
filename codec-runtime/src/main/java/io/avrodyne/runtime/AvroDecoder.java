package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import java.nio.ByteBuffer;
import org.apache.avro.Schema;

/**
 * Decodes data of one writer's schema into values of a Java type. An {@link AvroCodec} is the one
 * for its own schema.
 *
 * <p><b>Shape.</b> The bare datum: no header, no length. A datum does not know its end, so the
 * methods that decode a whole array or buffer refuse bytes behind it.
 *
 * <p><b>Allocation.</b> What it returns.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are no datum, with the path of the field
 * and the position. A failed decode leaves the input where the datum began.
 *
 * <p><b>Threads.</b> Any number at once; an input belongs to one at a time.
 *
 * @param <T> the Java type
 */
public abstract class AvroDecoder<T> {

  /** Creates one. */
  protected AvroDecoder() {}

  /** Decodes a datum. */
  protected abstract T decodeDatum(AvroInput in);

  /** Decodes a datum into {@code reuse} as far as its type allows, and returns what holds it. */
  protected abstract T decodeDatum(AvroInput in, T reuse);

  /** Returns the schema that the data were written with. */
  public abstract Schema writerSchema();

  /**
   * Fails if no datum can be read, which is known of most decoders when they are made.
   *
   * @throws SchemaResolutionException that names the rule, the path and both types
   */
  protected void requireReadable() {}

  /** Returns the CRC-64-AVRO fingerprint of the schema that the data were written with. */
  protected long writerFingerprint() {
    return Fingerprints.crc64(writerSchema());
  }

  /**
   * Returns a text that says, field by field, what becomes of the writer's data.
   *
   * @throws LimitExceededException if the schema is nested too deep for the stack of the thread
   */
  public final String explain() {
    try {
      return explanation();
    } catch (StackOverflowError e) {
      throw CodecFailures.tooDeepForStack("the schema", 0);
    }
  }

  /** Returns the text of {@link #explain}. */
  protected abstract String explanation();

  /**
   * Returns whether every datum of the writer's schema can be read. If not, some are refused when
   * they are: those that have a branch, an item or a symbol that the reader's schema has no place
   * for. Values beyond the range of a unit of time or the precision of a decimal do not count.
   */
  public abstract boolean readsAll();

  /** Decodes a whole array. */
  public final T decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** Decodes a whole range of an array. */
  public final T decode(byte[] bytes, int offset, int length) {
    AvroInput in = new AvroInput().reset(bytes, offset, length);
    T value = decode(in);
    requireEnd(in);
    return value;
  }

  /**
   * Decodes what remains of a buffer, and moves its position to its limit. Copies it if it has no
   * accessible array.
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
    return decodeBehind(in, 0);
  }

  /**
   * Decodes the datum behind a frame of some bytes; a failure leaves the input before the frame.
   */
  final T decodeBehind(AvroInput in, int frameBytes) {
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
      // Goes back before it calls anything: the stack may have no room for a call.
      in.buffer = bytes;
      in.limit = limit;
      in.position = start;
      throw abandoned(e, in, readBytes, position);
    }
  }

  /**
   * Decodes the next datum of an input into {@code reuse} and returns it; the objects and lists in
   * it are overwritten in place where they are mutable. What is immutable, such as a Java record,
   * is made anew, so use what is returned. An object or list that stands in {@code reuse} twice is
   * overwritten twice. After a failure {@code reuse} holds parts of both data.
   */
  public final T decode(AvroInput in, T reuse) {
    return decodeBehind(in, 0, reuse);
  }

  /** Does as {@link #decodeBehind(AvroInput, int)} with what is to be reused. */
  final T decodeBehind(AvroInput in, int frameBytes, T reuse) {
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

  private static void requireEnd(AvroInput in) {
    if (in.remaining() > 0) {
      throw CodecFailures.malformed(
          in.remaining() + " bytes remain after the datum", in.position());
    }
  }

  /**
   * Returns what to throw; checked exceptions come from code that hides them.
   *
   * @param readBytes what the input read when it failed, which need not be the caller's bytes
   */
  private DecodeException abandoned(
      Throwable failure, AvroInput in, byte[] readBytes, int failedAt) {
    Detour detour = in.detour;
    Detour away = detour != null && detour.isAt(readBytes) ? detour : null;
    int position = away == null ? failedAt : away.abandon();
    if (failure instanceof StackOverflowError) {
      return CodecFailures.limit("nested too deeply for the stack of the thread", position);
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof SchemaResolutionException) {
      requireReadable();
    }
    return away != null && failure instanceof DecodeException inDetour
        ? Detour.relocated(inDetour, position)
        : CodecFailures.ofBuilding(failure, position);
  }
}
