package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Inputs with annotations that a schema cannot express, or that have no effect where they are used.
 */
final class BadAttributes {

  private static final String PREFIX =
      "package shop; import io.avrodyne.api.*; import java.util.*; ";

  private static final String LONG = "L" + "o".repeat(242) + "ng";
  private static final String TEXT = "java.lang.String";
  private static final String BOX = "java.lang.Integer";
  private static final String TAKEN = "Remove it from @AvroAlias.";

  private BadAttributes() {}

  static Stream<BadInput> all() {
    return Stream.of(
            aliases(), properties(), docs(), enums(), names(), misplaced(), onConstants(), sizes())
        .flatMap(cases -> cases);
  }

  private static Stream<BadInput> aliases() {
    return Stream.of(
        alias("Order", "a-b", "@AvroAlias(\"a-b\") // BAD\n@AvroRecord record Order(int id) {}"),
        alias("Order", "", "@AvroAlias(\"\") // BAD\n@AvroRecord record Order(int id) {}"),
        alias("Order", "a..B", "@AvroAlias(\"a..B\") // BAD\n@AvroRecord record Order(int id) {}"),
        alias(
            "Order.id", "a.b", "@AvroRecord record Order(\n@AvroAlias(\"a.b\") int id) {} // BAD"),
        alias(
            "Side",
            "1",
            "@AvroRecord record Order(Side s) {}\n@AvroAlias(\"1\") enum Side {A} // BAD"),
        taken(
            "Order", "Order", "@AvroAlias(\"Order\") // BAD\n@AvroRecord record Order(int id) {}"),
        taken(
            "Order",
            "shop.O",
            "@AvroAlias({\"O\", \"shop.O\"}) // BAD\n@AvroRecord record Order() {}"),
        taken("Order.id", "id", "@AvroRecord record Order(\n@AvroAlias(\"id\") int id) {} // BAD"),
        taken(
            "Order.a", "b", "@AvroRecord record Order(\n@AvroAlias(\"b\") int a, int b) {} // BAD"),
        taken(
            "Order.b",
            "c",
            "@AvroRecord record Order(@AvroAlias(\"c\") int a,\n@AvroAlias(\"c\") int b) {} // BAD"));
  }

  private static BadInput alias(String subject, String alias, String text) {
    return bad(
        Code.NAME,
        subject + " has the invalid alias \"" + alias + "\".",
        "the alias of a field has no dots.",
        text);
  }

  private static BadInput taken(String subject, String alias, String text) {
    return bad(
        Code.DUPLICATE_NAME,
        subject + " has the alias \"" + alias + "\", which is already taken.",
        TAKEN,
        text);
  }

  private static Stream<BadInput> properties() {
    return Stream.concat(
        Stream.of("aliases", "default", "doc", "fields", "name", "namespace", "symbols", "type")
            .map(
                key ->
                    reserved(
                        "Order",
                        key,
                        "@AvroRecord class Order {}",
                        "the annotation for that attribute.")),
        Stream.of(
            reserved("Order", "logicalType", "@AvroRecord class Order {}", "on a converter."),
            reserved(
                "Side",
                "default",
                "enum Side {A} @AvroRecord record Order(Side s) {}",
                "for that attribute."),
            property(
                "Order.id has the property \"order\".",
                "for that attribute.",
                "@AvroProp(key = \"order\", value = \"\")"),
            property(
                "Order.id has the property \"a\" twice.",
                "Remove one of them.",
                "@AvroProp(key = \"a\", value = \"1\") @AvroProp(key = \"a\", value = \"1\")")));
  }

  private static BadInput reserved(String subject, String key, String type, String nextStep) {
    return bad(
        Code.PROPERTY,
        subject + " has the property \"" + key + "\".",
        nextStep,
        "@AvroProp(key = \"" + key + "\", value = \"\") // BAD\n" + type);
  }

  private static BadInput property(String finding, String nextStep, String annotations) {
    return bad(
        Code.PROPERTY,
        finding,
        nextStep,
        "@AvroRecord class Order {\n" + annotations + " int id; // BAD\n}");
  }

  private static Stream<BadInput> docs() {
    return Stream.of(
        doc("Order", "@AvroDoc(\"b\") // BAD\n@AvroRecord(doc = \"a\") record Order(int id) {}"),
        doc(
            "Side",
            "@AvroDoc(\"b\") // BAD\n@AvroEnum(doc = \"a\") enum Side {A} @AvroRecord class Order {Side s;}"));
  }

  private static BadInput doc(String subject, String text) {
    return bad(Code.DOC, subject + " has two docs, the second in @AvroDoc.", "one of them.", text);
  }

