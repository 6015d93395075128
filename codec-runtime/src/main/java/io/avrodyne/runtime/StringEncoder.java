package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Latin1;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.Utf8Chars;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A writer of strings. It belongs to one output and keeps an array of characters. Long strings are
 * encoded in chunks, so a string of any length is encoded without a copy of it.
 *
 * <p>ASCII and Latin-1 are copied, in long strings by the JDK's encoders for them. The JDK's
 * encoder for UTF-8 costs more than the bytes of a short string, and is not used.
 *
 * <p><b>Looking for ASCII.</b> A loop over the characters of a string is fast if HotSpot compiles
 * it without a call. On JDK 18 and later the method that reads a character beyond Latin-1 is not
 * inlined if the whole program rarely calls it ("low call site frequency" in a compilation log, see
 * {@code -XX:MinInlineFrequencyRatio}), and a loop with that call is not unrolled. So characters
 * are read with {@code codePointAt}, which little other code uses. After a string beyond Latin-1,
 * an output copies the characters of the next strings before it looks at them, so that they do not
 * count as such rare calls.
 */
final class StringEncoder {

  /** The longest text whose length takes one byte. */
  private static final int SHORT_BYTES = 63;

  /**
   * Up to this length, looking at copied characters costs less than calling the JDK's encoder, and
   * the length takes one byte whatever the characters are, so that one pass is enough.
   */
  private static final int MEDIUM_LENGTH = 14;

  /** The last character of Latin-1. */
  private static final int MAX_LATIN_1 = 0xFF;

  /** How many strings are copied after one with a character beyond Latin-1. */
  private static final int COPIES = Runtime.version().feature() < 18 ? 0 : 1 << 16;

  private static final int CHUNK_CHARS = 1024;

  /**
   * The prefix of the length may be this much longer than expected. This exceeds the spare bytes of
   * {@link Utf8Chars}.
   */
  private static final int SLACK = Primitives.MAX_INT_BYTES;

  private final AvroOutput out;
  private final boolean strict;
  private final CharsetEncoder asciiEncoder = StandardCharsets.US_ASCII.newEncoder();
  private final CharsetEncoder latin1Encoder = StandardCharsets.ISO_8859_1.newEncoder();
  private final char[] chars = new char[CHUNK_CHARS];
  private final CharBuffer chunk = CharBuffer.wrap(chars);
  private byte[] array = {};
  private ByteBuffer target = ByteBuffer.wrap(array);

  StringEncoder(AvroOutput out, Strictness strictness) {
    this.out = out;
    this.strict = strictness == Strictness.STRICT;
  }

  /**
   * Writes a string: its length in UTF-8 bytes, then the bytes. HotSpot inlines as much of it as
   * short ASCII needs.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  @SuppressWarnings("deprecation") // Copying the low bytes is correct for checked ASCII.
  static int put(AvroOutput out, int p, @Nullable String value, int reserve) {
    if (OpenStrings.OPEN) {
      return OpenStringEncoder.put(out, p, value, reserve);
    }
    if (value == null || value.length() > SHORT_BYTES || copies(out)) {
      return putOutOfLine(out, p, value, reserve);
    }
    int length = value.length();
    out.ensure(p, 1L + length + reserve);
    byte[] b = out.buffer;
    // Copied first: the processor goes on to the characters while the copy is under way.
    value.getBytes(0, length, b, p + 1);
    int seen = CharacterBits.of(value, length);
    if (seen > 0x7F) {
      return out.strings().putBeyondAscii(p, value, seen, reserve);
    }
    b[p] = (byte) (length << 1);
    return p + 1 + length;
  }

  /**
   * Writes a string as {@link #put} does, in one method, which is so long that HotSpot calls it. It
   * inlines methods of up to 325 bytes of bytecode ({@code -XX:FreqInlineSize}), and with a copy of
   * a shorter one for every string, the code of a wide record would not fit into a processor's
   * instruction cache, as {@code objects.AvrodyneBenchmark} shows with {@code WIDE_100_BEAN}.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  @SuppressWarnings("deprecation") // Copying the low bytes is correct for checked ASCII.
  static int putOutOfLine(AvroOutput out, int p, @Nullable String value, int reserve) {
    if (OpenStrings.OPEN) {
      return OpenStringEncoder.put(out, p, value, reserve);
    }
    if (value == null) {
      throw CodecFailures.nullValue();
    }
    int length = value.length();
    if (length > SHORT_BYTES) {
      return out.strings().putLong(p, value, reserve);
    }
    if (!copies(out)) {
      int seen = CharacterBits.ofVarying(value, length);
      if (seen > 0x7F) {
        return out.strings().putBeyondAscii(p, value, seen, reserve);
      }
      out.ensure(p, 1L + length + reserve);
      byte[] b = out.buffer;
      value.getBytes(0, length, b, p + 1);
      b[p] = (byte) (length << 1);
      return p + 1 + length;
    }
    out.stringsToCopy--;
    StringEncoder strings = out.strings();
    char[] chars = strings.chars;
    value.getChars(0, length, chars, 0);
    int first = p + 1;
    if (length > MEDIUM_LENGTH) {
      out.ensure(p, 1L + length + reserve);
      int end = strings.encodeChunk(length, first);
      out.ensure(end, SLACK + reserve);
      return strings.withLength(p, 1, end - first);
    }
    out.ensure(p, 1L + SHORT_BYTES + Utf8Chars.SPARE_BYTES + reserve);
    byte[] b = out.buffer;
    int ascii = 0;
    while (ascii < length && chars[ascii] <= 0x7F) {
      b[first + ascii] = (byte) chars[ascii];
      ascii++;
    }
    int end = first + ascii;
    if (ascii < length) {
      strings.copyNext(chars[ascii]);
      end = strings.encodeChars(ascii, length, end);
    }
    b[p] = (byte) ((end - first) << 1);
    return end;
  }

  @SuppressWarnings("deprecation") // Copying the low bytes is correct for checked Latin-1.
  private int putBeyondAscii(int p, String value, int seen, int reserve) {
    int length = value.length();
    if (seen <= MAX_LATIN_1) {
      int first = p + 1;
      int copy = roomForLatin1(first, length, reserve);
      value.getBytes(0, length, out.buffer, copy);
      int end = Latin1.encode(out.buffer, copy, copy + length, first);
      return withLength(p, 1, end - first);
    }
    copyNext(seen);
    value.getChars(0, length, chars, 0);
    return putChars(p, length, reserve);
  }

  /**
   * Ensures capacity for Latin-1 characters in UTF-8 at {@code p} and for a copy of the characters
   * after it, and returns the position of the copy.
   */
  private int roomForLatin1(int p, int length, int reserve) {
    long room = Latin1.MAX_BYTES_PER_CHAR * (length + (long) Long.BYTES);
    out.ensure(p, room + SLACK + reserve);
    return p + length + Long.BYTES;
  }

