package io.avrodyne.api;

import org.jspecify.annotations.Nullable;

/**
 * An exception thrown if bytes are not a valid encoding of a datum under its schema, or if user
 * code throws while the datum is built.
 */
public class DecodeException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  private final long position;

  DecodeException(String reason, long position, @Nullable Throwable cause) {
    super(reason, cause);
    this.position = position;
  }

  /** Returns the index in the input of the first byte that could not be read. */
  public final long position() {
    return position;
  }

  @Override
  public final String getMessage() {
    return super.getMessage() + " (byte " + position + ")";
  }
}
