package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A JSON text in UTF-8 that is being written, without spaces.
 *
 * <p>A name or an item is preceded by a comma unless it is the first, which follows a bracket.
 */
final class JsonText {

  private static final int INITIAL_BYTES = 256;

  /** A text that was longer is not kept for the next datum. */
  private static final int MAX_KEPT_BYTES = 1 << 20;

  /** A date and time with nine digits after the second has 32, a number 20. */
  private static final int ROOM = 64;

  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private final int maxChars;

  /** The input that the text is read from, if any. */
  private final @Nullable AvroInput in;

  private byte[] text = new byte[INITIAL_BYTES];
  private int length;

  /** How many more bytes than characters the text has. */
  private int surplus;

  /** Creates a text of any length. */
  JsonText() {
    in = null;
    maxChars = Integer.MAX_VALUE;
  }

  /** Creates the text of data of an input, within its limits. */
  JsonText(AvroInput in) {
    this.in = in;
    maxChars = Internals.limits(in).maxResolvedBytes();
  }

  /** Returns the number of bytes. */
  int length() {
    return length;
  }

  String from(int start) {
    return new String(text, start, length - start, StandardCharsets.UTF_8);
  }

  void appendTo(AvroOutput out) {
    out.append(text, 0, length);
  }

  /** Makes this the beginning of another text, and returns whether it should be kept for that. */
  boolean clear() {
    length = 0;
    surplus = 0;
    return text.length <= MAX_KEPT_BYTES;
  }

  private void ensure(int more) {
    if (text.length - length < more) {
      grow(more);
    }
  }

  /** Grows the array. The text is bounded here, since most values do not come here. */
  private void grow(int more) {
    requireBounded();
    long needed = (long) length + more;
    if (needed > MAX_ARRAY) {
      throw new OutOfMemoryError("The JSON does not fit into an array");
    }
    text = Arrays.copyOf(text, (int) Math.min(MAX_ARRAY, Math.max(2L * text.length, needed)));
  }

  /** Appends ASCII text that is JSON already. */
  @SuppressWarnings("deprecation") // Copying characters to bytes is correct for ASCII.
  void raw(String json) {
    int size = json.length();
    ensure(size);
    json.getBytes(0, size, text, length);
    length += size;
  }

  /** Appends a character that is JSON already, and ASCII. */
  void raw(char json) {
    ensure(1);
    text[length++] = (byte) json;
  }

  /**
   * Appends a constant, after which there is room for a short value. Bytes beyond its end, which
   * are written with it, are not part of the text.
   */
  void raw(JsonConstant json) {
    ensure(json.capacity() + ROOM);
    json.copyTo(text, length);
    length += json.length();
    surplus += json.surplus();
  }

  /**
   * Ensures room for a short value. Methods that begin with "put" need it: together they write at
   * most {@value #ROOM} bytes, not all of which become part of the text.
   */
  void ensureRoom() {
    ensure(ROOM);
  }

  /** Puts up to eight bytes that are JSON already, the lowest first. */
  void put(long ascii, int count) {
    Primitives.LONGS.set(text, length, ascii);
    length += count;
  }

  /** Appends a comma, unless a bracket was opened last. */
  void separator() {
    byte last = text[length - 1];
    if (last != '{' && last != '[') {
      raw(',');
    }
  }

  void name(String name) {
    string(name);
    raw(':');
  }

  /** Returns the text so far. */
  JsonConstant toConstant() {
    long[] words = new long[(length + Long.BYTES - 1) / Long.BYTES];
    ensure(Long.BYTES);
    for (int i = 0; i < words.length; i++) {
      words[i] = (long) Primitives.LONGS.get(text, Long.BYTES * i);
    }
    return new JsonConstant(words, length, surplus);
  }

  /** Puts a number. */
  void putNumber(long value) {
    putDecimal(value, 0);
  }

  /** Puts the last digits of a number below {@value Digits#LIMIT}. */
  void putDigits(int value, int count) {
    put(Digits.eight(value) >>> (Byte.SIZE * (Long.BYTES - count)), count);
  }

