package io.avrodyne.runtime.generated;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What generated code does with an {@link AvroOutput}. It carries the position {@code p} in a local
 * variable, which becomes the size of the content when the datum is complete.
 *
 * <p><b>Allocation.</b> None, once the array has reached the size of the largest content.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, and when the content would pass the largest
 * array of the JVM.
 */
public final class Outputs {

  private Outputs() {}

  /** Returns the array that is written into. Each other method but {@link #leave} may change it. */
  public static byte[] buffer(AvroOutput out) {
    return Internals.buffer(out);
  }

  /** Makes room for {@code bytes} more and returns the position to go on at. */
  public static int ensure(AvroOutput out, int p, long bytes) {
    Internals.ensure(out, p, bytes);
    return p;
  }

  /**
   * Writes a string, and makes room for it: its length in UTF-8 bytes, then the bytes.
   *
   * @param reserve how many bytes there will be room for after the string
   */
  public static int putString(AvroOutput out, int p, @Nullable String value, int reserve) {
    return Internals.putString(out, p, value, reserve);
  }

  /**
   * Writes a union of a string and null, and makes room for it: the branch, then the string.
   *
   * @param stringBranch the index of the string, 0 or 1
   * @param reserve how many bytes there will be room for after it
   */
  public static int putNullableString(
      AvroOutput out, int p, @Nullable String value, int stringBranch, int reserve) {
    Internals.ensure(out, p, 1L + reserve);
    if (value == null) {
      Internals.buffer(out)[p] = (byte) ((1 - stringBranch) << 1);
      return p + 1;
    }
    Internals.buffer(out)[p] = (byte) (stringBranch << 1);
    return Internals.putString(out, p + 1, value, reserve);
  }

  /** Writes bytes, and makes room for them: their count, then themselves. */
  public static int putBytes(AvroOutput out, int p, byte @Nullable [] value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int next = putLength(out, p, value.length);
    System.arraycopy(value, 0, Internals.buffer(out), next, value.length);
    return next + value.length;
  }

  /** Writes what remains of a buffer, whose position stays, as {@link #putBytes} writes bytes. */
  public static int putBytes(AvroOutput out, int p, @Nullable ByteBuffer value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int length = value.remaining();
    int next = putLength(out, p, length);
    value.get(value.position(), Internals.buffer(out), next, length);
    return next + length;
  }

  /** Writes a length and makes room for as many bytes after it. */
  static int putLength(AvroOutput out, int p, int length) {
    Internals.ensure(out, p, Primitives.MAX_INT_BYTES + (long) length);
    return Primitives.putInt(Internals.buffer(out), p, length);
  }

  /** Takes a free writer of this class out of those that were given back, or returns null. */
  public static <W extends MapWriter<?>> @Nullable W borrow(AvroOutput out, Class<W> type) {
    return Internals.borrow(out, type);
  }

  /** Lets the output keep a writer to be borrowed again. It must not be given back twice. */
  public static void giveBack(AvroOutput out, MapWriter<?> writer) {
    Internals.giveBack(out, writer);
  }

  /**
   * Begins a value of a recursive type; {@link #leave} ends it.
   *
   * @throws EncodeException if it is nested deeper than the output allows: data that contain
   *     themselves have no end
   */
  public static void enter(AvroOutput out) {
    Internals.enter(out);
  }

  /** Ends a value of a recursive type. Not needed after a failure. */
  public static void leave(AvroOutput out) {
    Internals.leave(out);
  }
}
