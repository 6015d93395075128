package io.avrodyne.runtime.binary;

/**
 * A count of the characters that bytes of UTF-8 have, eight bytes at once.
 *
 * <p><b>Source.</b> Unicode Standard, table 3-6.
 */
public final class Utf8Units {

  private static final long HIGH_BITS = ExactLatin1.HIGH_BITS;

  private Utf8Units() {}

  /**
   * Returns the number of characters in UTF-16, or its complement ({@code ~}) if one of them is
   * beyond Latin-1. For bytes that are not well-formed, the number is not specified, except that it
   * is at most that of the bytes and that no array of that many characters is filled by them.
   */
  public static int count(byte[] bytes, int position, int end) {
    int others = 0;
    int fours = 0;
    long beyond = 0;
    for (int p = position; p < end; p += Long.BYTES) {
      long next = end - p >= Long.BYTES ? eight(bytes, p) : last(bytes, p, end);
      if ((next & HIGH_BITS) != 0) {
        // The first of several bytes has the two highest bits, and the others have only the
        // highest.
        long leads = next & next << 1 & HIGH_BITS;
        others += Long.bitCount(next & ~(next << 1) & HIGH_BITS);
        // The first of four bytes, which are two characters, has the four highest bits.
        fours += Long.bitCount(leads & next << 2 & next << 3);
        beyond |= leads & (next << 2 | next << 3 | next << 4 | next << 5);
      }
    }
    int units = end - position - others + Math.min(fours, others);
    return beyond == 0 ? units : ~units;
  }

  /** Returns fewer than eight bytes, followed by zeros. */
  private static long last(byte[] bytes, int p, int end) {
    if (end >= Long.BYTES) {
      return eight(bytes, end - Long.BYTES) >>> (Byte.SIZE * (Long.BYTES - (end - p)));
    }
    long joined = 0;
    for (int i = end - 1; i >= p; i--) {
      joined = joined << Byte.SIZE | (bytes[i] & 0xFF);
    }
    return joined;
  }

  private static long eight(byte[] bytes, int p) {
    return (long) Primitives.LONGS.get(bytes, p);
  }
}
