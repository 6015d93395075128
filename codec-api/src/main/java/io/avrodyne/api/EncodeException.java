package io.avrodyne.api;

import org.jspecify.annotations.Nullable;

/**
 * Says that a value has no encoding under its schema, or that code of the user threw while it was
 * read.
 */
public final class EncodeException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  EncodeException(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }
}
