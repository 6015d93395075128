package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A writer for the strings that {@link AvroOutput} does not handle itself: long strings and strings
 * with characters outside ASCII.
 *
 * <p>It belongs to one output and keeps its buffers. Characters are encoded in chunks, so a string
 * of any length is encoded without a copy.
 */
final class StringEncoder {

  /**
   * Up to this length, whose prefix is one byte, the fastest way is to copy the low bytes and loop
   * over the characters in search of any outside ASCII; beyond it, this encoder is faster. Measured
   * on JDK 17 with 6 to 512 characters. On JDK 25 the loop alone is as fast, but within a codec
   * that HotSpot inlines entirely it halved the throughput of strings of 36 characters.
   */
  private static final int SHORT_LENGTH = Runtime.version().feature() >= 22 ? 16 : 63;

  private static final int CHUNK_CHARS = 1024;

  private final AvroOutput out;
  private final CharsetEncoder encoder;
  private final char[] chars = new char[CHUNK_CHARS];
  private final CharBuffer chunk = CharBuffer.wrap(chars);
  private byte[] array = {};
  private ByteBuffer target = ByteBuffer.wrap(array);

  StringEncoder(AvroOutput out, Strictness strictness) {
    this.out = out;
    CodingErrorAction action =
        strictness == Strictness.STRICT ? CodingErrorAction.REPORT : CodingErrorAction.REPLACE;
    this.encoder =
        StandardCharsets.UTF_8.newEncoder().onMalformedInput(action).replaceWith(new byte[] {'?'});
  }

  /**
   * Writes a string: its length in UTF-8 bytes, then the bytes.
   *
   * @param reserve how many bytes of capacity to ensure after the string
   */
  @SuppressWarnings("deprecation") // Copying the low bytes is correct for checked ASCII.
  static int put(AvroOutput out, int p, @Nullable String value, int reserve) {
    if (value == null) {
      throw CodecFailures.nullValue();
    }
    int length = value.length();
    if (length > SHORT_LENGTH) {
      return out.strings().put(p, value, reserve);
    }
    out.ensure(p, 1L + length + reserve);
    byte[] b = out.buffer;
    int first = p + 1;
    value.getBytes(0, length, b, first);
    if (!isAscii(value, length)) {
      return out.strings().put(p, value, reserve);
    }
    b[p] = (byte) (length << 1);
    return first + length;
  }

  /**
   * Returns whether all characters are ASCII. This is a separate method so that its unrolled loop
   * does not make the callers too large for HotSpot to inline.
   */
  private static boolean isAscii(String value, int length) {
    int seen = 0;
    for (int i = 0; i < length; i++) {
      seen |= value.charAt(i);
    }
    return seen <= 0x7F;
  }

  /**
   * Writes the length and the bytes at {@code p}, and ensures {@code reserve} more bytes of
   * capacity.
   */
  int put(int p, String value, int reserve) {
    int length = value.length();
    // The prefix has the size for an ASCII string; the rare longer prefix requires moving the
    // bytes.
    int prefix = Primitives.sizeOfLength(length);
    int first = p + prefix;
    out.ensure(p, (long) prefix + length + reserve);
    int bytes = encode(first, value) - first;
    int needed = Primitives.sizeOfLength(bytes);
    out.ensure(first + bytes, needed - prefix + reserve);
    byte[] b = out.buffer;
    if (needed != prefix) {
      System.arraycopy(b, first, b, p + needed, bytes);
    }
    return Primitives.putInt(b, p, bytes) + bytes;
  }

  private int encode(int first, String value) {
    int length = value.length();
    encoder.reset();
    int p = first;
    int taken = 0;
    while (taken < length) {
      int some = Math.min(CHUNK_CHARS, length - taken);
      value.getChars(taken, taken + some, chars, 0);
      chunk.limit(some).position(0);
      ByteBuffer bytes = target();
      bytes.limit(bytes.capacity()).position(p);
      CoderResult result = encoder.encode(chunk, bytes, taken + some == length);
      if (result.isError()) {
        throw CodecFailures.encoding("a lone surrogate cannot be encoded as UTF-8");
      }
      p = bytes.position();
      taken += chunk.position();
      if (result.isOverflow()) {
        out.grow(p, 3L * (length - taken));
      }
    }
    return p;
  }

  /** Returns a view of the output's array, which changes when the output grows. */
  private ByteBuffer target() {
    byte[] current = out.buffer;
    if (array != current) {
      // In this order, so that the next string creates the view if this attempt runs out of memory
      // or stack.
      target = ByteBuffer.wrap(current);
      array = current;
    }
    return target;
  }
}
