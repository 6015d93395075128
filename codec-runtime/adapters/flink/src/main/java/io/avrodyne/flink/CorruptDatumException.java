package io.avrodyne.flink;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An exception for bytes that are not a datum; a serializer adds the type and the state. */
final class CorruptDatumException extends IOException {

  private static final long serialVersionUID = 1L;

  CorruptDatumException(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }

  /** Returns this exception with the type and the state that the datum belongs to. */
  CorruptDatumException of(String subject) {
    return new CorruptDatumException(
        "Corrupt datum of " + subject + ": " + getMessage(),
        getCause() == null ? this : getCause());
  }
}
