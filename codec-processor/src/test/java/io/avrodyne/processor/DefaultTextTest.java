package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefaultTextTest {

  private static final String TYPES =
      """
      enum Side {ASK, BID}
      @AvroRecord record Line(int count, @AvroDefault("[]") List<String> tags) {}
      @AvroValue record Id(String value) {}
      @AvroUnion sealed interface Shape permits Circle, Square {}
      @AvroRecord record Circle(int radius) implements Shape {}
      @AvroRecord record Square(int side) implements Shape {}
      """;

  private static Compilation compile(String type, String json) {
    return TestCompiler.compile(
        Sources.of(
            "package shop; import io.avrodyne.api.*; import java.util.*; @AvroRecord class Order {"
                + "@AvroDefault("
                + JavaLiteral.of(json)
                + ") "
                + type
                + " given;\n"
                + TYPES
                + "}"));
  }

  private static Schema.Field given(String type, String json) {
    return new Schema.Parser()
        .parse(TestCompiler.schemaFile(compile(type, json), "shop.Order"))
        .getField("given");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int | -2147483648 | -2147483648",
        "int | 0 | 0",
        "Integer | 2147483647 | 2147483647",
        "long | 1 | 1",
        "long | 2147483648 | 2147483648",
        "long | -9223372036854775808 | -9223372036854775808",
        "double | 1.0 | 1.0",
        "double | 1 | 1",
        "double | 1e3 | 1000.0",
        "double | -0.0 | -0.0",
        "double | 1.7976931348623157E308 | 1.7976931348623157E308",
        "double | 18446744073709551616 | 18446744073709551616",
        "float | 0.1 | 0.1",
        "float | 1e38 | 1.0E38",
        "float | 3.4028235E38 | 3.4028235E38",
        "float | -3.4028235E38 | -3.4028235E38",
        "boolean | true | true",
        "byte | -128 | -128",
        "char | 65 | 65",
        "String | \"\" | \"\"",
        "String | \"say \\\"so\\\"\" | \"say \\\"so\\\"\"",
        "String | \"a\\\\b\\/c\" | \"a\\\\b/c\"",
        "String | \"*/ $L $T // %s\" | \"*/ $L $T // %s\"",
        "String | \"\\n\\t\" | \"\\n\\t\"",
        "Side | \"BID\" | \"BID\"",
        "Id | \"a\" | \"a\"",
        "byte[] | \"ab\" | \"ab\"",
        "@AvroFixed(size = 2) byte[] | \"ab\" | \"ab\"",
        "List<Integer> | [ 1 , 2 ] | [1,2]",
        "int[] | [] | []",
        "Map<String, List<Double>> | {\"b\":[1.5],\"a\":[]} | {\"b\":[1.5],\"a\":[]}",
        "Line | {\"count\":1} | {\"count\":1}",
        "Line | {\"tags\":[\"x\"],\"count\":2} | {\"tags\":[\"x\"],\"count\":2}",
        "Map<String, Line> | {\"a\":{\"count\":1}} | {\"a\":{\"count\":1}}",
      })
  void defaultReachesTheSchemaAsTheSameJson(String type, String json, String written) {
    String text = TestCompiler.schemaFile(compile(type, json), "shop.Order");
    assertTrue(text.contains("\"default\":" + written + "}"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"é€😀", "\0\b\u007f", "\u2028", "\\u0022 + x", "a\"b", "line\nfeed\r"})
  void stringReachesTheSchemaAsItIs(String value) {
    String json =
        '"'
            + value
                .replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\0", "\\u0000")
                .replace("\b", "\\b")
                .replace("\n", "\\n")
                .replace("\r", "\\u000D")
            + '"';
    Compilation compilation = compile("String", json);
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    assertEquals(value, codec.schema().getField("given").defaultVal());
    assertEquals(
        codec.schema(),
        new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@AvroNullable String | \"a\" | [\"string\",\"null\"]",
        "@AvroNullable String | null | [\"null\",\"string\"]",
        "Optional<Integer> | 1 | [\"int\",\"null\"]",
        "OptionalLong | null | [\"null\",\"long\"]",
        "@AvroUnion({Integer.class, Double.class}) Object | 1.5 | [\"double\",\"int\"]",
        "@AvroUnion({Integer.class, Double.class}) Object | 1 | [\"int\",\"double\"]",
        "@AvroUnion({int[].class, String.class}) Object | \"x\" | [\"string\",{\"type\":\"array\",\"items\":\"int\"}]",
        "@AvroNullable @AvroUnion({Integer.class, Boolean.class}) Object | true | [\"boolean\",\"null\",\"int\"]",
        "Optional<@AvroUnion({Integer.class, Boolean.class}) Object> | false | [\"boolean\",\"null\",\"int\"]",
      })
  void branchOfTheDefaultComesFirst(String type, String json, String union) {
    Schema.Field field = given(type, json);
    assertEquals(union, field.schema().toString());
    Object value = field.defaultVal();
    assertEquals(json.equals("null"), value == JsonProperties.NULL_VALUE);
  }

  /** Only its fields tell which of two records an object is. */
  @Test
  void branchOfARecordComesFirst() {
    Schema union = given("Shape", "{\"side\":1}").schema();
    assertEquals("Square", union.getTypes().get(0).getName());
  }

  @Test
  void lastNullComesFirstForADefaultOfNull() {
    Compilation compilation =
        TestCompiler.compile(
            Sources.of(
                "package shop; import io.avrodyne.api.*; @AvroRecord(nullOrder = NullOrder.LAST)"
                    + " record Order(@AvroDefault(\"null\") @AvroNullable String a,"
                    + " @AvroNullable String b) {}"));
    Schema schema = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    assertEquals("[\"null\",\"string\"]", schema.getField("a").schema().toString());
    assertEquals("[\"string\",\"null\"]", schema.getField("b").schema().toString());
    assertTrue(schema.getField("a").hasDefaultValue());
    assertEquals(false, schema.getField("b").hasDefaultValue());
  }
}