  /** Puts a decimal whose scale is not negative. If it is large, room is ensured here. */
  void putDecimal(long unscaled, int scale) {
    put('-', unscaled < 0 ? 1 : 0);
    long size = unscaled < 0 ? -unscaled : unscaled;
    if (size >= 0 && size < Digits.LIMIT && scale < Long.BYTES) {
      putFewDigits((int) size, scale);
    } else {
      ensure(ROOM + scale);
      putManyDigits(size, scale);
    }
  }

  /** Puts a decimal of at most eight digits, fewer than eight of which are after the point. */
  private void putFewDigits(int size, int scale) {
    long digits = Digits.eight(size);
    int zeros = Math.min(Digits.leadingZeros(digits), Long.BYTES - 1 - scale);
    int point = Long.BYTES - zeros - scale;
    put(digits >>> (Byte.SIZE * zeros), point);
    if (scale > 0) {
      put('.', 1);
      put(digits >>> (Byte.SIZE * (zeros + point)), scale);
    }
  }

  private void putManyDigits(long size, int scale) {
    int start = length;
    putUnsigned(size);
    int zeros = scale + 1 - (length - start);
    if (zeros > 0) {
      System.arraycopy(text, start, text, start + zeros, length - start);
      Arrays.fill(text, start, start + zeros, (byte) '0');
      length += zeros;
    }
    if (scale > 0) {
      int point = length - scale;
      System.arraycopy(text, point, text, point + 1, scale);
      text[point] = '.';
      length++;
    }
  }

  private void putUnsigned(long value) {
    if (value >= 0 && value < Digits.LIMIT) {
      putFewDigits((int) value, 0);
    } else {
      long rest = Long.divideUnsigned(value, Digits.LIMIT);
      putUnsigned(rest);
      put(Digits.eight((int) (value - Digits.LIMIT * rest)), Long.BYTES);
    }
  }

  /** Appends a string without characters that must be escaped, and ASCII. */
  void plain(String value) {
    raw('"');
    raw(value);
    raw('"');
  }

  /** Appends a string, or returns false if its bytes are not {@linkplain PlainText plain}. */
  boolean plain(byte[] bytes, int offset, int size) {
    ensure(size + 2);
    int end = length + size + 1;
    text[length] = '"';
    if (!PlainText.copy(bytes, offset, size, text, length + 1)) {
      return false;
    }
    text[end] = '"';
    length = end + 1;
    return true;
  }

  /** Appends a string, or returns false if its bytes are not well-formed UTF-8. */
  boolean string(byte[] bytes, int offset, int size) {
    if (plain(bytes, offset, size)) {
      return true;
    }
    int start = length;
    int surplusBefore = surplus;
    raw('"');
    if (!JsonEscapes.copy(bytes, offset, offset + size, this)) {
      length = start;
      surplus = surplusBefore;
      return false;
    }
    raw('"');
    return true;
  }

  /** Appends bytes that are JSON already. There are {@code more} of them than characters. */
  void copy(byte[] bytes, int offset, int size, int more) {
    ensure(size);
    System.arraycopy(bytes, offset, text, length, size);
    length += size;
    surplus += more;
  }

  void string(String value) {
    String escaped = JsonEscapes.of(value);
    byte[] bytes = escaped.getBytes(StandardCharsets.UTF_8);
    raw('"');
    copy(bytes, 0, bytes.length, bytes.length - escaped.length());
    raw('"');
  }

  /** Makes the text from {@code start} on the only member of an object. */
  void wrap(int start, String name) {
    JsonText wrapper = new JsonText();
    wrapper.raw('{');
    wrapper.name(name);
    ensure(wrapper.length + 1);
    System.arraycopy(text, start, text, start + wrapper.length, length - start);
    System.arraycopy(wrapper.text, 0, text, start, wrapper.length);
    length += wrapper.length;
    surplus += wrapper.surplus;
    raw('}');
  }

  /**
   * Rejects a text that has become too long: the names of fields and the zeros of decimals are not
   * in the datum.
   */
  void requireBounded() {
    if (length - surplus > maxChars) {
      throw CodecFailures.limit(
          tooLong(maxChars), in == null ? CodecFailures.NOWHERE : in.position());
    }
  }

  /** Returns the reason why a text is rejected. */
  static String tooLong(int maxChars) {
    return "the JSON has more than " + maxChars + " characters (DecodeLimits.maxResolvedBytes)";
  }

  @Override
  public String toString() {
    return from(0);
  }
}
