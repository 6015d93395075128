package io.avrodyne.registry;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of JSON that takes what it is asked for and skips the rest, so that it needs no more
 * memory than the text.
 */
final class JsonAnswers {

  /** Names come from other systems, so none is kept beyond a document. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .build();

  private JsonAnswers() {}

  /** What to do with the value of a field. */
  @FunctionalInterface
  interface FieldReader {

    /** Reads the value at which a parser is, or leaves it, so that it is skipped. */
    void read(String name, JsonParser value) throws IOException, MalformedAnswerException;
  }

  /** What to do with an item of an array. */
  @FunctionalInterface
  interface ItemReader<T> {

    /** Reads the item at which a parser is. */
    T read(JsonParser item) throws IOException, MalformedAnswerException;
  }

  /** Reads a body that is an object. */
  static void object(byte[] body, FieldReader fields) throws MalformedAnswerException {
    try (JsonParser parser = FACTORY.createParser(body)) {
      parser.nextToken();
      object(parser, fields);
      requireEnd(parser);
    } catch (IOException e) {
      throw notJson();
    }
  }

  /** Reads the object at which a parser is. */
  static void object(JsonParser parser, FieldReader fields)
      throws IOException, MalformedAnswerException {
    require(parser, JsonToken.START_OBJECT, "an object");
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      JsonToken begin = parser.nextToken();
      fields.read(name, parser);
      if (begin != null && begin.isStructStart() && parser.currentToken() == begin) {
        parser.skipChildren();
      }
    }
  }

  /** Reads a body that is an array. */
  static <T> List<T> array(byte[] body, ItemReader<T> items) throws MalformedAnswerException {
    try (JsonParser parser = FACTORY.createParser(body)) {
      parser.nextToken();
      List<T> list = array(parser, items);
      requireEnd(parser);
      return list;
    } catch (IOException e) {
      throw notJson();
    }
  }

  /** Reads the array at which a parser is. */
  static <T> List<T> array(JsonParser parser, ItemReader<T> items)
      throws IOException, MalformedAnswerException {
    require(parser, JsonToken.START_ARRAY, "an array");
    List<T> list = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(items.read(parser));
    }
    return list;
  }

  static String text(JsonParser parser) throws IOException, MalformedAnswerException {
    require(parser, JsonToken.VALUE_STRING, "a string");
    return parser.getText();
  }

  static boolean flag(JsonParser parser) throws MalformedAnswerException {
    if (!parser.currentToken().isBoolean()) {
      throw found(parser, "true or false");
    }
    return parser.currentToken() == JsonToken.VALUE_TRUE;
  }

  static int number(JsonParser parser) throws IOException, MalformedAnswerException {
    require(parser, JsonToken.VALUE_NUMBER_INT, "an integer");
    try {
      return parser.getIntValue();
    } catch (IOException e) {
      throw found(parser, "an integer of 32 bits");
    }
  }

  /** Reads the number of a version, from 1. */
  static int version(JsonParser parser) throws IOException, MalformedAnswerException {
    return atLeast(1, "version", parser);
  }

  /** Reads a number that has a least value. */
  static int atLeast(int least, String name, JsonParser parser)
      throws IOException, MalformedAnswerException {
    int number = number(parser);
    if (number < least) {
      throw new MalformedAnswerException(
          String.format(
              "has %s %d at character %d, but must have at least %d",
              name, number, parser.currentTokenLocation().getCharOffset(), least));
    }
    return number;
  }

  private static void require(JsonParser parser, JsonToken token, String expected)
      throws MalformedAnswerException {
    if (parser.currentToken() != token) {
      throw found(parser, expected);
    }
  }

  private static MalformedAnswerException found(JsonParser parser, String expected) {
    JsonToken token = parser.currentToken();
    return new MalformedAnswerException(
        String.format(
            "has %s instead of %s at character %d",
            token == null ? "nothing" : describe(token),
            expected,
            parser.currentTokenLocation().getCharOffset()));
  }

  private static String describe(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "a string";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      case VALUE_TRUE, VALUE_FALSE -> "true or false";
      case VALUE_NULL -> "null";
      default -> "something else";
    };
  }

  private static void requireEnd(JsonParser parser) throws IOException, MalformedAnswerException {
    if (parser.nextToken() != null) {
      throw new MalformedAnswerException("has more after its end");
    }
  }

  private static MalformedAnswerException notJson() {
    return new MalformedAnswerException("is not JSON, or not all of it");
  }
}
