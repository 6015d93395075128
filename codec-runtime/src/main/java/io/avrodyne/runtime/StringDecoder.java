package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Latin1;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.Utf8Chars;
import io.avrodyne.runtime.binary.Utf8Form;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A decoder of UTF-8 bytes to strings. It belongs to one input, and keeps arrays for the characters
 * of strings that are not only ASCII.
 */
final class StringDecoder {

  /** Longer strings are decoded by the JDK, so that an input does not keep large arrays. */
  private static final int MAX_KEPT_CHARS = 8192;

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** The bits that lengths of one byte have: neither a sign nor another byte. */
  private static final int SHORT_LENGTHS = 0x7E;

  /** The longest string that is looked at in the method that reads it. */
  private static final int MAX_SHORT = 63;

  private byte[] latin1 = new byte[MAX_SHORT + 1];
  private char[] chars = {};
  private final OpenStringDecoder open = new OpenStringDecoder();

  StringDecoder() {}

  /**
   * Reads a length and that many bytes of UTF-8. HotSpot inlines as much of it as short ASCII
   * needs.
   *
   * @param previous a string to return if it is equal
   */
  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  static String read(AvroInput in, @Nullable String previous) {
    byte[] b = in.buffer;
    int p = in.position;
    int left = in.limit - p - 1;
    if (previous == null && left >= 0 && (b[p] & ~SHORT_LENGTHS) == 0) {
      int size = b[p] >> 1;
      if (size <= Math.min(left, in.maxStringBytes) && isPlainAscii(b, p + 1, size)) {
        in.position = p + 1 + size;
        return OpenStrings.OPEN
            ? OpenStringDecoder.ofAscii(b, p + 1, size)
            : new String(b, 0, p + 1, size);
      }
    }
    return readOutOfLine(in, previous);
  }

  /**
   * Returns whether at most {@link #MAX_SHORT} bytes are known to be ASCII. The loads of eight
   * bytes overlap and do not depend on each other, which is faster than a loop. They make {@link
   * #read} so large that HotSpot calls it if it compiled it before its callers, which costs less
   * than the loop did.
   */
  private static boolean isPlainAscii(byte[] b, int first, int length) {
    if (b.length - first < Long.BYTES) {
      return false;
    }
    long seen = eight(b, first);
    if (length < Long.BYTES) {
      seen &= ~(-1L << (Byte.SIZE * length));
    } else {
      seen |= eight(b, first + length - Long.BYTES) | inside(b, first, length);
    }
    return (seen & HIGH_BITS) == 0;
  }

  /**
   * Returns the same, faster where the lengths of strings are hard to predict: up to sixteen bytes
   * take no branch.
   */
  private static boolean isPlainAsciiOfVarying(byte[] b, int first, int length) {
    if (b.length - first < Long.BYTES) {
      return false;
    }
    int rest = Math.max(length - Long.BYTES, 0);
    // All bits for an empty string as well, about which nothing is known then.
    long own = -1L >>> (Long.SIZE - Byte.SIZE * (length - rest));
    long seen = (eight(b, first) | eight(b, first + rest)) & own;
    return ((seen | inside(b, first, length)) & HIGH_BITS) == 0;
  }

  /** Returns the bits in the bytes between the first eight and the last eight. */
  private static long inside(byte[] b, int first, int length) {
    if (length <= 16) {
      return 0;
    }
    int last = first + length - Long.BYTES;
    long seen = eight(b, first + 8) | eight(b, last - 8);
    if (length > 32) {
      seen |= eight(b, first + 16) | eight(b, first + 24);
      seen |= eight(b, last - 16) | eight(b, last - 24);
    }
    return seen;
  }

