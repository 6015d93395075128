package io.avrodyne.api;

import org.jspecify.annotations.Nullable;

/**
 * An exception thrown if bytes are not a valid encoding of a datum under its schema, or if user
 * code throws while the datum is built. If its cause is a {@link SchemaResolutionException}, the
 * bytes are valid under the schema that they were written with, but the reader's schema cannot
 * represent a value in them, such as an unknown branch of a union or symbol of an enum.
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

  /**
   * Returns the index in the input of the first byte that could not be read; -1 if the failure is
   * not in the bytes of an input, but in the text of a schema.
   */
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
    return position < 0 ? super.getMessage() : super.getMessage() + " (byte " + position + ")";
  }
}
