package io.avrodyne.api;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * The superclass of all exceptions that codecs throw. The message contains the location of the
 * failure, never the value of a field.
 *
 * <p><b>Threads.</b> Like any exception: thrown by one thread, then readable by any.
 */
public abstract class AvroCodecException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The path, outermost segment first. */
  private final ArrayDeque<String> path = new ArrayDeque<>();

  AvroCodecException(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }

  /**
   * Returns the path within the datum at which the failure occurred, such as {@code bid[3].price};
   * empty for the datum itself.
   */
  public final String path() {
    StringBuilder text = new StringBuilder();
    for (String segment : path) {
      if (text.length() > 0 && !segment.startsWith("[")) {
        text.append('.');
      }
      text.append(segment);
    }
    return text.toString();
  }

  /**
   * Prepends a segment to the path, and to that of a broken rule of resolution that is the cause.
   *
   * @param segment the Avro name of a field, or an index in brackets
   */
  final void prependPath(String segment) {
    path.addFirst(segment);
    if (getCause() instanceof SchemaResolutionException rule) {
      rule.prependPath(segment);
    }
  }

  /** Takes over the path and the stack trace of an exception that this one replaces. */
  final void replace(AvroCodecException other) {
    path.addAll(other.path);
    setStackTrace(other.getStackTrace());
  }

  /** Returns what went wrong, without the location. */
  public final String reason() {
    return String.valueOf(super.getMessage());
  }

  @Override
  public String getMessage() {
    return path.isEmpty() ? reason() : path() + ": " + reason();
  }
}
