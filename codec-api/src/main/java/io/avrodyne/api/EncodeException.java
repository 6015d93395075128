package io.avrodyne.api;

import org.jspecify.annotations.Nullable;

/**
 * An exception thrown if a value cannot be encoded under its schema, or if user code throws while
 * the value is read.
 */
public final class EncodeException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  EncodeException(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }
}
