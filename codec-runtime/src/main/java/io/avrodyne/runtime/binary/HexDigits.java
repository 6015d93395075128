package io.avrodyne.runtime.binary;

/**
 * A conversion between 32 bits and eight hexadecimal digits in ASCII, of which the first is the
 * highest byte.
 */
public final class HexDigits {

  /** The result for characters that are not all digits. */
  public static final long MALFORMED = -1;

  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long NIBBLES = 0x0F * ONES;

  /** How far the letters are from where the digits would go on after 9. */
  private static final int GAP = 'a' - '9' - 1;

  private HexDigits() {}

  /** Returns the digits of the low 32 bits, in lower case. */
  public static long of(long bits) {
    long fours = (bits & 0xFFFF_0000L) << 16 | (bits & 0xFFFFL);
    long twos = (fours | fours << 8) & 0x00FF_00FF_00FF_00FFL;
    return ascii((twos | twos << 4) & NIBBLES);
  }

  /** Returns the 32 bits whose digits are given, in either case, or {@link #MALFORMED}. */
  public static long parse(long digits) {
    long letters = (digits >>> 6) & ONES;
    long values = (digits & NIBBLES) + 9 * letters;
    if (ascii(values) != (digits | (letters << 5)) || (values & ~NIBBLES) != 0) {
      return MALFORMED;
    }
    long twos = (values | values >>> 4) & 0x00FF_00FF_00FF_00FFL;
    long fours = (twos | twos >>> 8) & 0x0000_FFFF_0000_FFFFL;
    return (fours | fours >>> 16) & 0xFFFF_FFFFL;
  }

  /** Returns the digits of eight values from 0 to 15. */
  private static long ascii(long values) {
    long letters = ((values + 6 * ONES) >>> 4) & ONES;
    return values + '0' * ONES + GAP * letters;
  }
}
