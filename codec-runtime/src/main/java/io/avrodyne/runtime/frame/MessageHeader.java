package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The header of a message: a marker, a version, and the fingerprint of the schema. It is for the
 * packages and adapters of this library, and not part of the public API; applications use {@link
 * Framings#SINGLE_OBJECT}.
 *
 * <p><b>Source.</b> Avro specification, "Single-object encoding".
 */
public final class MessageHeader {

  /** The size of a header. */
  public static final int BYTES = 10;

  private static final int FINGERPRINT_OFFSET = 2;
  private static final byte MARKER = (byte) 0xC3;
  private static final byte VERSION = 1;

  private static final VarHandle FINGERPRINT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private MessageHeader() {}

  /** Writes a header after the content of an output, and returns the position after it. */
  public static int put(AvroOutput out, long fingerprint) {
    int p = out.size();
    Internals.ensure(out, p, BYTES);
    put(Internals.buffer(out), p, fingerprint);
    return p + BYTES;
  }

  /**
   * Returns whether an array begins as a message does, even if it ends within the header. Neither
   * JSON nor XML, CBOR objects or Java's serialization begin in this way.
   */
  public static boolean isStartOf(byte[] bytes) {
    return bytes.length >= FINGERPRINT_OFFSET && bytes[0] == MARKER && bytes[1] == VERSION;
  }

  /** Returns whether an array begins with an entire header. */
  public static boolean isWithin(byte[] bytes) {
    return bytes.length >= BYTES && isStartOf(bytes);
  }

  /** Returns the fingerprint in the header at the start of an array. */
  public static long fingerprint(byte[] bytes) {
    return fingerprint(new AvroInput().reset(bytes));
  }

  /** Writes a header into an array with sufficient capacity. */
  static void put(byte[] to, int p, long fingerprint) {
    to[p] = MARKER;
    to[p + 1] = VERSION;
    FINGERPRINT.set(to, p + FINGERPRINT_OFFSET, fingerprint);
  }

  /** Returns whether the next byte of an input, which has one, is that of a message. */
  static boolean isMarked(AvroInput in) {
    return Internals.buffer(in)[in.position()] == MARKER;
  }

  /** Returns the fingerprint in the header at the position of an input. */
  public static long fingerprint(AvroInput in) {
    int p = in.position();
    byte[] buffer = Internals.buffer(in);
    if (in.remaining() < BYTES || buffer[p] != MARKER || buffer[p + 1] != VERSION) {
      requireValid(in, buffer);
    }
    return (long) FINGERPRINT.get(buffer, p + FINGERPRINT_OFFSET);
  }

  /** Waits for the bytes of a header that arrives from a stream, and rejects any other. */
  private static void requireValid(AvroInput in, byte[] buffer) {
    int p = in.position();
    if (Internals.await(in, 1) && buffer[p] != MARKER) {
      throw CodecFailures.malformed("not a single-object message: the first byte is not C3", p);
    }
    if (Internals.await(in, 2) && buffer[p + 1] != VERSION) {
      throw CodecFailures.malformed(
          "unsupported version of a single-object message: the second byte is not 01", p + 1);
    }
    if (!Internals.await(in, BYTES)) {
      throw CodecFailures.truncated(
          "the input ends in the middle of the message header",
          p + in.remaining(),
          BYTES - in.remaining());
    }
  }
}