  /**
   * Reads a string as {@link #read} does, in one method, which is so long that HotSpot calls it.
   * See {@link StringEncoder#putOutOfLine} for the reason.
   *
   * @param previous a string to return if it is equal
   */
  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  static String readOutOfLine(AvroInput in, @Nullable String previous) {
    int start = in.position;
    byte[] b = in.buffer;
    int p = start;
    int left = in.limit - p;
    long length;
    if (left > 0 && b[p] >= 0) {
      long bits = b[p];
      length = (bits >>> 1) ^ -(bits & 1);
      p++;
    } else if (left > 1 && b[p + 1] > 0) {
      long bits = (b[p] & 0x7F) | b[p + 1] << 7;
      length = (bits >>> 1) ^ -(bits & 1);
      p += 2;
    } else {
      length = in.readLong();
      p = in.position;
    }
    in.position = p;
    if (length < 0 || length > in.limit - p || length > in.maxStringBytes) {
      Lengths.require(length, in.maxStringBytes, "a string", in, start);
    }
    int size = (int) length;
    in.position = p + size;
    if (previous != null
        && (OpenStrings.OPEN
            ? OpenStringDecoder.isForm(previous, b, p, size)
            : isForm(previous, b, p, size))) {
      return previous;
    }
    if (size > MAX_SHORT) {
      return in.strings().decodeLong(b, p, size, in.strict);
    }
    if (isPlainAsciiOfVarying(b, p, size)) {
      return OpenStrings.OPEN ? OpenStringDecoder.ofAscii(b, p, size) : new String(b, 0, p, size);
    }
    // Near the end of the array, nothing is known yet.
    long seen = 0;
    for (int i = 0; i < size; i++) {
      seen |= b[p + i];
    }
    return (seen & HIGH_BITS) == 0
        ? new String(b, 0, p, size)
        : in.strings().decode(b, p, size, in.strict);
  }

  private static long eight(byte[] bytes, int p) {
    return (long) Primitives.LONGS.get(bytes, p);
  }

  /** Returns whether the bytes are the UTF-8 form of {@code text}. */
  static boolean isForm(String text, byte[] bytes, int offset, int length) {
    return text.length() < length
        ? Utf8Form.isFormOf(text, bytes, offset, length)
        : isAscii(text, bytes, offset, length);
  }

  /** Returns whether the bytes are the ASCII form of {@code text}. */
  static boolean isAscii(String text, byte[] bytes, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      // A negative byte never equals a character. See StringEncoder for the use of code points.
      if (text.codePointAt(i) != bytes[offset + i]) {
        return false;
      }
    }
    return true;
  }

  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  private String decodeLong(byte[] bytes, int offset, int length, boolean strict) {
    return Latin1.isAscii(bytes, offset, length)
        ? new String(bytes, 0, offset, length)
        : decode(bytes, offset, length, strict);
  }

  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for Latin-1.
  private String decode(byte[] bytes, int offset, int length, boolean strict) {
    if (length <= MAX_KEPT_CHARS) {
      int end = offset + length;
      if (latin1.length < length) {
        latin1 = new byte[keptLength(length)];
      }
      int count = Latin1.decode(bytes, offset, end, latin1);
      if (count != Latin1.OTHER) {
        return new String(latin1, 0, 0, count);
      }
      if (OpenStrings.OPEN) {
        return decodeOpen(bytes, offset, length, strict);
      }
      if (chars.length < length) {
        chars = new char[keptLength(length)];
      }
      count = Utf8Chars.decode(bytes, offset, end, chars);
      if (count != Utf8Chars.MALFORMED) {
        return new String(chars, 0, count);
      }
    } else if (OpenStrings.OPEN) {
      return decodeOpen(bytes, offset, length, strict);
    }
    return decodeByJdk(bytes, offset, length, strict);
  }

  /** Decodes bytes that are very many or not Latin-1. */
  private String decodeOpen(byte[] bytes, int offset, int length, boolean strict) {
    String text =
        length <= MAX_KEPT_CHARS
            ? open.decode(bytes, offset, length)
            : OpenStringDecoder.decodeLong(bytes, offset, length);
    return text != null ? text : decodeByJdk(bytes, offset, length, strict);
  }

  /** Decodes bytes that are malformed or very many. */
  private static String decodeByJdk(byte[] bytes, int offset, int length, boolean strict) {
    if (strict && !Utf8Form.isWellFormed(bytes, offset, length)) {
      throw CodecFailures.malformed("a string is not valid UTF-8", offset);
    }
    return new String(bytes, offset, length, StandardCharsets.UTF_8);
  }

  static int keptLength(int needed) {
    return Math.min(MAX_KEPT_CHARS, 2 * needed);
  }
}
