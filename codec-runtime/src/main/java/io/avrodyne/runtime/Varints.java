package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;

/** A reader of varints of more than one byte, for {@link AvroInput}. */
final class Varints {

  private Varints() {}

  /**
   * Reads a varint of two or more bytes, with a fast path for up to four. Each step removes from
   * the sum the sign of a byte, which indicates whether another byte follows.
   */
  static long readTail(AvroInput in, int maxBytes, int excess) {
    int p = in.position;
    if (in.limit - p < 4) {
      return read(in, maxBytes, excess);
    }
    byte[] b = in.buffer;
    int bits = b[p] ^ (b[p + 1] << 7);
    if (bits < 0) {
      return ended(in, bits ^ (~0 << 7), p, 2);
    }
    bits ^= b[p + 2] << 14;
    if (bits >= 0) {
      return ended(in, bits ^ (~0 << 7 ^ ~0 << 14), p, 3);
    }
    bits ^= b[p + 3] << 21;
    if (bits < 0) {
      return ended(in, bits ^ (~0 << 7 ^ ~0 << 14 ^ ~0 << 21), p, 4);
    }
    return read(in, maxBytes, excess);
  }

  /** Completes a varint of two to four bytes; the last byte must not be zero. */
  private static int ended(AvroInput in, int bits, int start, int length) {
    if (bits >>> (7 * (length - 1)) == 0 && in.strict) {
      throw malformed(0, start);
    }
    in.position = start + length;
    return bits;
  }

  private static long read(AvroInput in, int maxBytes, int excess) {
    int start = in.position;
    int p = start;
    int end = start + Math.min(in.limit - start, maxBytes);
    long bits = 0;
    int shift = 0;
    while (p < end) {
      int next = in.buffer[p++];
      bits |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        if (in.strict && (next == 0 || (p - start == maxBytes && (next & excess) != 0))) {
          throw malformed(next, start);
        }
        in.position = p;
        return bits;
      }
      shift += 7;
    }
    throw p - start < maxBytes
        ? CodecFailures.truncated(start)
        : CodecFailures.malformed("a varint is too long for its type", start);
  }

  private static DecodeException malformed(int last, int start) {
    return CodecFailures.malformed(
        last == 0
            ? "a varint is longer than its value requires"
            : "a varint has more bits than its type allows",
        start);
  }
}
