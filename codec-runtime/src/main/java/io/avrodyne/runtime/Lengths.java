package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;

/**
 * A reader of the lengths of strings and byte strings that checks them against the input and the
 * limits.
 */
final class Lengths {

  private static final String BYTES = "a byte string";

  private Lengths() {}

  /** Reads the length of a byte string. The input has at least that many bytes left. */
  static int readOfBytes(AvroInput in) {
    return read(in, in.limits.maxBytesLength(), BYTES);
  }

  /** Reads the length of {@code subject}. The input has at least that many bytes left. */
  static int read(AvroInput in, int max, String subject) {
    int start = in.position;
    long length = in.readLong();
    if ((length | (in.limit - in.position - length) | (max - length)) < 0) {
      require(length, max, subject, in, start);
    }
    return (int) length;
  }

  /**
   * Requires a length that the limits allow, and that many bytes, waiting for them if they arrive
   * from a stream.
   */
  static void require(long length, int max, String subject, AvroInput in, int start) {
    if (length < 0) {
      throw CodecFailures.malformed("a length is negative", start);
    }
    if (length > max && (length <= in.remaining() || in.stream != null)) {
      throw CodecFailures.limit(
          subject + " is longer than " + max + " bytes (DecodeLimits." + setting(subject) + ")",
          start);
    }
    if (length > max || !in.await(length)) {
      // More bytes do not help where the limit is exceeded too.
      long missing = length > max ? 0 : length - in.remaining();
      throw CodecFailures.truncated(subject + " is longer than the input", start, missing);
    }
  }

  private static String setting(String subject) {
    return subject.equals(BYTES) ? "maxBytesLength" : "maxStringBytes";
  }
}
