package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;

/**
 * A reader of the lengths of strings and byte strings that checks them against the input and the
 * limits.
 */
final class Lengths {

  private Lengths() {}

  /** Reads the length of a byte string. The input has at least that many bytes left. */
  static int readOfBytes(AvroInput in) {
    return read(in, in.limits.maxBytesLength(), "a byte string");
  }

  /** Reads the length of {@code subject}. The input has at least that many bytes left. */
  static int read(AvroInput in, int max, String subject) {
    int start = in.position;
    long length = in.readLong();
    if ((length | (in.limit - in.position - length) | (max - length)) < 0) {
      throw refused(length, max, subject, in, start);
    }
    return (int) length;
  }

  /** Returns the exception for a length that the input or the limits do not allow. */
  static DecodeException refused(long length, int max, String subject, AvroInput in, int start) {
    if (length < 0) {
      return CodecFailures.malformed("a length is negative", start);
    }
    if (length <= in.remaining()) {
      return CodecFailures.limit(subject + " is longer than " + max + " bytes", start);
    }
    // More bytes do not help where the limit is exceeded too.
    long missing = length > max ? 0 : length - in.remaining();
    return CodecFailures.truncated(subject + " is longer than the input", start, missing);
  }
}
