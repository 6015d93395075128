package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefaultJsonTest {

  private static Object read(String json) {
    return DefaultJson.read(json).orElseThrow();
  }

  @Test
  void wholeNumberIsTheNarrowestThatHoldsIt() {
    assertEquals(Integer.MAX_VALUE, read("2147483647"));
    assertEquals(2147483648L, read(" 2147483648 "));
    assertEquals(Long.MIN_VALUE, read("-9223372036854775808"));
    assertEquals(new BigInteger("9223372036854775808"), read("9223372036854775808"));
  }

  @Test
  void numberWithPointOrExponentIsADouble() {
    assertEquals(1.0, read("1.0"));
    assertEquals(1000.0, read("1e3"));
    assertEquals(-0.0, read("-0.0"));
  }

  @Test
  void stringsHaveTheirEscapesResolved() {
    assertEquals("a\"\\/\b\f\n\r\t\u00e9", read("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\""));
    assertEquals("\u2028", read("\"\u2028\""));
  }

  @Test
  void partsAreListsAndMaps() {
    assertEquals(
        Map.of("a", List.of(1, true), "b", JsonProperties.NULL_VALUE),
        read("{ \"a\" : [1, true] , \"b\" : null }"));
    assertEquals(List.of(), read("[ ]"));
    assertEquals(Map.of(), read("{ }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nul",
        "1 2",
        "[1,]",
        "[1",
        "{\"a\"}",
        "{a:1}",
        "\"a",
        "\"\\x\"",
        "\"\\u12\"",
        "01",
        "1.",
        "+1",
        ".5",
        "'a'",
        "\"\n\"",
        "NaN",
        "// 1"
      })
  void whatIsNotOneValueGivesNothing(String text) {
    assertEquals(Optional.empty(), DefaultJson.read(text));
  }
}
