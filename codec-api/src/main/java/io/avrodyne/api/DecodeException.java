package io.avrodyne.api;

import org.jspecify.annotations.Nullable;

/**
 * An exception thrown if bytes are not a valid encoding of a datum under its schema, or if user
 * code throws while the datum is built.
 */
public class DecodeException extends AvroCodecException {

  private static final long serialVersionUID = 1L;

  private final long position;
  private final long missingBytes;

  DecodeException(String reason, long position, @Nullable Throwable cause) {
    this(reason, position, 0, cause);
  }

  DecodeException(String reason, long position, long missingBytes, @Nullable Throwable cause) {
    super(reason, cause);
    this.position = position;
    this.missingBytes = missingBytes;
  }

  /** Returns the index in the input of the first byte that could not be read. */
  public final long position() {
    return position;
  }

  /**
   * Returns how many bytes were missing, at least, if the input ended before the datum did; 0 if
   * the bytes are invalid whatever follows them.
   */
  public final long missingBytes() {
    return missingBytes;
  }

  @Override
  public final String getMessage() {
    return super.getMessage() + " (byte " + position + ")";
  }
}
