package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.Map;
import java.util.stream.Stream;

/** Lists classes that are not what the schemas say that they follow. */
final class BadGivenSchemas {

  private static final String IMPORTS =
      "package shop; import io.avrodyne.api.*; import java.util.*;\n";

  private BadGivenSchemas() {}

  static Stream<BadHistory> all() {
    return Stream.of(files(), names(), types(), attributes(), nulls()).flatMap(cases -> cases);
  }

  private static Stream<BadHistory> files() {
    String id = BadHistories.record(BadHistories.field("id", "'int'"));
    return Stream.of(
        file("missing.avsc", "which is not a file in ", id),
        file("../order.avsc", "which is not a file in ", id),
        file("order.avsc", "which is not an Avro schema: ", "{'type':'record'"),
        file("order.avsc", "which is not a record.", "'int'"));
  }

  private static BadHistory file(String name, String finding, String text) {
    return new BadHistory(
        BadInput.of(
            Code.SCHEMA_FILE,
            "Order follows the schema " + name + ", " + finding,
            "or correct the file or its name.",
            IMPORTS + "@AvroRecord(\nschema = \"" + name + "\") // BAD\nrecord Order(int id) {}"),
        Map.of("avro/order.avsc", text));
  }

  private static Stream<BadHistory> names() {
    String id = BadHistories.field("id", "'int'");
    return Stream.of(
        bad(
            "Order is called shop.Order, but com.acme.Purchase in order.avsc.",
            "Set name = \"Purchase\", namespace = \"com.acme\" in @AvroRecord.",
            "@AvroRecord(\nschema = \"order.avsc\") // BAD\nrecord Order(int id) {}",
            BadHistories.record(id).replace("shop", "com.acme").replace("Order", "Purchase")),
        bad(
            "Order has no property for the field note of order.avsc (did you mean nota?).",
            "or name an existing one with @AvroName(\"note\").",
            "@AvroRecord(schema = \"order.avsc\")\nrecord Order(int id, String nota) {} // BAD",
            BadHistories.record(id + "," + BadHistories.field("note", "'string'"))),
        field(
            "Order.nota is called nota, which is not a field of order.avsc (did you mean note?).",
            "or exclude the property with @AvroIgnore.",
            "String nota; // BAD",
            BadHistories.field("note", "'string'")));
  }

  private static Stream<BadHistory> nulls() {
    return Stream.of(
        new BadHistory(
            BadInput.of(
                Code.NULL_POLICY,
                "Order.id may be null in order.avsc, but its setter setId takes int.",
                "Let setId take Integer, or change order.avsc.",
                IMPORTS
                    + "@AvroRecord(schema = \"order.avsc\", nullability = Nullability.REFERENCES)"
                    + " class Order {\nprivate Integer id; // BAD\n"
                    + "Integer getId() { return id; } void setId(int given) { id = given; } }"),
            Map.of(
                "avro/order.avsc",
                BadHistories.record(BadHistories.field("id", "['null','int']")))));
  }

  private static Stream<BadHistory> types() {
    return Stream.of(
        type("int f;", "int, but long", "'long'"),
        type(
            "java.time.Instant f;",
            "long timestamp-micros, but long timestamp-millis",
            "{'type':'long','logicalType':'timestamp-millis'}"),
        type("long f;", "long, but long char", "{'type':'long','logicalType':'char'}"),
        type(
            "@AvroDecimal(precision = 9, scale = 2) java.math.BigDecimal f;",
            "bytes decimal(9, 2), but bytes decimal(9, 4)",
            "{'type':'bytes','logicalType':'decimal','precision':9,'scale':4}"),
        type("String f;", "string, but union of [null, string]", "['null','string']"),
        type("@AvroNullable String f;", "union of [null, string], but string", "'string'"),
        type(
            "Side f;",
            "enum shop.Side [ASK, BID], but enum shop.Side [BID, ASK]",
            "{'type':'enum','name':'Side','symbols':['BID','ASK']}"),
        type(
            "@AvroFixed(size = 4, name = \"F\") byte[] f;",
            "fixed shop.F of size 4, but fixed shop.G of size 4",
            "{'type':'fixed','name':'G','size':4}"),
        field(
            "Order.f at [] is string, but int in order.avsc.",
            "or the schema.",
            "List<String> f; // BAD",
            BadHistories.field("f", "{'type':'array','items':'int'}")),
        field(
            "Order.f at {}.count is int, but long in order.avsc.",
            "or the schema.",
            "Map<String, Line> f; // BAD",
            BadHistories.field(
                "f",
                "{'type':'map','values':{'type':'record','name':'Line','namespace':'shop.Order','fields':[{'name':'count','type':'long'}]}}")));
  }

  private static BadHistory type(String member, String difference, String type) {
    return field(
        "Order.f is " + difference + " in order.avsc.",
        "or the schema.",
        member + " // BAD",
        BadHistories.field("f", type));
  }

  private static Stream<BadHistory> attributes() {
    String f = BadHistories.field("f", "'int'").replace("}", ",'default':2}");
    return Stream.of(
        field(
            "Order.f has a doc of its own, which is not in",
            "or change order.avsc.",
            "@AvroDoc(\"a\") // BAD\nint f;",
            f),
        field(
            "Order.f has the alias g, which is not in",
            "or change order.avsc.",
            "@AvroAlias(\"g\") // BAD\nint f;",
            f),
        field(
            "Order.f has the property k, which is not in",
            "or change order.avsc.",
            "@AvroProp(key = \"k\", value = \"v\") // BAD\nint f;",
            f),
        field(
            "Order.f has the default 1, which is not in",
            "or change order.avsc.",
            "@AvroDefault(\"1\") // BAD\nint f;",
            f));
  }

  private static BadHistory field(String finding, String nextStep, String member, String field) {
    return bad(
        finding,
        nextStep,
        "@AvroRecord(schema = \"order.avsc\")\nclass Order {\n"
            + member
            + "\n@AvroRecord record Line(int count) {} }\nenum Side { ASK, BID }",
        BadHistories.record(field));
  }

  private static BadHistory bad(String finding, String nextStep, String text, String schema) {
    return new BadHistory(
        BadInput.of(Code.SCHEMA_MISMATCH, finding, nextStep, IMPORTS + text),
        Map.of("avro/order.avsc", schema));
  }
}
