package io.avrodyne.runtime.datum;

/**
 * JSON that is written often, such as the name of a field. It is copied eight bytes at a time.
 *
 * <p><b>Threads.</b> Immutable.
 */
final class JsonConstant {

  static final JsonConstant NULL = ofValue("null");
  static final JsonConstant TRUE = ofValue("true");
  static final JsonConstant FALSE = ofValue("false");

  private final long[] words;
  private final int length;
  private final int surplus;

  /** Creates a constant, of at least a byte. See {@link JsonText#toConstant}. */
  JsonConstant(long[] words, int length, int surplus) {
    this.words = words;
    this.length = length;
    this.surplus = surplus;
  }

  private static JsonConstant ofValue(String json) {
    JsonText text = new JsonText(Integer.MAX_VALUE);
    text.raw(json);
    return text.toConstant();
  }

  /** Returns a string. */
  static JsonConstant ofString(String value) {
    JsonText text = new JsonText(Integer.MAX_VALUE);
    text.string(value);
    return text.toConstant();
  }

  /** Returns the beginning of a field, from the bracket or the comma before it to its colon. */
  static JsonConstant ofField(String name, boolean isFirst) {
    JsonText text = new JsonText(Integer.MAX_VALUE);
    text.raw(isFirst ? '{' : ',');
    text.name(name);
    return text.toConstant();
  }

  long[] words() {
    return words;
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