  private static Stream<BadInput> enums() {
    return Stream.of(
        bad(
            Code.ENUM,
            "Side has the default symbol \"ACK\", which is not one of its symbols.",
            "Use one of ASK, B (did you mean ASK?).",
            "@AvroEnum(\ndefaultSymbol = \"ACK\") // BAD\nenum Side {ASK, @AvroName(\"B\") BID}"
                + " @AvroRecord class Order {Side s;}"),
        bad(
            Code.ENUM,
            "Side has no constants.",
            "exclude the field with @AvroIgnore.",
            "@AvroRecord class Order {\nSide s; // BAD\n} enum Side {}"));
  }

  private static Stream<BadInput> names() {
    return Stream.of(
        bad(
            Code.NAME,
            "Order.hash has the invalid Avro name \"a-b\".",
            "name or namespace in @AvroFixed.",
            "@AvroRecord class Order {\n@AvroFixed(size = 1, name = \"a-b\") // BAD\nbyte[] hash; }"),
        bad(
            Code.NAME,
            "Order.hash has the invalid Avro name \"1\".",
            "name or namespace in @AvroFixed.",
            "@AvroRecord class Order {\n@AvroFixed(size = 1, namespace = \"a.1\") // BAD\nbyte[] hash; }"),
        bad(
            Code.NAME,
            "Side has the invalid Avro name \"a-b\".",
            "name or namespace in @AvroEnum.",
            "@AvroRecord class Order {\nSide s; // BAD\n} @AvroEnum(name = \"a-b\") enum Side {A}"),
        clash("@AvroFixed(size = 1, name = \"Line\") byte[] a; Line b;"),
        clash("@AvroFixed(size = 1, name = \"Side\") byte[] a; Side b;"),
        clash(
            "@AvroFixed(size = 1, name = \"F\") byte[] a; @AvroFixed(size = 2, name = \"F\") byte[] b;"),
        clash(
            "@AvroKeys(value = AvroKeys.Form.PAIRS, name = \"P\") Map<Long, java.time.Instant> a;"
                + " @AvroKeys(value = AvroKeys.Form.PAIRS, name = \"P\")"
                + " @AvroTimestamp(AvroTimestamp.Unit.NANOS) Map<Long, java.time.Instant> b;"),
        clash(
            "@AvroKeys(value = AvroKeys.Form.PAIRS, name = \"P\") Map<Long, String> a;"
                + " @AvroKeys(value = AvroKeys.Form.PAIRS, name = \"P\")"
                + " Map<Long, @AvroNullable String> b;"),
        clash("Line a; Other b;"),
        bad(
            Code.NAME_CLASH,
            "Shape has the Avro name shop.Shape, and so does shop.Order.",
            "with @AvroRecord.",
            """
            @AvroUnion
            sealed interface Shape permits Circle {} // BAD
            @AvroRecord record Circle(int r) implements Shape {}
            @AvroRecord(name = "Shape") class Order {}
            """));
  }

  private static BadInput clash(String fields) {
    return bad(
        Code.NAME_CLASH,
        "Order contains two different types with the Avro name shop.",
        "with @AvroRecord, @AvroEnum or @AvroFixed, or another name with @AvroKeys.",
        "@AvroRecord\nclass Order { // BAD\n"
            + fields
            + "}\n@AvroRecord record Line(int a) {} enum Side {A}"
            + " @AvroEnum(name = \"Line\") enum Other {A}");
  }

