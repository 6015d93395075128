package io.avrodyne.runtime;

import io.avrodyne.runtime.binary.ExactLatin1;
import io.avrodyne.runtime.binary.ExactUtf16;
import io.avrodyne.runtime.binary.Utf8Units;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A decoder of UTF-8 bytes to strings that are given their arrays, see {@link OpenStrings}. It
 * belongs to one {@link StringDecoder}, which calls it for short ASCII, for text beyond Latin-1 and
 * for long text. A public constructor copies other text just as fast. This class allocates nothing
 * but the strings.
 */
final class OpenStringDecoder {

  /** The most characters of two bytes each that an array holds on every JVM. */
  private static final int MAX_UNITS = (Integer.MAX_VALUE - 8) / Character.BYTES;

  /** Up to this length, copying bytes here takes half as long as in a public constructor. */
  private static final int MAX_SHORT = 16;

  private byte[] kept = {};

  OpenStringDecoder() {}

  /** Returns the string of bytes that are ASCII. */
  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  static String ofAscii(byte[] bytes, int offset, int length) {
    if (length > MAX_SHORT) {
      return new String(bytes, 0, offset, length);
    }
    byte[] ascii = new byte[length];
    ExactLatin1.copy(bytes, offset, length, ascii, 0);
    return OpenStrings.ofLatin1(ascii);
  }

  /**
   * Decodes text beyond Latin-1 in an array that is kept, and returns null if it is malformed.
   * Counting the characters would take longer than copying them.
   */
  @Nullable String decode(byte[] bytes, int offset, int length) {
    if (kept.length < Character.BYTES * length) {
      kept = new byte[Character.BYTES * StringDecoder.keptLength(length)];
    }
    int count = ExactUtf16.decode(bytes, offset, offset + length, kept);
    return count == ExactUtf16.MALFORMED
        ? null
        : OpenStrings.ofUtf16(Arrays.copyOf(kept, Character.BYTES * count));
  }

  /**
   * Counts the characters of any text, and decodes them into the array of the string. Returns null
   * if it is malformed or has too many.
   */
  static @Nullable String decodeLong(byte[] bytes, int offset, int length) {
    int end = offset + length;
    int units = Utf8Units.count(bytes, offset, end);
    if (units >= 0) {
      byte[] latin1 = new byte[units];
      return ExactLatin1.decode(bytes, offset, end, latin1) ? OpenStrings.ofLatin1(latin1) : null;
    }
    int count = ~units;
    if (count > MAX_UNITS) {
      return null;
    }
    byte[] utf16 = new byte[Character.BYTES * count];
    return ExactUtf16.decode(bytes, offset, end, utf16) == count
        ? OpenStrings.ofUtf16(utf16)
        : null;
  }

  /** Returns whether the bytes are the UTF-8 form of {@code text}. */
  static boolean isForm(String text, byte[] bytes, int offset, int length) {
    byte[] chars = OpenStrings.value(text);
    return OpenStrings.isLatin1(text)
        ? ExactLatin1.isFormOf(chars, bytes, offset, length)
        : ExactUtf16.isFormOf(chars, bytes, offset, length);
  }
}