  /**
   * Returns whether the next string is copied. On JDK 17 the constant makes this false without
   * loading the field.
   */
  private static boolean copies(AvroOutput out) {
    return COPIES != 0 && out.stringsToCopy != 0;
  }

  private void copyNext(int seen) {
    if (seen > MAX_LATIN_1) {
      out.stringsToCopy = COPIES;
    }
  }

  /** Writes copied characters that are not only ASCII. */
  private int putChars(int p, int length, int reserve) {
    // The middle character tells how long the prefix probably is.
    int size = chars[length / 2] < 0x800 ? length : Utf8Chars.MAX_BYTES_PER_CHAR * length;
    int prefix = Primitives.sizeOfLength(size);
    int first = p + prefix;
    out.ensure(first, (long) Utf8Chars.MAX_BYTES_PER_CHAR * length + SLACK + reserve);
    int end = encodeChars(0, length, first);
    return withLength(p, prefix, end - first);
  }

  private int putLong(int p, String value, int reserve) {
    int length = value.length();
    // The prefix has the size for an ASCII string; a rare longer one requires moving the bytes.
    int prefix = Primitives.sizeOfLength(length);
    int first = p + prefix;
    out.ensure(p, (long) prefix + length + reserve);
    int end = encodeInChunks(first, value);
    out.ensure(end, SLACK + reserve);
    return withLength(p, prefix, end - first);
  }

  /** Writes the length before the bytes, and moves them if its size is not as expected. */
  private int withLength(int p, int prefix, int bytes) {
    byte[] b = out.buffer;
    int needed = Primitives.sizeOfLength(bytes);
    if (needed != prefix) {
      System.arraycopy(b, p + prefix, b, p + needed, bytes);
    }
    return Primitives.putInt(b, p, bytes) + bytes;
  }

  private int encodeInChunks(int first, String value) {
    int length = value.length();
    int p = first;
    int taken = 0;
    while (taken < length) {
      int some = Math.min(CHUNK_CHARS, length - taken);
      value.getChars(taken, taken + some, chars, 0);
      if (taken + some < length && Character.isHighSurrogate(chars[some - 1])) {
        some--;
      }
      p = encodeChunk(some, p);
      taken += some;
    }
    return p;
  }

  private int encodeChunk(int count, int p) {
    out.ensure(p, count);
    int ascii = copy(asciiEncoder, 0, count, p);
    if (ascii == count) {
      return p + count;
    }
    int first = p + ascii;
    int copy = roomForLatin1(first, count - ascii, 0);
    int latin1 = copy(latin1Encoder, ascii, count, copy);
    int end = Latin1.encode(out.buffer, copy, copy + latin1, first);
    int taken = ascii + latin1;
    if (taken < count && copies(out)) {
      copyNext(chars[taken]);
    }
    out.ensure(end, (long) Utf8Chars.MAX_BYTES_PER_CHAR * (count - taken) + SLACK);
    return encodeChars(taken, count, end);
  }

  /** Copies the characters before the first that a charset does not have; returns their number. */
  private int copy(CharsetEncoder charset, int from, int to, int p) {
    chunk.limit(to).position(from);
    ByteBuffer bytes = target();
    bytes.limit(bytes.capacity()).position(p);
    charset.reset().encode(chunk, bytes, true);
    return chunk.position() - from;
  }

  private int encodeChars(int from, int to, int p) {
    int end = Utf8Chars.encode(chars, from, to, out.buffer, p, strict);
    if (end == Utf8Chars.MALFORMED) {
      throw CodecFailures.encoding("a lone surrogate cannot be encoded as UTF-8");
    }
    return end;
  }

  /** Returns a view of the output's array, which changes when the output grows. */
  private ByteBuffer target() {
    byte[] current = out.buffer;
    if (array != current) {
      // In this order, so that the next string tries again if this runs out of memory or stack.
      target = ByteBuffer.wrap(current);
      array = current;
    }
    return target;
  }
}
