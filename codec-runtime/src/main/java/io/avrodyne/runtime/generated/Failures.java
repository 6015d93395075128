package io.avrodyne.runtime.generated;

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
 * Builds the exceptions of codecs, out of the way of the code that runs when all is well. Called by
 * generated code.
 */
public final class Failures {

  private Failures() {}

  /** Returns the exception of a value that is null where its schema has no null. */
  public static EncodeException nullValue() {
    return CodecFailures.nullValue();
  }

  /** Refuses a value where the schema has nothing but null. */
  public static void requireNull(@Nullable Object value) {
    if (value != null) {
      throw CodecFailures.encoding("a value where the schema allows only null");
    }
  }

  /** Returns {@code value}, or throws the exception of {@link #nullValue()}. */
  public static <T> T nonNull(@Nullable T value) {
    if (value == null) {
      throw nullValue();
    }
    return value;
  }

  /** Returns the exception of an enum constant that its codec was not compiled with. */
  static EncodeException unknownConstant() {
    return CodecFailures.encoding(
        "the codec does not know the enum constant; compile the codec again");
  }

  /** Returns the exception of a value whose class is no branch of the union. */
  public static EncodeException noBranch() {
    return CodecFailures.encoding("the class of the value is not a branch of the union");
  }

  /** Returns the exception of a fixed that has another size than its schema says. */
  static EncodeException wrongSize(int found, int expected) {
    return CodecFailures.encoding("a fixed value has " + found + " bytes instead of " + expected);
  }

  /** Returns the exception of a value that an Avro type has no room for. */
  static EncodeException tooLarge(String type) {
    return CodecFailures.encoding("the value does not fit in " + type);
  }

  /** Refuses a collection that did not have as many items as it said. */
  public static void requireSize(int said, int found) {
    if (said != found) {
      throw changed();
    }
  }

  /** Refuses another item of a collection that has given as many as it said. */
  public static void requireMore(int said, int found) {
    if (found == said) {
      throw changed();
    }
  }

  static EncodeException changed() {
    return CodecFailures.encoding("the collection was modified while it was being encoded");
  }

  /** Returns what to throw further when encoding {@code field} threw {@code thrown}. */
  public static EncodeException encoding(RuntimeException thrown, String field) {
    return CodecFailures.within(field, CodecFailures.ofReading(thrown));
  }

  /** Returns what to throw further when encoding item {@code index} threw {@code thrown}. */
  public static EncodeException encoding(RuntimeException thrown, int index) {
    return encoding(thrown, step(index));
  }

  /** Returns what to throw further when decoding {@code field} threw {@code thrown}. */
  public static DecodeException decoding(RuntimeException thrown, String field, AvroInput in) {
    return SkipFailure.located(thrown, field, in);
  }

  /** Returns what to throw further when decoding item {@code index} threw {@code thrown}. */
  public static DecodeException decoding(RuntimeException thrown, int index, AvroInput in) {
    return decoding(thrown, step(index), in);
  }

  /** Returns what a user's converter gave for a value just read, which must not be null. */
  public static <T> T converted(@Nullable T value, AvroInput in) {
    if (value == null) {
      throw CodecFailures.malformed("a converter returned null", in.position());
    }
    return value;
  }

  /** Returns the exception of a value just read as a varint, at the place where that began. */
  static DecodeException outOfRange(String number, String type, long value, AvroInput in) {
    int start = in.position() - Primitives.sizeOfLong(value);
    return CodecFailures.malformed(number + " is out of range for " + type, start);
  }

  /** Returns the exception of a string just read that has not the form of {@code type}. */
  static DecodeException badText(String type, String text, AvroInput in, Throwable thrown) {
    return CodecFailures.decoding("a string is not a valid " + type, startOf(text, in), thrown);
  }

  /**
   * Returns where a string just read began, or where it ended if its bytes may have been others.
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
