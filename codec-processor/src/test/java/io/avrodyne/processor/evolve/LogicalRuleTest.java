package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.schema.Json;
import org.apache.avro.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogicalRuleTest {

  private static Schema type(String text) {
    String[] parts = text.split(" ", 2);
    return parts.length == 1
        ? Json.schema("'" + parts[0] + "'")
        : Json.schema("{'type':'" + parts[0] + "','logicalType':" + logical(parts[1]) + "}");
  }

  /** Decimals are written as in {@code decimal/9/2}. */
  private static String logical(String text) {
    String[] parts = text.split("/", 3);
    return parts.length == 1
        ? "'" + text + "'"
        : "'" + parts[0] + "','precision':" + parts[1] + ",'scale':" + parts[2];
  }

  @ParameterizedTest
  @CsvSource({
    "int, int date, true, true",
    "int date, int, true, true",
    "int date, int date, true, true",
    "int date, int time-millis, false, false",
    "int weight, int date, false, false",
    "int, long timestamp-micros, true, true",
    "int date, long timestamp-micros, false, false",
    "int time-millis, long time-micros, true, true",
    "int date, double, false, false",
    "long timestamp-millis, long timestamp-nanos, true, true",
    "long timestamp-millis, long local-timestamp-millis, false, false",
    "string uuid, bytes, false, false",
    "string, bytes, true, true",
    "bytes decimal/4/2, bytes decimal/9/4, true, true",
    "bytes decimal/9/4, bytes decimal/9/2, false, false",
    "bytes decimal/9/2, bytes decimal/4/2, true, false",
    "bytes decimal/9/2, bytes, true, true",
  })
  void tellsWhatIsKept(String writer, String reader, boolean meaning, boolean values) {
    assertEquals(meaning, LogicalRule.keepsMeaning(type(reader), type(writer)));
    assertEquals(values, LogicalRule.keepsValues(type(reader), type(writer)));
  }
}
