package io.avrodyne.processor.schema;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.JsonProperties;

/**
 * A reader of one JSON value by the grammar of RFC 8259 that refuses duplicate keys. Avro's own
 * parser is more lenient: it ignores comments.
 */
final class JsonReader {

  /** Deeper text would overflow the stack of the compiler. */
  private static final int MAX_DEPTH = 500;

  private static final Pattern NUMBER =
      Pattern.compile("-?(?:0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  private static final String ESCAPED = "\"\\/bfnrt";
  private static final String ESCAPES = "\"\\/\b\f\n\r\t";

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  /** An exception for text that is not JSON. */
  static final class MalformedException extends Exception {

    private static final long serialVersionUID = 1L;
  }

  Object readAll() throws MalformedException {
    Object value = readValue();
    skipSpace();
    require(at == text.length());
    return value;
  }

  private Object readValue() throws MalformedException {
    skipSpace();
    require(at < text.length());
    return switch (text.charAt(at)) {
      case '{' -> readObject();
      case '[' -> readArray();
      case '"' -> readString();
      case 't' -> readWord("true", true);
      case 'f' -> readWord("false", false);
      case 'n' -> readWord("null", JsonProperties.NULL_VALUE);
      default -> readNumber();
    };
  }

  private Map<String, Object> readObject() throws MalformedException {
    Map<String, Object> object = new LinkedHashMap<>();
    enter();
    while (!leaves('}', object.isEmpty())) {
      skipSpace();
      String key = readString();
      skipSpace();
      require(take(':'));
      require(object.put(key, readValue()) == null);
    }
    return object;
  }

  private List<Object> readArray() throws MalformedException {
    List<Object> array = new ArrayList<>();
    enter();
    while (!leaves(']', array.isEmpty())) {
      array.add(readValue());
    }
    return array;
  }

  private void enter() throws MalformedException {
    at++;
    require(++depth <= MAX_DEPTH);
  }

  /**
   * Takes the end of an object or array if it comes next, else the comma before the next member.
   */
  private boolean leaves(char end, boolean first) throws MalformedException {
    skipSpace();
    if (take(end)) {
      depth--;
      return true;
    }
    require(first || take(','));
    return false;
  }

  private String readString() throws MalformedException {
    require(take('"'));
    StringBuilder value = new StringBuilder();
    while (!take('"')) {
      require(at < text.length() && text.charAt(at) >= ' ');
      char c = text.charAt(at++);
      value.append(c == '\\' ? readEscape() : c);
    }
    return value.toString();
  }

  private char readEscape() throws MalformedException {
    require(at < text.length());
    char c = text.charAt(at++);
    if (c != 'u') {
      int escape = ESCAPED.indexOf(c);
      require(escape >= 0);
      return ESCAPES.charAt(escape);
    }
    require(at + 4 <= text.length());
    String digits = text.substring(at, at + 4);
    require(digits.matches("[0-9a-fA-F]{4}"));
    at += 4;
    return (char) Integer.parseInt(digits, 16);
  }

  private Object readWord(String word, Object value) throws MalformedException {
    require(text.startsWith(word, at));
    at += word.length();
    return value;
  }

  private Object readNumber() throws MalformedException {
    Matcher number = NUMBER.matcher(text).region(at, text.length());
    require(number.lookingAt());
    at = number.end();
    boolean whole = number.group(1) == null && number.group(2) == null;
    return whole ? narrow(new BigInteger(number.group())) : Double.valueOf(number.group());
  }

  private static Object narrow(BigInteger number) {
    if (number.bitLength() < Integer.SIZE) {
      return number.intValue();
    }
    return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
  }

  private boolean take(char c) {
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private static void require(boolean wellFormed) throws MalformedException {
    if (!wellFormed) {
      throw new MalformedException();
    }
  }
}
