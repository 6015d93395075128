package io.avrodyne.runtime.binary;

/**
 * The bits of varints, of which eight bytes are held in a long, in the order of {@link
 * Primitives#LONGS}: the first byte is the lowest.
 */
public final class VarintBits {

  /** The ends of eight varints of one byte. */
  public static final long EIGHT_ENDS = 0x8080_8080_8080_8080L;

  private VarintBits() {}

  /** Returns the high bits of those bytes after which a varint ends. */
  public static long ends(long eight) {
    return ~eight & EIGHT_ENDS;
  }

  /** Returns the number of bytes up to the first end, of which there must be one. */
  public static int length(long ends) {
    return (Long.numberOfTrailingZeros(ends) + 1) >>> 3;
  }

  /**
   * Returns a mask of the bytes up to and including the first end, or of all bytes if there is
   * none.
   */
  public static long upToEnd(long ends) {
    return ends ^ (ends - 1);
  }

  /**
   * Joins the low seven bits of each of eight bytes. Moving a group of bits down is subtracting
   * what it is worth more above, which takes one mask instead of two.
   */
  public static long joined(long eight) {
    long seven = eight & ~EIGHT_ENDS;
    long two = seven - ((seven & 0x7F00_7F00_7F00_7F00L) >>> 1);
    long four = two - 3 * ((two & 0x3FFF_0000_3FFF_0000L) >>> 2);
    return four - 15 * ((four & 0x0FFF_FFFF_0000_0000L) >>> 4);
  }

  /**
   * Spreads 56 bits, above which there must be none, over eight bytes of seven bits each: the
   * reverse of {@link #joined}.
   */
  public static long spread(long bits) {
    long four = bits + 15 * (bits & 0x00FF_FFFF_F000_0000L);
    long two = four + 3 * (four & 0x0FFF_C000_0FFF_C000L);
    return two + (two & 0x3F80_3F80_3F80_3F80L);
  }
}
