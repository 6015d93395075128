package io.avrodyne.runtime;

/**
 * The bits that occur in the characters of a string, which tell whether they are ASCII or Latin-1.
 * {@link StringEncoder} says why characters are read with {@code codePointAt}.
 */
final class CharacterBits {

  private static final int STEP = 4;

  /** The longest string of which {@link #ofVarying} takes whole steps without a loop. */
  private static final int MAX_STEPS = 32;

  private CharacterBits() {}

  /** Returns the bits in the first characters. */
  static int of(String value, int length) {
    int bits = 0;
    for (int i = 0; i < length; i++) {
      bits |= value.codePointAt(i);
    }
    return bits;
  }

  /**
   * Returns the same bits, faster where the lengths of strings are hard to predict. HotSpot divides
   * a loop into three, and a processor may take a wrong branch at the end of each; here it takes
   * one jump. The last step overlaps the one before.
   */
  @SuppressWarnings("fallthrough") // From the steps of a longer string to those of a shorter one.
  static int ofVarying(String value, int length) {
    if (length < STEP) {
      return length == 0
          ? 0
          : value.codePointAt(0) | value.codePointAt(length >> 1) | value.codePointAt(length - 1);
    }
    if (length > MAX_STEPS) {
      return of(value, length);
    }
    int bits = ofStep(value, length - STEP);
    switch ((length - 1) / STEP) {
      case 7:
        bits |= ofStep(value, 24);
      // fall through
      case 6:
        bits |= ofStep(value, 20);
      // fall through
      case 5:
        bits |= ofStep(value, 16);
      // fall through
      case 4:
        bits |= ofStep(value, 12);
      // fall through
      case 3:
        bits |= ofStep(value, 8);
      // fall through
      case 2:
        bits |= ofStep(value, 4);
      // fall through
      case 1:
        bits |= ofStep(value, 0);
      // fall through
      default:
        return bits;
    }
  }

  private static int ofStep(String value, int first) {
    return value.codePointAt(first)
        | value.codePointAt(first + 1)
        | value.codePointAt(first + 2)
        | value.codePointAt(first + 3);
  }
}
