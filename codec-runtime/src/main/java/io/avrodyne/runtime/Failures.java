package io.avrodyne.runtime;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import org.jspecify.annotations.Nullable;

/**
 * Builds the exceptions of codecs, out of the way of the code that runs when all is well. Called by
 * generated code.
 */
public final class Failures {

  private Failures() {}

  /** Returns the exception of a value that is null where its schema has no null. */
  public static EncodeException nullValue() {
    return new EncodeException("null where the schema has no null");
  }

  /** Returns {@code value}, or throws the exception of {@link #nullValue()}. */
  public static <T> T nonNull(@Nullable T value) {
    if (value == null) {
      throw nullValue();
    }
    return value;
  }

  /** Returns the exception of an enum constant that its codec was not compiled with. */
  public static EncodeException unknownConstant() {
    return new EncodeException("an enum constant that the codec was not compiled with");
  }

  /** Refuses a collection that did not have as many items as it said. */
  public static void requireSize(int said, int found) {
    if (said != found) {
      throw new EncodeException("the collection changed while it was encoded");
    }
  }

  /** Returns what to throw further when encoding {@code field} threw {@code thrown}. */
  public static EncodeException encoding(RuntimeException thrown, String field) {
    EncodeException failure =
        thrown instanceof EncodeException ours
            ? ours
            : new EncodeException("reading the value threw " + thrown.getClass().getName(), thrown);
    failure.prependPath(field);
    return failure;
  }

  /** Returns what to throw further when encoding item {@code index} threw {@code thrown}. */
  public static EncodeException encoding(RuntimeException thrown, int index) {
    return encoding(thrown, step(index));
  }

  /** Returns what to throw further when decoding {@code field} threw {@code thrown}. */
  public static DecodeException decoding(RuntimeException thrown, String field, AvroInput in) {
    DecodeException failure = decoding(thrown, in);
    failure.prependPath(field);
    return failure;
  }

  /** Returns what to throw further when decoding item {@code index} threw {@code thrown}. */
  public static DecodeException decoding(RuntimeException thrown, int index, AvroInput in) {
    return decoding(thrown, step(index), in);
  }

  /** Returns what to throw to the caller when decoding a datum threw {@code thrown}. */
  static DecodeException decoding(RuntimeException thrown, AvroInput in) {
    return thrown instanceof DecodeException ours
        ? ours
        : new DecodeException(
            "building the value threw " + thrown.getClass().getName(), in.position(), thrown);
  }

  static DecodeException outOfRange(String type, AvroInput in) {
    return malformed("an int is out of the range of " + type, in.position());
  }

  static DecodeException malformed(String reason, int position) {
    return new DecodeException(reason, position);
  }

  static DecodeException truncated(int position) {
    return new DecodeException("the input ends within the datum", position);
  }

  static LimitExceededException limit(String reason, int position) {
    return new LimitExceededException(reason, position);
  }

  private static String step(int index) {
    return "[" + index + "]";
  }
}
