package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.ExactLatin1;
import io.avrodyne.runtime.binary.ExactUtf16;
import io.avrodyne.runtime.binary.Latin1;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.Utf8Chars;
import org.jspecify.annotations.Nullable;

/**
 * A writer of strings whose arrays can be read, see {@link OpenStrings}. It writes what {@link
 * StringEncoder} writes.
 */
final class OpenStringEncoder {

  /** The longest text whose length takes one byte. */
  private static final int SHORT_BYTES = 63;

  /**
   * How many characters of two bytes each are encoded after one check of capacity, which is for the
   * largest size that they can have.
   */
  private static final int CHUNK_CHARS = 1024;

  /**
   * The prefix of the length may be this much longer than expected. This exceeds the spare bytes of
   * {@link Utf8Chars}.
   */
  private static final int SLACK = Primitives.MAX_INT_BYTES;

  private OpenStringEncoder() {}

  /**
   * Writes a string: its length in UTF-8 bytes, then the bytes. Short ASCII is copied and looked at
   * in one pass.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  static int put(AvroOutput out, int p, @Nullable String value, int reserve) {
    if (value == null) {
      throw CodecFailures.nullValue();
    }
    byte[] chars = OpenStrings.value(value);
    int length = chars.length;
    if (length > SHORT_BYTES || !OpenStrings.isLatin1(value)) {
      return putOther(out, p, value, reserve);
    }
    out.ensure(p, 1L + length + reserve);
    byte[] b = out.buffer;
    long seen = ExactLatin1.copy(chars, 0, length, b, p + 1);
    if ((seen & ExactLatin1.HIGH_BITS) != 0) {
      return putLatin1(out, p, chars, reserve);
    }
    b[p] = (byte) (length << 1);
    return p + 1 + length;
  }

  private static int putOther(AvroOutput out, int p, String value, int reserve) {
    byte[] chars = OpenStrings.value(value);
    if (!OpenStrings.isLatin1(value)) {
      return putUtf16(out, p, chars, reserve);
    }
    return Latin1.isAscii(chars, 0, chars.length)
        ? putAscii(out, p, chars, reserve)
        : putLatin1(out, p, chars, reserve);
  }

  private static int putAscii(AvroOutput out, int p, byte[] ascii, int reserve) {
    int length = ascii.length;
    out.ensure(p, (long) Primitives.MAX_INT_BYTES + length + reserve);
    int first = Primitives.putInt(out.buffer, p, length);
    System.arraycopy(ascii, 0, out.buffer, first, length);
    return first + length;
  }

  private static int putLatin1(AvroOutput out, int p, byte[] latin1, int reserve) {
    long size = (long) latin1.length + ExactLatin1.countBeyondAscii(latin1);
    // Eight bytes are written at once.
    out.ensure(p, Primitives.MAX_INT_BYTES + size + Long.BYTES + reserve);
    int first = Primitives.putInt(out.buffer, p, (int) size);
    return ExactLatin1.encode(latin1, out.buffer, first);
  }

  private static int putUtf16(AvroOutput out, int p, byte[] utf16, int reserve) {
    int length = utf16.length >> 1;
    // The middle character tells how long the prefix probably is; the rare other prefix requires
    // moving the bytes.
    boolean three = length <= CHUNK_CHARS && ExactUtf16.at(utf16, length / 2) >= 0x800;
    int prefix = Primitives.sizeOfLength(three ? Utf8Chars.MAX_BYTES_PER_CHAR * length : length);
    int first = p + prefix;
    out.ensure(p, (long) prefix + length + reserve);
    int end = encode(out, first, utf16);
    out.ensure(end, SLACK + reserve);
    byte[] b = out.buffer;
    int size = end - first;
    int needed = Primitives.sizeOfLength(size);
    if (needed != prefix) {
      System.arraycopy(b, first, b, p + needed, size);
    }
    return Primitives.putInt(b, p, size) + size;
  }

  private static int encode(AvroOutput out, int first, byte[] utf16) {
    int length = utf16.length >> 1;
    boolean strict = out.isStrict();
    int p = first;
    int taken = 0;
    while (taken < length) {
      int end = Math.min(length, taken + CHUNK_CHARS);
      if (end < length && Character.isHighSurrogate((char) ExactUtf16.at(utf16, end - 1))) {
        end--;
      }
      out.ensure(p, (long) Utf8Chars.MAX_BYTES_PER_CHAR * (end - taken) + SLACK);
      p = ExactUtf16.encode(utf16, taken, end, out.buffer, p, strict);
      if (p == ExactUtf16.MALFORMED) {
        throw CodecFailures.encoding("a lone surrogate cannot be encoded as UTF-8");
      }
      taken = end;
    }
    return p;
  }
}
