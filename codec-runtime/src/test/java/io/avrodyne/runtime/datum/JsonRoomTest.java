package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.runtime.SchemaText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that are written eight bytes at a time, at each distance from the end of the array. */
class JsonRoomTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      delimiter = '|',
      value = {
        "null | null",
        "boolean | false",
        "long | -9223372036854775808",
        "int | 7",
        "double | -1234567.8901",
        "int, date | '\"9999-12-31\"'",
        "long, timestamp-nanos | '\"1677-09-21T00:12:43.145224192Z\"'",
        "string, uuid | '\"123e4567-e89b-12d3-a456-426614174000\"'",
        "bytes, decimal, 0 | -9223372036854775808",
        "bytes, decimal, 7 | -0.0000001",
        "bytes, decimal, 8 | -92233720368.54775808",
        "bytes, decimal, 64 | -0.0000000000000000000000000000000000000000000009223372036854775808"
      })
  void valuesOfAnyLengthHaveRoom(String type, String value) {
    String[] parts = type.split(", ", -1);
    String logical = parts.length > 1 ? ", \"logicalType\": \"" + parts[1] + "\"" : "";
    String scale = parts.length > 2 ? ", \"precision\": 64, \"scale\": " + parts[2] : "";
    String item = "{\"type\": \"" + parts[0] + "\"" + logical + scale + "}";
    JsonTranscoder transcoder =
        JsonTranscoder.of(SchemaText.parse("{\"type\": \"map\", \"values\": " + item + "}"));
    for (int length = 0; length < 600; length++) {
      String json = "{\"" + "k".repeat(length) + "\":" + value + "}";
      assertEquals(json, transcoder.toJson(transcoder.toDatum(json)));
    }
  }
}
