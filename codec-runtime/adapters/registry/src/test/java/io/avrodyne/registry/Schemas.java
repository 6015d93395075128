package io.avrodyne.registry;

import io.avrodyne.runtime.SchemaText;
import org.apache.avro.Schema;

/** Schemas for tests of registries. */
final class Schemas {

  static final String ORDER_TEXT =
      "{\"type\":\"record\",\"name\":\"Order\",\"namespace\":\"shop\",\"fields\":"
          + "[{\"name\":\"id\",\"type\":\"int\"}]}";
  static final Schema ORDER = SchemaText.parse(ORDER_TEXT);

  /** A version of {@link #ORDER} that reads it and is read by it. */
  static final Schema ORDER_WITH_NOTE =
      order(
          "{\"name\":\"id\",\"type\":\"int\"},"
              + "{\"name\":\"note\",\"type\":\"string\",\"default\":\"\"}");

  static final Schema LINE =
      SchemaText.parse(
          "{\"type\":\"record\",\"name\":\"Line\",\"namespace\":\"shop\",\"fields\":"
              + "[{\"name\":\"item\",\"type\":\"string\"}]}");

  /** A record with an array of {@link #LINE}. */
  static final Schema BASKET =
      SchemaText.parse(
          "{\"type\":\"record\",\"name\":\"Basket\",\"namespace\":\"shop\",\"fields\":"
              + "[{\"name\":\"lines\",\"type\":{\"type\":\"array\",\"items\":"
              + LINE
              + "}}]}");

  static final String BASKET_TEXT =
      "{\"type\":\"record\",\"name\":\"Basket\",\"namespace\":\"shop\",\"fields\":"
          + "[{\"name\":\"lines\",\"type\":{\"type\":\"array\",\"items\":\"Line\"}}]}";

  private Schemas() {}

  static Schema order(String fields) {
    return SchemaText.parse(
        "{\"type\":\"record\",\"name\":\"Order\",\"namespace\":\"shop\",\"fields\":["
            + fields
            + "]}");
  }

  /** Returns a text as a JSON string, quotes included. */
  static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
