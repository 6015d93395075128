package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.Map;
import java.util.stream.Stream;

/** Lists classes that are not what the schemas say that they follow. */
final class BadGivenSchemas {

  private static final String IMPORTS =
      "package shop; import io.avrodyne.api.*; import java.util.*;\n";

  private static final String SIDE = "{'type':'enum','name':'Side','symbols':['BID','ASK']}";
  private static final String DECIMAL =
      "@AvroDecimal(precision = 9, scale = 2) java.math.BigDecimal f;";
  private static final String LISTED = "@AvroUnion({String.class, Integer.class}) Object f;";
  private static final String COUNT_LONG = BadHistories.field("count", "'long'");

  private BadGivenSchemas() {}

  static Stream<BadHistory> all() {
    return Stream.of(
            files(),
            names(),
            types(),
            logicalTypes(),
            unions(),
            namedTypes(),
            attributes(),
            defaults(),
            nulls())
        .flatMap(cases -> cases);
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
            "Set name = \"Purchase\", namespace = \"com.acme\" in @AvroRecord, or rename the type in order.avsc.",
            "@AvroRecord(\nschema = \"order.avsc\") // BAD\nrecord Order(int id) {}",
            BadHistories.record(id).replace("shop", "com.acme").replace("Order", "Purchase")),
        bad(
            "Order has no property for note in order.avsc, which is string (did you mean nota?).",
            "Add the property String note, or mark nota with @AvroName(\"note\").",
            "@AvroRecord(schema = \"order.avsc\")\nrecord Order(int id, String nota) {} // BAD",
            BadHistories.record(id + "," + BadHistories.field("note", "'string'"))),
        field(
            "Order.nota is called nota, which is not a field of order.avsc (did you mean note?).",
            "Give it the name of a field with @AvroName(\"note\"), exclude it with @AvroIgnore, or add the field nota, of type string, to order.avsc.",
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
        type(
            "int f;",
            "int, but f in order.avsc is long",
            "Declare f as long, or change f in order.avsc to int.",
            "'long'"),
        type(
            "String f;",
            "string, but f in order.avsc is array",
            "Declare f as List<String>, or change f in order.avsc to string.",
            "{'type':'array','items':'string'}"),
        type(
            "String f;",
            "string, but f in order.avsc is map",
            "Declare f as Map<String, @AvroNullable Integer>, or change f in order.avsc to string.",
            "{'type':'map','values':['null','int']}"),
        type(
            "byte[] f;",
            "bytes, but f in order.avsc is fixed shop.F of size 4",
            "Declare f as @AvroFixed(size = 4, name = \"F\", namespace = \"shop\") byte[], or change f in order.avsc to bytes.",
            fixed("F", "")),
        type(
            "String f;",
            "string, but f in order.avsc is enum shop.Side [BID, ASK]",
            "Declare f as Side, where Side is an enum called shop.Side, or change f in order.avsc to string.",
            SIDE),
        type(
            "String f;",
            "string, but f in order.avsc is record shop.Part with the fields []",
            "Declare f as Part, where Part is a class with @AvroRecord called shop.Part, or change f in order.avsc to string.",
            "{'type':'record','name':'Part','fields':[]}"),
        type(
            "String f;",
            "string, but f in order.avsc is null",
            "Declare f as Void, or change f in order.avsc to string.",
            "'null'"),
        field(
            "Order.f at [] is string, but f[] in order.avsc is int.",
            "Declare the items of f as Integer, or change f[] in order.avsc to string.",
            "List<String> f; // BAD",
            BadHistories.field("f", "{'type':'array','items':'int'}")),
        field(
            "Order.f at {}.count is int, but f{}.count in order.avsc is long.",
            "Declare the field count of the values of f as long, or change f{}.count in order.avsc to int.",
            "Map<String, Line> f; // BAD",
            BadHistories.field("f", "{'type':'map','values':" + line(COUNT_LONG) + "}")),
        field(
            "Order.g at count is int, but f.count in order.avsc is long.",
            "Declare the field count of g as long, or change f.count in order.avsc to int.",
            "@AvroName(\"f\") Line g; // BAD",
            BadHistories.field("f", line(COUNT_LONG))));
  }

  private static Stream<BadHistory> logicalTypes() {
    return Stream.of(
        type(
            "java.time.Instant f;",
            "long timestamp-micros, but f in order.avsc is long timestamp-millis",
            "Declare f as @AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant, or change f in order.avsc to long timestamp-micros.",
            logical("long", "timestamp-millis")),
        type(
            "java.time.Instant f;",
            "long timestamp-micros, but f in order.avsc is long",
            "Declare f as long, or change f in order.avsc to long timestamp-micros.",
            "'long'"),
        type(
            "long f;",
            "long, but f in order.avsc is long char",
            "Declare f as Char, where Char is a class with a converter that has @AvroLogicalType(\"char\"), or change f in order.avsc to long.",
            logical("long", "char")),
        type(
            "int f;",
            "int, but f in order.avsc is int date",
            "Declare f as LocalDate, or change f in order.avsc to int.",
            logical("int", "date")),
        type(
            "String f;",
            "string, but f in order.avsc is string uuid",
            "Declare f as UUID, or change f in order.avsc to string.",
            logical("string", "uuid")),
        type(
            "String f;",
            "string, but f in order.avsc is string color",
            "Declare f as Color, where Color is a class with a converter that has @AvroLogicalType(\"color\"), or change f in order.avsc to string.",
            logical("string", "color")),
        type(
            "UUID f;",
            "string uuid, but f in order.avsc is fixed shop.U of size 16 uuid",
            "Declare f as @AvroUuid(value = AvroUuid.Form.FIXED, name = \"U\", namespace = \"shop\") UUID, or change f in order.avsc to string uuid.",
            fixed("U", ",'logicalType':'uuid'").replace("4", "16")),
        type(
            "byte[] f;",
            "bytes, but f in order.avsc is fixed shop.D of size 12 duration",
            "Declare f as @AvroFixed(size = 12, name = \"D\", namespace = \"shop\") AvroDuration, or change f in order.avsc to bytes.",
            fixed("D", ",'logicalType':'duration'").replace("4", "12")),
        type(
            DECIMAL,
            "bytes decimal(9, 2), but f in order.avsc is bytes decimal(9, 4)",
            "Declare f as @AvroDecimal(precision = 9, scale = 4) BigDecimal, or change f in order.avsc to bytes decimal(9, 2).",
            "{'type':'bytes','logicalType':'decimal','precision':9,'scale':4}"),
        type(
            DECIMAL,
            "bytes decimal(9, 2), but f in order.avsc is fixed shop.F of size 4 decimal(9, 2)",
            "Declare f as @AvroDecimal(precision = 9, scale = 2, fixedSize = 4, name = \"F\", namespace = \"shop\") BigDecimal, or change f in order.avsc to bytes decimal(9, 2).",
            fixed("F", ",'logicalType':'decimal','precision':9,'scale':2")));
  }

  private static Stream<BadHistory> unions() {
    return Stream.of(
        type(
            "String f;",
            "string, but f in order.avsc is union of [null, string]",
            "Make f nullable, with @AvroNullable or Optional, or remove null from f in order.avsc.",
            "['null','string']"),
        type(
            "int f;",
            "int, but f in order.avsc is union of [int, null]",
            "Declare f as @AvroNullable Integer or Optional<Integer>, or remove null from f in order.avsc.",
            "['int','null']"),
        type(
            "@AvroNullable String f;",
            "union of [null, string], but f in order.avsc is string",
            "Make f non-null, without @AvroNullable or Optional, or add null to f in order.avsc.",
            "'string'"),
        type(
            "long f;",
            "long, but f in order.avsc is union of [null, long timestamp-millis]",
            "Declare f as @AvroNullable @AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant, or change f in order.avsc to long.",
            "['null',{'type':'long','logicalType':'timestamp-millis'}]"),
        type(
            "@AvroNullable Long f;",
            "union of [null, long], but f in order.avsc is union of [null, long timestamp-millis]",
            "Declare f as @AvroNullable @AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant, or change f in order.avsc to union of [null, long].",
            "['null',{'type':'long','logicalType':'timestamp-millis'}]"),
        type(
            "String f;",
            "string, but f in order.avsc is union of [null, long]",
            "Declare f as @AvroNullable Long, or change f in order.avsc to string.",
            "['null','long']"),
        type(
            "@AvroNullable String f;",
            "union of [null, string], but f in order.avsc is union of [null, long]",
            "Declare f as @AvroNullable Long, or change f in order.avsc to union of [null, string].",
            "['null','long']"),
        type(
            "String f;",
            "string, but f in order.avsc is union of [string, long]",
            "Declare f as @AvroUnion({String.class, Long.class}) Object, or change f in order.avsc to string.",
            "['string','long']"),
        type(
            "String f;",
            "string, but f in order.avsc is union of [string]",
            "Declare f as @AvroUnion(String.class) Object, or change f in order.avsc to string.",
            "['string']"),
        type(
            LISTED,
            "union of [string, int], but f in order.avsc is union of [string, int, long]",
            "Add the branch long (Long.class) to f, or remove it from f in order.avsc.",
            "['string','int','long']"),
        type(
            LISTED,
            "union of [string, int], but f in order.avsc is union of [string]",
            "Remove the branch int from f, or add it to f in order.avsc.",
            "['string']"),
        type(
            LISTED,
            "union of [string, int], but f in order.avsc is union of [string, long, bytes]",
            "Add the branches long (Long.class), bytes (byte[].class) to f and remove the branch int from f, or change f in order.avsc to [string, int].",
            "['string','long','bytes']"),
        type(
            LISTED,
            "union of [string, int], but f in order.avsc is union of [int, string]",
            "Put the branches of f in the order [int, string], or those of f in order.avsc in the order [string, int].",
            "['int','string']"),
        type(
            LISTED,
            "union of [string, int], but f in order.avsc is union of [null, string, int]",
            "Make f nullable, with @AvroNullable or Optional, or remove null from f in order.avsc.",
            "['null','string','int']"));
  }

  private static Stream<BadHistory> namedTypes() {
    return Stream.of(
        type(
            "Side f;",
            "enum shop.Side [ASK, BID], but f in order.avsc is enum shop.Side [BID, ASK]",
            "Put the symbols of shop.Side in the order [BID, ASK], or those of f in order.avsc in the order [ASK, BID].",
            SIDE),
        type(
            "Side f;",
            "enum shop.Side [ASK, BID], but f in order.avsc is enum shop.Side [ASK, BID, MID]",
            "Add the symbol MID to shop.Side, or remove it from f in order.avsc.",
            SIDE.replace("'BID','ASK'", "'ASK','BID','MID'")),
        type(
            "Side f;",
            "enum shop.Side [ASK, BID], but f in order.avsc is enum shop.Side [BID]",
            "Remove the symbol ASK from shop.Side, or add it to f in order.avsc.",
            SIDE.replace(",'ASK'", "")),
        type(
            "Side f;",
            "enum shop.Side [ASK, BID], but f in order.avsc is enum shop.Edge [ASK, BID]",
            "Annotate the enum shop.Side with @AvroEnum(name = \"Edge\", namespace = \"shop\"), or rename the type of f in order.avsc to shop.Side.",
            SIDE.replace("'BID','ASK'", "'ASK','BID'").replace("Side", "Edge")),
        type(
            "@AvroFixed(size = 4, name = \"F\") byte[] f;",
            "fixed shop.F of size 4, but f in order.avsc is fixed shop.G of size 4",
            "Declare f as @AvroFixed(size = 4, name = \"G\", namespace = \"shop\") byte[], or rename the type of f in order.avsc to shop.F.",
            fixed("G", "")),
        type(
            "@AvroFixed(size = 8, name = \"F\") byte[] f;",
            "fixed shop.F of size 8, but f in order.avsc is fixed shop.F of size 4",
            "Declare f as @AvroFixed(size = 4, name = \"F\", namespace = \"shop\") byte[], or change f in order.avsc to fixed shop.F of size 8.",
            fixed("F", "")),
        type(
            "Line f;",
            "record shop.Order.Line with the fields [count], but f in order.avsc is record shop.Order.Row with the fields [count]",
            "Annotate the class shop.Order.Line with @AvroRecord(name = \"Row\", namespace = \"shop.Order\"), or rename the type of f in order.avsc to shop.Order.Line.",
            line(COUNT_LONG).replace("Line", "Row")),
        type(
            "Line f;",
            "record shop.Order.Line with the fields [count], but f in order.avsc is record shop.Order.Line with the fields [count, sku]",
            "Add the field sku to shop.Order.Line, or remove it from f in order.avsc.",
            line(COUNT_LONG + "," + BadHistories.field("sku", "'int'"))),
        type(
            "Line f;",
            "record shop.Order.Line with the fields [count], but f in order.avsc is record shop.Order.Line with the fields []",
            "Remove the field count from shop.Order.Line, or add it to f in order.avsc.",
            line("")));
  }

  private static String line(String fields) {
    return "{'type':'record','name':'Line','namespace':'shop.Order','fields':[" + fields + "]}";
  }

  private static String fixed(String name, String attributes) {
    return "{'type':'fixed','name':'" + name + "','size':4" + attributes + "}";
  }

  private static String logical(String type, String name) {
    return "{'type':'" + type + "','logicalType':'" + name + "'}";
  }

  private static BadHistory type(String member, String difference, String nextStep, String type) {
    return field(
        "Order.f is " + difference + ".",
        nextStep,
        member + " // BAD",
        BadHistories.field("f", type));
  }

  private static Stream<BadHistory> attributes() {
    String f = BadHistories.field("f", "'int'").replace("}", ",'default':2}");
    return Stream.of(
        field(
            "Order.f has a doc of its own, which is not in order.avsc.",
            "Remove it, or give f that doc in order.avsc.",
            "@AvroDoc(\"a\") // BAD\nint f;",
            f),
        field(
            "Order.f has the alias g, which is not in order.avsc.",
            "Remove it, or give f that alias in order.avsc.",
            "@AvroAlias(\"g\") // BAD\nint f;",
            f),
        field(
            "Order.f has the property k, which is not in order.avsc.",
            "Remove it, or give f that property in order.avsc.",
            "@AvroProp(key = \"k\", value = \"v\") // BAD\nint f;",
            f),
        field(
            "Order.f has the default 1, which is not in order.avsc.",
            "Remove it, or give f that default in order.avsc.",
            "@AvroDefault(\"1\") // BAD\nint f;",
            f),
        field(
            "Order.f has the default 1, which is not in order.avsc.",
            "Remove it, or give f that default in order.avsc.",
            "@AvroDefault(\"1\") // BAD\n@AvroNullable Integer f;",
            BadHistories.field("f", "['null','int']").replace("}", ",'default':2}")),
        field(
            "Order.f has the default 1, which is not in order.avsc.",
            "Remove it, or give f that default in order.avsc.",
            "@AvroDefault(\"1\") // BAD\n@AvroUnion({Integer.class, Double.class}) Object f;",
            BadHistories.field("f", "['int','double']").replace("}", ",'default':1.0}")),
        field(
            "Order.f has the default {\"a\":[0.0]}, which is not in order.avsc.",
            "Remove it, or give f that default in order.avsc.",
            "@AvroDefault(\"{\\\"a\\\":[0.0]}\") // BAD\nMap<String, List<Double>> f;",
            BadHistories.field("f", "{'type':'map','values':{'type':'array','items':'double'}}")
                .replaceFirst("}$", ",'default':{'a':[-0.0]}}")));
  }

  private static Stream<BadHistory> defaults() {
    String uuid = "{'type':'string','logicalType':'uuid'}";
    return Stream.of(
        ofDefault(
            "Order.f has a default in order.avsc, which is not a UUID.",
            "such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.",
            "UUID f;",
            uuid,
            "'a'"),
        ofDefault(
            "Order.f has a default in order.avsc, where [0] is not a UUID.",
            "such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.",
            "List<UUID> f;",
            "{'type':'array','items':" + uuid + "}",
            "['a']"));
  }

  private static BadHistory ofDefault(
      String finding, String nextStep, String member, String type, String json) {
    String field = BadHistories.field("f", type).replaceFirst("}$", ",'default':" + json + "}");
    BadHistory bad = field(finding, nextStep, member + " // BAD", field);
    return new BadHistory(
        BadInput.of(Code.DEFAULT, finding, nextStep, bad.input().text()), bad.files());
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
