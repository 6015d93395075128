package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.VarintBits;

/**
 * A reader and a writer of many numbers in a row. The sizes are computed, from eight bytes at once,
 * because a processor that has to guess sizes that vary is often wrong.
 *
 * <p>Reading stops where few bytes are left, and before a varint that is malformed or longer than
 * its value requires. The caller reads the next number by itself.
 */
final class VarintRuns {

  private VarintRuns() {}

  /**
   * Writes a number and returns the position after it. The array has room for {@link
   * Primitives#MAX_LONG_BYTES}, of which those after the number may be overwritten.
   */
  static int put(byte[] b, int p, long value) {
    long bits = (value << 1) ^ (value >> 63);
    if ((bits & ~0x7FL) == 0) {
      b[p] = (byte) bits;
      return p + 1;
    }
    return bits >>> 56 == 0 ? Primitives.putUpToEight(b, p, bits) : Primitives.putLong(b, p, value);
  }

  /** Reads ints from index {@code from} on, and returns the index after the last one. */
  static int read(AvroInput in, int[] items, int from, int to) {
    byte[] b = Internals.buffer(in);
    int last = Internals.limit(in) - Long.BYTES;
    int p = in.position();
    int i = from;
    while (i < to && p <= last) {
      long eight = (long) Primitives.LONGS.get(b, p);
      long ends = VarintBits.ends(eight);
      if (ends == VarintBits.EIGHT_ENDS && to - i >= Long.BYTES) {
        for (int k = 0; k < Long.BYTES; k++) {
          items[i++] = unzigzag((int) eight & 0x7F);
          eight >>>= Byte.SIZE;
        }
        p += Long.BYTES;
        continue;
      }
      long upToEnd = VarintBits.upToEnd(ends);
      long bits = VarintBits.joined(eight & upToEnd);
      if (ends == 0 || bits >>> Integer.SIZE != 0 || isOverlong(eight, upToEnd)) {
        break;
      }
      items[i++] = unzigzag((int) bits);
      p += VarintBits.length(ends);
    }
    Internals.seek(in, p);
    return i;
  }

  /** Reads longs from index {@code from} on, and returns the index after the last one. */
  static int read(AvroInput in, long[] items, int from, int to) {
    byte[] b = Internals.buffer(in);
    int last = Internals.limit(in) - Primitives.MAX_LONG_BYTES;
    int p = in.position();
    int i = from;
    while (i < to && p <= last) {
      long eight = (long) Primitives.LONGS.get(b, p);
      long ends = VarintBits.ends(eight);
      if (ends == VarintBits.EIGHT_ENDS && to - i >= Long.BYTES) {
        for (int k = 0; k < Long.BYTES; k++) {
          items[i++] = unzigzag(eight & 0x7F);
          eight >>>= Byte.SIZE;
        }
        p += Long.BYTES;
        continue;
      }
      long upToEnd = VarintBits.upToEnd(ends);
      long bits = VarintBits.joined(eight & upToEnd);
      if (ends != 0) {
        if (isOverlong(eight, upToEnd)) {
          break;
        }
        p += VarintBits.length(ends);
      } else {
        int ninth = b[p + 8];
        int more = ninth >>> 31;
        if (ninth == 0 || (b[p + 9] & -more) != more) {
          break;
        }
        bits |= (ninth & 0x7FL) << 56 | (long) more << 63;
        p += 9 + more;
      }
      items[i++] = unzigzag(bits);
    }
    Internals.seek(in, p);
    return i;
  }

  /** Returns whether a varint has several bytes, of which the last is zero. */
  private static boolean isOverlong(long eight, long upToEnd) {
    long others = upToEnd >>> Byte.SIZE;
    return (eight & (upToEnd ^ others)) == 0 && others != 0;
  }

  private static int unzigzag(int bits) {
    return (bits >>> 1) ^ -(bits & 1);
  }

  private static long unzigzag(long bits) {
    return (bits >>> 1) ^ -(bits & 1);
  }
}
