package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.VarintBits;

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

  /**
   * Reads a varint of any size. The number of bytes of large numbers is hard to predict, so it is
   * computed from eight bytes at once. Near the end of the input, missing bytes are zero, so an
   * unfinished varint seems to end in a zero byte.
   */
  private static long read(AvroInput in, int maxBytes, int excess) {
    int start = in.position;
    int left = in.limit - start;
    if (left <= 0 || in.limit < Long.BYTES) {
      return readByteByByte(in, maxBytes, excess);
    }
    long eight =
        left >= Long.BYTES
            ? (long) Primitives.LONGS.get(in.buffer, start)
            : (long) Primitives.LONGS.get(in.buffer, in.limit - Long.BYTES)
                >>> (Byte.SIZE * (Long.BYTES - left));
    long ends = VarintBits.ends(eight);
    if (ends == 0) {
      return readLarge(in, maxBytes, excess, eight);
    }
    int length = VarintBits.length(ends);
    int last = (int) (eight >>> (Byte.SIZE * (length - 1))) & 0xFF;
    if (last == 0 || length > maxBytes || (length == maxBytes && (last & excess) != 0)) {
      return readByteByByte(in, maxBytes, excess);
    }
    in.position = start + length;
    return VarintBits.joined(eight & VarintBits.upToEnd(ends));
  }

  /** Reads a varint of nine or ten bytes, without a branch on which of the two it is. */
  private static long readLarge(AvroInput in, int maxBytes, int excess, long eight) {
    int start = in.position;
    int left = in.limit - start;
    if (maxBytes < Primitives.MAX_LONG_BYTES || left <= Long.BYTES) {
      return readByteByByte(in, maxBytes, excess);
    }
    byte[] b = in.buffer;
    int ninth = b[start + Long.BYTES];
    int more = ninth >>> 31;
    if (left <= Long.BYTES + more) {
      return readByteByByte(in, maxBytes, excess);
    }
    int last = b[start + Long.BYTES + more];
    if (last == 0 || (last & -more) != more) {
      return readByteByByte(in, maxBytes, excess);
    }
    in.position = start + Long.BYTES + 1 + more;
    return VarintBits.joined(eight) | (ninth & 0x7FL) << 56 | (long) more << 63;
  }

  /**
   * Reads a varint of which the input may not have all bytes yet, or one that is too long or not
   * the shortest.
   */
  private static long readByteByByte(AvroInput in, int maxBytes, int excess) {
    int start = in.position;
    int p = start;
    long bits = 0;
    int shift = 0;
    while (p - start < maxBytes) {
      if (p == in.limit && !in.await(p - start + 1L)) {
        throw CodecFailures.truncated(start, 1);
      }
      int next = in.buffer[p++];
      bits |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        int length = p - start;
        boolean overlong = next == 0 && length > 1;
        if (in.strict && (overlong || (length == maxBytes && (next & excess) != 0))) {
          throw malformed(next, start);
        }
        in.position = p;
        return bits;
      }
      shift += 7;
    }
    throw CodecFailures.malformed("a varint is too long for its type", start);
  }

  private static DecodeException malformed(int last, int start) {
    return CodecFailures.malformed(
        last == 0
            ? "a varint is longer than its value requires"
            : "a varint has more bits than its type allows",
        start);
  }
}
