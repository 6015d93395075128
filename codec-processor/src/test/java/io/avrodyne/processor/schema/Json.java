package io.avrodyne.processor.schema;

import org.apache.avro.Schema;

/** Schemas of tests, in JSON with single quotes. */
public final class Json {

  private Json() {}

  public static Schema schema(String json) {
    return new Schema.Parser().parse(json.replace('\'', '"'));
  }

  /** Returns a record. */
  public static Schema record(String name, String... fields) {
    return schema(recordText(name, fields));
  }

  public static String recordText(String name, String... fields) {
    return "{'type':'record','name':'" + name + "','fields':[" + String.join(",", fields) + "]}";
  }

  /**
   * Returns a field.
   *
   * @param more further attributes, each preceded by a comma
   */
  public static String field(String name, String type, String... more) {
    return "{'name':'" + name + "','type':" + type + String.join("", more) + "}";
  }
}
