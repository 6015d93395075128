package io.avrodyne.runtime.datum;

import java.util.List;
import java.util.Map;

/** The kinds of JSON values. */
enum JsonKind {
  NULL("null"),
  BOOLEAN("true or false"),
  NUMBER("a number"),
  TEXT("text"),
  ARRAY("an array"),
  OBJECT("an object");

  private final String title;

  JsonKind(String title) {
    this.title = title;
  }

  /** Returns the kind of a value that {@link JsonReader} returned. */
  static JsonKind of(Object json) {
    if (json instanceof String) {
      return TEXT;
    }
    if (json instanceof JsonNumber) {
      return NUMBER;
    }
    if (json instanceof Map<?, ?>) {
      return OBJECT;
    }
    if (json instanceof List<?>) {
      return ARRAY;
    }
    return json instanceof Boolean ? BOOLEAN : NULL;
  }

  /** Returns what a message calls a value of this kind. */
  String title() {
    return title;
  }
}
