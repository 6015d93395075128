package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Methods that copy values without components, and those that all copying methods share. Called by
 * generated code.
 *
 * <p><b>Allocation.</b> The copy.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, and for a fixed of the wrong size.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class CopyCalls {

  /**
   * An input without data, for methods that need one only for its limits and for exceptions.
   * Nothing is ever read from it, so it never changes, and threads share it.
   */
  public static final AvroInput INPUT = Internals.inputOfCopies();

  private static final int FIRST_CAPACITY = 512;

  private static final int MAX_DEPTH = DecodeLimits.DEFAULT.maxDepth();

  private CopyCalls() {}

  /**
   * Begins a value of a recursive type.
   *
   * @param depth how many values of such types are around it
   * @return the same number for the values within it
   */
  public static int enter(int depth) {
    if (depth >= MAX_DEPTH) {
      throw CodecFailures.encoding("nested deeper than " + MAX_DEPTH + " levels");
    }
    return depth + 1;
  }

  /** Returns the exception to throw after copying {@code field} failed with {@code thrown}. */
  public static EncodeException failed(RuntimeException thrown, String field) {
    return CodecFailures.within(field, CodecFailures.ofCopying(thrown));
  }

  /** Returns the exception to throw after copying item {@code index} failed with {@code thrown}. */
  public static EncodeException failed(RuntimeException thrown, int index) {
    return failed(thrown, "[" + index + "]");
  }

  /** Copies bytes. */
  public static byte[] of(byte @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Copies a fixed of {@code size} bytes. */
  public static byte[] of(byte @Nullable [] value, int size) {
    byte[] bytes = Failures.nonNull(value);
    requireSize(bytes.length, size);
    return bytes.clone();
  }

  /** Copies the remaining bytes of a buffer, whose position does not change. */
  public static ByteBuffer of(@Nullable ByteBuffer value) {
    ByteBuffer buffer = Failures.nonNull(value);
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(buffer.position(), bytes);
    return ByteBuffer.wrap(bytes);
  }

  /** Copies a fixed of {@code size} bytes in the same way. */
  public static ByteBuffer of(@Nullable ByteBuffer value, int size) {
    requireSize(Failures.nonNull(value).remaining(), size);
    return of(value);
  }

  private static void requireSize(int actual, int expected) {
    if (actual != expected) {
      throw Failures.wrongSize(actual, expected);
    }
  }

  /** Copies longs. */
  public static long[] of(long @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Copies ints. */
  public static int[] of(int @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Copies shorts. */
  public static short[] of(short @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Copies floats. */
  public static float[] of(float @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Copies doubles. */
  public static double[] of(double @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Copies booleans. */
  public static boolean[] of(boolean @Nullable [] value) {
    return Failures.nonNull(value).clone();
  }

  /** Returns a number itself, or a copy if its class is a subclass, whose objects may change. */
  public static BigDecimal of(@Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    return number.getClass() == BigDecimal.class
        ? number
        : new BigDecimal(of(number.unscaledValue()), number.scale());
  }

  /** Returns a number itself, or a copy if its class is a subclass, whose objects may change. */
  public static BigInteger of(@Nullable BigInteger value) {
    BigInteger number = Failures.nonNull(value);
    return number.getClass() == BigInteger.class ? number : new BigInteger(number.toByteArray());
  }

  /** Returns a text as a string. */
  public static CharSequence of(@Nullable CharSequence value) {
    return Failures.nonNull(value).toString();
  }

  /** Copies a text. */
  public static Utf8 of(@Nullable Utf8 value) {
    Utf8 text = Failures.nonNull(value);
    byte[] bytes = new byte[text.getByteLength()];
    System.arraycopy(text.getBytes(), 0, bytes, 0, bytes.length);
    return new Utf8(bytes);
  }

  /** A method that encodes. */
  @FunctionalInterface
  public interface Writer<T> {

    /** Encodes a value at {@code p} and returns the position after it. */
    int write(T value, AvroOutput out, int p);
  }

  /** A method that decodes. */
  @FunctionalInterface
  public interface Reader<T> {

    /** Decodes a value. */
    T read(AvroInput in);
  }

  /** Copies a value that no method copies, by encoding and decoding it. */
  public static <T> T encoded(T value, Writer<T> writer, Reader<T> reader) {
    AvroOutput out = new AvroOutput(FIRST_CAPACITY);
    int end = writer.write(value, out, 0);
    return reader.read(Internals.inputOfCopies().reset(Internals.buffer(out), 0, end));
  }
}