  private static Stream<BadInput> misplaced() {
    return Stream.of(
        misplaced("int", "@AvroFixed", "@AvroFixed(size = 1) int"),
        misplaced("int", "@AvroInterned", "@AvroInterned int"),
        misplaced(TEXT, "@AvroDecimal", "@AvroDecimal(precision = 1) String"),
        misplaced(TEXT, "@AvroUnion", "@AvroUnion(String.class) String"),
        misplaced(TEXT, "@AvroUuid", "@AvroUuid(AvroUuid.Form.STRING) String"),
        misplaced(TEXT, "@AvroTime", "@AvroTime(AvroTime.Unit.MILLIS) String"),
        misplaced(BOX, "@AvroInterned", "List<@AvroInterned Integer>"),
        misplaced(BOX, "@AvroInterned", "Map<String, @AvroInterned Integer>"),
        misplaced(BOX, "@AvroInterned", "Optional<@AvroInterned Integer>"),
        misplaced(TEXT, "@AvroInterned", "Map<@AvroInterned String, String>"),
        misplaced("shop.Id", "@AvroInterned", "@AvroInterned Id"),
        misplaced("int", "@AvroKeys", "@AvroKeys(AvroKeys.Form.TEXT) int"),
        misplaced(
            "java.util.List<java.lang.Integer>",
            "@AvroKeys",
            "@AvroKeys(AvroKeys.Form.PAIRS) List<Integer>"),
        misplaced(
            "java.util.Map<java.lang.String, java.lang.Integer>",
            "@AvroKeys",
            "@AvroKeys(AvroKeys.Form.TEXT) Map<String, Integer>"),
        misplaced(
            "java.util.Map<java.lang.String, java.lang.Integer>",
            "@AvroKeys",
            "List<@AvroKeys(AvroKeys.Form.PAIRS) Map<String, Integer>>"),
        misplaced(
            BOX,
            "@AvroUuid",
            "@AvroKeys(AvroKeys.Form.TEXT) Map<@AvroUuid(AvroUuid.Form.STRING) Integer, String>"),
        misplaced(
            "java.time.Duration",
            "@AvroTimestamp",
            "java.time.@AvroString @AvroTimestamp(AvroTimestamp.Unit.MILLIS) Duration"),
        bad(
            Code.MISPLACED,
            "Id.value is int and marked with @AvroInterned.",
            "the types that it applies to.",
            "@AvroRecord class Order { Id f; }\n@AvroValue record Id(\n@AvroInterned int value) {} // BAD"),
        bad(
            Code.MISPLACED,
            "Id.value is marked with @AvroName.",
            "Remove the annotation.",
            "@AvroRecord class Order { Id f; }\n@AvroValue record Id(\n@AvroName(\"a\") int value) {} // BAD"),
        bad(
            Code.MISPLACED,
            "Id is marked with @AvroDoc.",
            "Remove the annotation.",
            "@AvroRecord class Order { Id f; }\n@AvroDoc(\"a\") // BAD\n@AvroValue record Id(int value) {}"),
        bad(
            Code.MISPLACED,
            "Shape is marked with @AvroAlias.",
            "Remove the annotation.",
            "@AvroAlias(\"a\") // BAD\n@AvroUnion sealed interface Shape permits Circle {}\n"
                + "@AvroRecord record Circle(int r) implements Shape {}"));
  }

  private static BadInput misplaced(String type, String annotation, String declaration) {
    return bad(
        Code.MISPLACED,
        "Order.f is " + type + " and marked with " + annotation + ".",
        "the types that it applies to.",
        "@AvroRecord class Order {\n"
            + declaration
            + " f; // BAD\n}\n@AvroValue record Id(String value) {}");
  }

  private static Stream<BadInput> onConstants() {
    return Stream.of(
            "@AvroDoc(\"a\")",
            "@AvroAlias(\"a\")",
            "@AvroProp(key = \"a\", value = \"\")",
            "@AvroIgnore")
        .map(
            annotation ->
                bad(
                    Code.MISPLACED,
                    "Side.ASK is marked with " + annotation.replaceAll("\\(.*", "") + ".",
                    "Remove the annotation.",
                    "@AvroRecord class Order { Side s; } enum Side {\n"
                        + annotation
                        + " // BAD\nASK}"));
  }

  private static Stream<BadInput> sizes() {
    return Stream.of(
        bad(
            Code.TOO_MANY_ARGUMENTS,
            "Order is created by a call with 257 argument slots.",
            "or make the type a class with setters.",
            "@AvroRecord\nrecord Order(" + components("long", 128) + ") {} // BAD"),
        bad(
            Code.TOO_MANY_ARGUMENTS,
            "Order is created by a call with 256 argument slots.",
            "or make the type a class with setters.",
            "@AvroRecord\nrecord Order(" + components("int", 255) + ") {} // BAD"),
        bad(
            Code.SCHEMA_TEXT,
            "Order has a schema that Avro cannot read: ",
            "or use fewer levels of nesting.",
            "@AvroRecord\nrecord Order(@AvroProp(key = \""
                + "k".repeat(50_001)
                + "\", value = \"\") int id) {} // BAD"),
        bad(
            Code.SCHEMA_TEXT,
            "Order has a schema that Avro cannot read: ",
            "or use fewer levels of nesting.",
            "@AvroRecord\nrecord Order(@io.avrodyne.api.AvroDefault(\"{\\\""
                + "k".repeat(50_001)
                + "\\\":1}\") java.util.Map<String, Integer> all) {} // BAD"),
        bad(
            Code.SCHEMA_TEXT,
            "Line has a schema that Avro cannot read: Undefined schema: shop.Line. Within a type that"
                + " has a namespace,",
            "Add a namespace to the type without one.",
            "@AvroRecord record Order(Line line) {}\n@AvroRecord(namespace = \"\")"
                + " record Line(@AvroNullable Line next, @AvroNullable Order order) {} // BAD"),
        bad(
            Code.LONG_NAME,
            LONG + " needs a file named " + LONG + "AvroCodec.class.",
            "a shorter name.",
            "@AvroRecord\nclass " + LONG + " {} // BAD"));
  }

  private static String components(String type, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> type + " f" + i)
        .collect(Collectors.joining(", "));
  }

  private static BadInput bad(Code code, String finding, String nextStep, String text) {
    return BadInput.of(code, finding, nextStep, PREFIX + text);
  }
}
