package io.avrodyne.kafka;

import io.avrodyne.api.CodecFailures;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/**
 * A rule for values of class {@code byte[]}: whether they are data, are written as they are, or are
 * a mistake.
 *
 * <p><b>Threads.</b> Immutable.
 */
final class RawBytesRule {

  private final RawBytes choice;
  private final boolean areData;

  RawBytesRule(SerdeSettings settings, boolean byBranch) {
    choice = settings.data().rawBytes();
    areData = settings.codecs().encodesBytes(byBranch);
  }

  /** Returns whether a value is an array that no codec is for. */
  boolean isRaw(Object value) {
    return !areData && value instanceof byte[];
  }

  /**
   * Returns when the record allows bytes without a frame.
   *
   * @throws io.avrodyne.api.EncodeException if it does not, with what to do
   */
  void requireAllowed(@Nullable Headers headers) {
    boolean isDeadLetter = DeadLetterHeaders.areIn(headers);
    if (choice == RawBytes.ALWAYS || (choice == RawBytes.DEAD_LETTERS && isDeadLetter)) {
      return;
    }
    throw CodecFailures.encoding(
        (choice == RawBytes.NEVER
                ? AvrodyneConfig.RAW_BYTES + " is never, so bytes are not written as they are"
                : "bytes are written as they are in dead letters, but no header marks this record"
                    + " as one")
            + ". Pass a value of a class that the serializer has a codec for, or set "
            + AvrodyneConfig.RAW_BYTES
            + "="
            + (isDeadLetter ? "dead-letters" : "always"));
  }
}
