package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.codegen.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A parser of JSON texts. Numbers keep their digits, names that occur twice in an object are
 * rejected, and nesting does not consume stack. It is limited, because each level takes more memory
 * than its character.
 *
 * <p><b>Shape.</b> {@code Map}, {@code List}, {@code String}, {@link JsonNumber}, {@code Boolean}
 * and {@link JsonNull}.
 *
 * <p><b>Source.</b> RFC 8259.
 */
final class JsonReader {

  static final int MAX_NESTING = 100_000;

  private final String text;
  private final ArrayDeque<Object> open = new ArrayDeque<>();
  private final ArrayDeque<String> names = new ArrayDeque<>();
  private int next;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Returns the value of a text.
   *
   * @throws EncodeException if the text is not JSON
   */
  static Object parse(String text) {
    return new JsonReader(text).parse();
  }

  private Object parse() {
    Object value = null;
    while (value == null) {
      Object begun = begin();
      value = begun == null ? null : attach(begun);
    }
    skipSpace();
    if (next < text.length()) {
      throw malformed("text after the value");
    }
    return value;
  }

  /** Reads a scalar or an empty container, or opens a container and returns null. */
  private @Nullable Object begin() {
    skipSpace();
    char c = current();
    if (c == '{' || c == '[') {
      next++;
      skipSpace();
      return c == '{' ? beginObject() : beginArray();
    }
    return scalar(c);
  }

  private @Nullable Object beginObject() {
    if (current() == '}') {
      next++;
      return Map.of();
    }
    open(new LinkedHashMap<String, Object>());
    readName();
    return null;
  }

  private @Nullable Object beginArray() {
    if (current() == ']') {
      next++;
      return List.of();
    }
    open(new ArrayList<>());
    return null;
  }

  private void open(Object container) {
    if (open.size() == MAX_NESTING) {
      throw CodecFailures.encoding(
          "the JSON is nested deeper than " + MAX_NESTING + " levels (character " + next + ")");
    }
    open.push(container);
  }

  /** Adds a value to the open container, and closes containers that end. Returns the root. */
  @SuppressWarnings("unchecked") // This class creates the containers.
  private @Nullable Object attach(Object complete) {
    Object value = complete;
    while (!open.isEmpty()) {
      Object container = open.peek();
      boolean isObject = container instanceof Map<?, ?>;
      if (isObject) {
        add((Map<String, Object>) container, value);
      } else {
        ((List<Object>) container).add(value);
      }
      skipSpace();
      char c = current();
      next++;
      if (c == ',') {
        if (isObject) {
          readName();
        }
        return null;
      }
      if (c != (isObject ? '}' : ']')) {
        next--;
        throw malformed("expected a comma or the end of the " + (isObject ? "object" : "array"));
      }
      value = open.pop();
    }
    return value;
  }

  private void add(Map<String, Object> object, Object value) {
    String name = names.pop();
    if (object.putIfAbsent(name, value) != null) {
      throw malformed("a name occurs twice in an object"); // It may be a key, which is data.
    }
  }

  private void readName() {
    skipSpace();
    if (current() != '"') {
      throw malformed("expected the name of a field");
    }
    names.push(string());
    skipSpace();
    if (current() != ':') {
      throw malformed("expected a colon");
    }
    next++;
  }

  private Object scalar(char first) {
    return switch (first) {
      case '"' -> string();
      case 't' -> literal("true", true);
      case 'f' -> literal("false", false);
      case 'n' -> literal("null", JsonNull.NULL);
      default -> number();
    };
  }

  private Object literal(String name, Object value) {
    if (!text.startsWith(name, next)) {
      throw malformed("expected a value");
    }
    next += name.length();
    return value;
  }

  private JsonNumber number() {
    int start = next;
    while (next < text.length() && "+-.eE0123456789".indexOf(text.charAt(next)) >= 0) {
      next++;
    }
    if (next - start > Texts.MAX_NUMBER_CHARS) {
      next = start;
      throw malformed("a number has more than " + Texts.MAX_NUMBER_CHARS + " characters");
    }
    JsonNumber number = JsonNumber.of(text.substring(start, next));
    if (number == null) {
      next = start;
      throw malformed("expected a value");
    }
    return number;
  }

  private String string() {
    int start = ++next;
    while (current() != '"' && text.charAt(next) != '\\') {
      requirePrintable();
      next++;
    }
    if (text.charAt(next) == '"') {
      return text.substring(start, next++);
    }
    StringBuilder decoded = new StringBuilder().append(text, start, next);
    while (current() != '"') {
      requirePrintable();
      decoded.append(text.charAt(next) == '\\' ? escaped() : text.charAt(next));
      next++;
    }
    next++;
    return decoded.toString();
  }

  private void requirePrintable() {
    if (text.charAt(next) < ' ') {
      throw malformed("a control character in a string");
    }
  }

  /** Returns the character of an escape sequence and moves to the last character of it. */
  private char escaped() {
    next++;
    char c = current();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> codeUnit();
      default -> throw malformed("unknown escape sequence");
    };
  }

  private char codeUnit() {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      next++;
      char c = current();
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw malformed("unknown escape sequence");
      }
      unit = unit << 4 | digit;
    }
    return (char) unit;
  }

  private void skipSpace() {
    while (next < text.length() && " \t\r\n".indexOf(text.charAt(next)) >= 0) {
      next++;
    }
  }

  private char current() {
    if (next >= text.length()) {
      throw malformed("the text ends too early");
    }
    return text.charAt(next);
  }

  private EncodeException malformed(String reason) {
    return CodecFailures.encoding("not JSON: " + reason + " (character " + next + ")");
  }
}
