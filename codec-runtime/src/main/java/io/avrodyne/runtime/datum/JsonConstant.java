package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.binary.Primitives;
import java.util.Arrays;

/**
 * JSON that is written often, such as the name of a field. It is copied eight bytes at a time.
 *
 * <p><b>Threads.</b> Immutable.
 */
final class JsonConstant {

  private static final long[] NONE = {};

  static final JsonConstant NULL = ofValue("null");
  static final JsonConstant TRUE = ofValue("true");
  static final JsonConstant FALSE = ofValue("false");

  private final long first;
  private final long second;
  private final long[] rest;
  private final int length;
  private final int surplus;

  /** Creates a constant, of at least a byte. See {@link JsonText#toConstant}. */
  JsonConstant(long[] words, int length, int surplus) {
    first = words[0];
    second = words.length > 1 ? words[1] : 0;
    rest = words.length > 2 ? Arrays.copyOfRange(words, 2, words.length) : NONE;
    this.length = length;
    this.surplus = surplus;
  }

  private static JsonConstant ofValue(String json) {
    JsonText text = new JsonText();
    text.raw(json);
    return text.toConstant();
  }

  /** Returns a string. */
  static JsonConstant ofString(String value) {
    JsonText text = new JsonText();
    text.string(value);
    return text.toConstant();
  }

  /** Returns the beginning of a field, from the bracket or the comma before it to its colon. */
  static JsonConstant ofField(String name, boolean isFirst) {
    JsonText text = new JsonText();
    text.raw(isFirst ? '{' : ',');
    text.name(name);
    return text.toConstant();
  }

  /**
   * Copies the bytes, and others after them up to {@link #capacity}. Two steps, which take no loop,
   * are enough for most names.
   */
  void copyTo(byte[] text, int start) {
    Primitives.LONGS.set(text, start, first);
    Primitives.LONGS.set(text, start + Long.BYTES, second);
    int at = start + 2 * Long.BYTES;
    for (long word : rest) {
      Primitives.LONGS.set(text, at, word);
      at += Long.BYTES;
    }
  }

  /** Returns the number of bytes that {@link #copyTo} writes. */
  int capacity() {
    return (2 + rest.length) * Long.BYTES;
  }

  /** Returns the number of bytes. */
  int length() {
    return length;
  }

  /** Returns how many more bytes than characters there are. */
  int surplus() {
    return surplus;
  }
}
