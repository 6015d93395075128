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
 * Writes the strings that {@link AvroOutput} is not best at: long ones and those beyond ASCII.
 *
 * <p>Belongs to one output and keeps its scratch. Characters go through in chunks, so a string of
 * any length needs no copy of itself.
 */
final class StringEncoder {

  /**
   * Up to this length, whose prefix is one byte, a copy of the low bytes and a loop that looks for
   * characters beyond ASCII is the fastest way; beyond, this encoder is. Measured on 17 at 6 to 512
   * characters; on 25 the loop alone is as good, but within a codec that HotSpot inlines whole it
   * halved the throughput of strings of 36 characters.
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
   * @param reserve how many bytes there will be room for after the string
   */
  @SuppressWarnings("deprecation") // The low-byte copy is right for ASCII, which is checked.
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
   * Returns whether all characters are ASCII. A method of its own, so that its unrolled loop does
   * not make the callers too big for HotSpot to inline.
   */
  private static boolean isAscii(String value, int length) {
    int seen = 0;
    for (int i = 0; i < length; i++) {
      seen |= value.charAt(i);
    }
    return seen <= 0x7F;
  }

  /** Writes length and bytes at {@code p}; afterwards there is room for {@code reserve} more. */
  int put(int p, String value, int reserve) {
    int length = value.length();
    // The prefix has the size that fits an ASCII string; the rare longer one moves the bytes.
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

  /** Returns a view of the output's array, which changes when that grows. */
  private ByteBuffer target() {
    byte[] current = out.buffer;
    if (array != current) {
      // In this order: if there is no memory or no stack for the view, the next string makes it.
      target = ByteBuffer.wrap(current);
      array = current;
    }
    return target;
  }
}
