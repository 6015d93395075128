package io.avrodyne.runtime.codegen;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Operations of generated code on an {@link AvroOutput}. The code keeps the position {@code p} in a
 * local variable, which becomes the size of the content when the datum is complete.
 *
 * <p><b>Allocation.</b> None, once the array has reached the size of the largest content.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, and if the content would exceed the maximum
 * array size of the JVM.
 */
public final class Outputs {

  private Outputs() {}

  /**
   * Returns the array that the output writes to. Every other method except {@link #leave} may
   * replace it.
   */
  public static byte[] buffer(AvroOutput out) {
    return Internals.buffer(out);
  }

  /** Ensures capacity for {@code bytes} more and returns the position to continue at. */
  public static int ensure(AvroOutput out, int p, long bytes) {
    Internals.ensure(out, p, bytes);
    return p;
  }

  /**
   * Writes a string, ensuring capacity for it: its length in UTF-8 bytes, then the bytes.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  public static int putString(AvroOutput out, int p, @Nullable String value, int reserve) {
    return Internals.putString(out, p, value, reserve);
  }

  /**
   * Writes a string as {@link #putString} does, by a method that HotSpot calls. It is faster where
   * a record has many strings.
   */
  public static int putStringOutOfLine(AvroOutput out, int p, @Nullable String value, int reserve) {
    return Internals.putStringOutOfLine(out, p, value, reserve);
  }

  /**
   * Writes a union of a string and null, ensuring capacity for it: the branch, then the string.
   *
   * @param stringBranch the index of the string, 0 or 1
   * @param reserve how many bytes of capacity to ensure after it
   */
  public static int putNullableString(
      AvroOutput out, int p, @Nullable String value, int stringBranch, int reserve) {
    if (value == null) {
      return putBranch(out, p, 1 - stringBranch, reserve);
    }
    int next = Internals.putString(out, p + 1, value, reserve);
    return withBranch(out, p, stringBranch, next);
  }

  /** Writes the same as {@link #putNullableString}, by a method that HotSpot calls. */
  public static int putNullableStringOutOfLine(
      AvroOutput out, int p, @Nullable String value, int stringBranch, int reserve) {
    if (value == null) {
      return putBranch(out, p, 1 - stringBranch, reserve);
    }
    int next = Internals.putStringOutOfLine(out, p + 1, value, reserve);
    return withBranch(out, p, stringBranch, next);
  }

  private static int putBranch(AvroOutput out, int p, int branch, int reserve) {
    Internals.ensure(out, p, 1L + reserve);
    Internals.buffer(out)[p] = (byte) (branch << 1);
    return p + 1;
  }

  /** Writes the branch at {@code p}, where the capacity for the string has left room for it. */
  private static int withBranch(AvroOutput out, int p, int branch, int next) {
    Internals.buffer(out)[p] = (byte) (branch << 1);
    return next;
  }

  /** Writes bytes, ensuring capacity for them: their number, then the bytes. */
  public static int putBytes(AvroOutput out, int p, byte @Nullable [] value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int next = putLength(out, p, value.length);
    System.arraycopy(value, 0, Internals.buffer(out), next, value.length);
    return next + value.length;
  }

  /**
   * Writes the remaining bytes of a buffer in the same way as {@link #putBytes}. The position of
   * the buffer does not change.
   */
  public static int putBytes(AvroOutput out, int p, @Nullable ByteBuffer value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int length = value.remaining();
    int next = putLength(out, p, length);
    value.get(value.position(), Internals.buffer(out), next, length);
    return next + length;
  }

  /** Writes a length and ensures capacity for that many bytes after it. */
  static int putLength(AvroOutput out, int p, int length) {
    Internals.ensure(out, p, Primitives.MAX_INT_BYTES + (long) length);
    return Primitives.putInt(Internals.buffer(out), p, length);
  }

  /**
   * Removes a writer of this class from those that were given back and returns it, or returns null.
   */
  public static <W extends MapWriter<?, ?>> @Nullable W borrow(AvroOutput out, Class<W> type) {
    return Internals.borrow(out, type);
  }

  /** Gives a writer to the output, to be borrowed again. A writer must not be given back twice. */
  public static void giveBack(AvroOutput out, MapWriter<?, ?> writer) {
    Internals.giveBack(out, writer);
  }

  /**
   * Begins a value of a recursive type, which {@link #leave} ends.
   *
   * @throws EncodeException if the value is nested deeper than the output allows, as is a value
   *     that contains itself
   */
  public static void enter(AvroOutput out) {
    Internals.enter(out);
  }

  /** Ends a value of a recursive type. This call is not needed after a failure. */
  public static void leave(AvroOutput out) {
    Internals.leave(out);
  }
}
