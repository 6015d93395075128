package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.resolve.SkipFailure;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A factory of the exceptions of codecs, separate from the code that runs in the normal case.
 * Called by generated code.
 */
public final class Failures {

  private Failures() {}

  /** Returns the exception for a value that is null although its schema does not allow null. */
  public static EncodeException nullValue() {
    return CodecFailures.nullValue();
  }

  /** Rejects a value other than null where the schema allows only null. */
  public static void requireNull(@Nullable Object value) {
    if (value != null) {
      throw CodecFailures.encoding("a value where the schema allows only null");
    }
  }

  /** Returns {@code value}, or throws the exception from {@link #nullValue()}. */
  public static <T> T nonNull(@Nullable T value) {
    if (value == null) {
      throw nullValue();
    }
    return value;
  }

  /** Returns a value just read that is passed on as a primitive, or throws if it is null. */
  public static <T> T unboxable(@Nullable T value, AvroInput in) {
    if (value == null) {
      throw CodecFailures.malformed("null read for a primitive", in.position());
    }
    return value;
  }

  /** Returns the exception for an enum constant that is unknown to its codec. */
  static EncodeException unknownConstant() {
    return CodecFailures.encoding(
        "the codec does not know the enum constant; compile the codec again");
  }

  /** Returns the exception for a value whose class is not a branch of the union. */
  public static EncodeException noBranch() {
    return CodecFailures.encoding("the class of the value is not a branch of the union");
  }

  /** Returns the exception for a fixed value whose size differs from the schema's. */
  static EncodeException wrongSize(int actual, int expected) {
    return CodecFailures.encoding("a fixed value has " + actual + " bytes instead of " + expected);
  }

  /** Returns the exception for a value that does not fit in an Avro type. */
  static EncodeException tooLarge(String type) {
    return CodecFailures.encoding("the value does not fit in " + type);
  }

  /** Rejects a collection whose number of items differs from its reported size. */
  public static void requireSize(int reported, int actual) {
    if (reported != actual) {
      throw changed();
    }
  }

  /**
   * Rejects another item of a collection that has already returned as many items as its reported
   * size.
   */
  public static void requireMore(int reported, int written) {
    if (written == reported) {
      throw changed();
    }
  }

  static EncodeException changed() {
    return CodecFailures.encoding("the collection was modified while it was being read");
  }

  /** Returns the exception to throw after encoding {@code field} failed with {@code thrown}. */
  public static EncodeException encoding(RuntimeException thrown, String field) {
    return CodecFailures.within(field, CodecFailures.ofReading(thrown));
  }

  /**
   * Returns the exception to throw after encoding item {@code index} failed with {@code thrown}.
   */
  public static EncodeException encoding(RuntimeException thrown, int index) {
    return encoding(thrown, step(index));
  }

  /** Returns the exception to throw after decoding {@code field} failed with {@code thrown}. */
  public static DecodeException decoding(RuntimeException thrown, String field, AvroInput in) {
    return SkipFailure.located(thrown, field, in);
  }

  /**
   * Returns the exception to throw after decoding item {@code index} failed with {@code thrown}.
   */
  public static DecodeException decoding(RuntimeException thrown, int index, AvroInput in) {
    return decoding(thrown, step(index), in);
  }

  /** Returns the result of a user's converter for a value just read, which must not be null. */
  public static <T> T converted(@Nullable T value, AvroInput in) {
    if (value == null) {
      throw CodecFailures.malformed("a converter returned null", in.position());
    }
    return value;
  }

  /** Returns the exception for a value just read as a varint, with the position where it began. */
  static DecodeException outOfRange(String number, String type, long value, AvroInput in) {
    int start = in.position() - Primitives.sizeOfLong(value);
    return CodecFailures.malformed(number + " is out of range for " + type, start);
  }

  /** Returns the exception for a string just read that is not a valid {@code type}. */
  static DecodeException badText(String type, String text, AvroInput in, Throwable thrown) {
    return CodecFailures.decoding("a string is not a valid " + type, startOf(text, in), thrown);
  }

  /**
   * Returns the position where a string just read began, or where it ended if its original bytes
   * are not known.
   */
  static int startOf(String text, AvroInput in) {
    if (!Internals.isStrict(in)) {
      return in.position();
    }
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    return in.position() - bytes - Primitives.sizeOfLong(bytes);
  }

  private static String step(int index) {
    return "[" + index + "]";
  }
}
