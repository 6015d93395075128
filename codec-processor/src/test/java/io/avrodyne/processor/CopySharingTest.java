package io.avrodyne.processor;

import static io.avrodyne.processor.Copied.field;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects that copies by generated code share with the original. */
class CopySharingTest {

  private static final String LINE =
      "@AvroRecord class Line { int count; Line() {} Line(int n) { count = n; } }";

  @Test
  @SuppressWarnings("NullAway") // A null that the caller may have is passed on.
  void recordsAreNewEvenIfTheyCannotChange() {
    Copied copied =
        Copied.of("new Order(7, \"n\")", "@AvroRecord record Order(int id, String note) {}");
    assertNotSame(copied.value(), copied.copy());
    assertEquals(copied.value(), copied.copy());
    assertNull(copied.codec().copy(null));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.time.Instant at = java.time.Instant.ofEpochSecond(1, 1)",
        "java.time.LocalDate at = java.time.LocalDate.EPOCH",
        "UUID at = new UUID(1, 2)",
        "URI at = URI.create(\"a:b\")",
        "Integer at = Integer.valueOf(12345)",
        "Optional<String> at = Optional.of(\"a\")",
        "io.avrodyne.api.AvroDuration at = new io.avrodyne.api.AvroDuration(1, 2, 3)",
        "@AvroString java.math.BigInteger at = new java.math.BigInteger(\"123\")",
        "@AvroDecimal(precision = 9, scale = 2) BigDecimal at = new BigDecimal(\"1.20\")",
        "@AvroConvert(using = Years.class) java.time.Year at = java.time.Year.of(1999)"
      })
  void immutableObjectsOfTheJdkAreShared(String field) {
    Copied copied =
        Copied.of(
            "new Order()",
            "@AvroRecord class Order { " + field.replace("URI", "java.net.URI") + "; }",
            "class Years implements AvroConverter<java.time.Year, String> {"
                + " @Override public String toAvro(java.time.Year year) {"
                + " return year.toString(); }"
                + " @Override public java.time.Year fromAvro(String text) {"
                + " return java.time.Year.parse(text); } }");
    assertSame(field(copied.value(), "at"), field(copied.copy(), "at"));
  }

  @Test
  void keysThatAreEnumConstantsAreShared() {
    Copied copied =
        Copied.of(
            "new Order(Map.of(Side.BID, 1))",
            "@AvroRecord record Order(@AvroKeys(AvroKeys.Form.TEXT) Map<Side, Integer> counts) {}",
            "enum Side { ASK, BID }");
    assertEquals(copied.value(), copied.copy());
    assertTrue(
        TestCompiler.generated(copied.compilation(), "shop.OrderAvroCodec")
            .contains("entries.put(Failures.nonNull(entry.getKey()), "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.nio.file.Path at = java.nio.file.Path.of(\"a\")",
        "java.io.File at = new java.io.File(\"a\")",
        "Date at = new Date(1)",
        "@AvroDecimal(precision = 9, scale = 2) BigDecimal at = new Money()",
        "@AvroString java.math.BigInteger at = new Count()"
      })
  void otherObjectsAreMadeAgain(String field) {
    Copied copied =
        Copied.of(
            "new Order()",
            "@AvroRecord class Order { " + field + "; }",
            "@SuppressWarnings(\"serial\") class Money extends BigDecimal {"
                + " Money() { super(\"1.20\"); } }",
            "@SuppressWarnings(\"serial\") class Count extends java.math.BigInteger {"
                + " Count() { super(\"123\"); } }");
    Object copy = field(copied.copy(), "at");
    assertNotSame(field(copied.value(), "at"), copy);
    assertEquals(field(copied.value(), "at"), copy);
    assertFalse(copy.getClass().getName().startsWith("shop."));
  }

  @Test
  void stringsAreSharedAndListsAreNot() {
    Copied copied =
        Copied.of(
            "new Order(\"n\", new LinkedList<>(List.of(new Line(1))))",
            "@AvroRecord record Order(String note, List<Line> lines) {}",
            LINE);
    Object copy = copied.copy();
    assertSame(field(copied.value(), "note"), field(copy, "note"));
    assertEquals(ArrayList.class, field(copy, "lines").getClass());
    assertNotSame(
        ((List<?>) field(copied.value(), "lines")).get(0), ((List<?>) field(copy, "lines")).get(0));
  }

  @Test
  void aConverterConvertsBackAndForth() {
    Copied copied =
        Copied.of(
            "new Order(new StringBuilder(\"a\"), new Tag(\"t\"))",
            "@AvroRecord record Order(@AvroConvert(using = Texts.class) StringBuilder text,"
                + " @AvroConvert(using = Tags.class) Tag tag) {}",
            "record Tag(String text) {}",
            "class Texts implements AvroConverter<StringBuilder, String> {"
                + " @Override public String toAvro(StringBuilder value) { return value.toString(); }"
                + " @Override public StringBuilder fromAvro(String text) {"
                + " return new StringBuilder(text); } }",
            "class Tags implements AvroConverter<Tag, String> {"
                + " @Override public String toAvro(Tag value) { return value.text(); }"
                + " @Override public Tag fromAvro(String text) { return new Tag(text); } }");
    Object copy = copied.copy();
    assertNotSame(field(copied.value(), "text"), field(copy, "text"));
    assertEquals("a", field(copy, "text").toString());
    assertNotSame(field(copied.value(), "tag"), field(copy, "tag"));
    assertEquals(field(copied.value(), "tag"), field(copy, "tag"));
  }

  @Test
  void theResultOfAConverterIsCopied() {
    Copied copied =
        Copied.of(
            "new Order(new Bag(new ArrayList<>(List.of(1))))",
            "@AvroRecord record Order(@AvroConvert(using = Bags.class) Bag bag) {}",
            "record Bag(List<Integer> items) {}",
            "class Bags implements AvroConverter<Bag, List<Integer>> {"
                + " @Override public List<Integer> toAvro(Bag bag) { return bag.items(); }"
                + " @Override public Bag fromAvro(List<Integer> items) { return new Bag(items); } }");
    Object copy = copied.copy();
    assertEquals(copied.value(), copy);
    assertNotSame(field(field(copied.value(), "bag"), "items"), field(field(copy, "bag"), "items"));
  }
}
