package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.Map;
import java.util.stream.Stream;

/** Lists types that break with their history, and files that are not histories. */
final class BadHistories {

  private static final String V1 = "avro-history/shop.Order/1.avsc";
  private static final String ORDER = "package shop; import io.avrodyne.api.*;\n";
  private static final String ID = "@AvroRecord\nrecord Order(int id) {} // BAD\n";

  private BadHistories() {}

  static Stream<BadHistory> all() {
    return Stream.of(folders(), layouts(), directions(), logicalTypes(), nulls())
        .flatMap(cases -> cases);
  }

  private static Stream<BadHistory> folders() {
    return Stream.of(
        bad(
            Code.HISTORY_FOLDER,
            "Order cannot be compared with its history, because ",
            "in Maven, begin the path with ${project.basedir}.",
            ID,
            "avro-history/shop.Order",
            "text"),
        bad(
            Code.HISTORY_FILE,
            "Order has the file first.avsc in its history, whose name is not a version.",
            "first.avsc, or move it elsewhere.",
            ID,
            "avro-history/shop.Order/first.avsc",
            record("")),
        two(
            Code.HISTORY_DUPLICATE,
            "Order has the same version twice in its history: 01.avsc and 1.avsc.",
            "Order.",
            "avro-history/shop.Order/01.avsc"),
        bad(
            Code.HISTORY_SCHEMA,
            "Order has the file 1.avsc in its history, which is not an Avro schema: ",
            "1.avsc from version control.",
            ID,
            V1,
            "{'type': 'record'"),
        bad(
            Code.HISTORY_NAME,
            "Order is called shop.Order, but its version 1 is called shop.Purchase.",
            "shop.Order/1.avsc to the folder of its own type.",
            ID,
            V1,
            record("").replace("Order", "Purchase")));
  }

  private static BadHistory two(Code code, String finding, String nextStep, String file) {
    return new BadHistory(
        BadInput.of(code, finding, nextStep, ORDER + ID),
        Map.of(V1, record(field("id", "'int'")), file, record(field("id", "'int'"))));
  }

  private static Stream<BadHistory> layouts() {
    return Stream.of(
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: the field f is missing in version 1 and has no default in the type.",
            "or @AvroAlias with its former name.",
            "int f; // BAD",
            record("")),
        broken(
            "Order.g breaks BACKWARD_TRANSITIVE with version 1: f is string in version 1 but int in the type.",
            "or add a new field with another name and a default.",
            "@AvroName(\"f\") int g; // BAD",
            record(field("f", "'string'"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is called shop.Item in version 1 but shop.Line in the type.",
            "Add @AvroAlias(\"shop.Item\") to the renamed type.",
            "Line f; // BAD",
            record(field("f", named("Item", field("count", "'int'"))))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f.count is string in version 1 but int in the type.",
            "or add a new field with another name and a default.",
            "Line f; // BAD",
            record(field("f", named("Line", field("count", "'string'"))))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f[].count is string in version 1 but int in the type.",
            "or add a new field with another name and a default.",
            "@AvroNullable Line[] f; // BAD",
            record(
                field(
                    "f",
                    "{'type':'array','items':" + named("Line", field("count", "'string'")) + "}"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f{} may be boolean in version 1, for which the type has no branch.",
            "Keep the branch.",
            "java.util.Map<String, @AvroNullable String> f; // BAD",
            record(field("f", "{'type':'map','values':'boolean'}"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is null in version 1 but string in the type.",
            "or add a new field with another name and a default.",
            "String f; // BAD",
            record(field("f", "['null','string']"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f has the symbols [SWAP] in version 1, but the type has neither them nor a default symbol.",
            "default with @AvroEnum(defaultSymbol = ...).",
            "Side f; // BAD",
            record(field("f", "{'type':'enum','name':'Side','symbols':['ASK','SWAP']}"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is 3 bytes in version 1 but 4 bytes in the type.",
            "or add a new field with another name and a default.",
            "@AvroFixed(size = 4, name = \"F\") byte[] f; // BAD",
            record(field("f", "{'type':'fixed','name':'F','size':3}"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is called shop.F in version 1 but shop.Order_f in the type.",
            "Set the earlier name in the annotation of the fixed type: name = \"F\".",
            "@AvroFixed(size = 3) byte[] f; // BAD",
            record(field("f", "{'type':'fixed','name':'F','size':3}"))));
  }

  private static Stream<BadHistory> directions() {
    return Stream.of(
        broken(
            "Order breaks FORWARD with version 1: the field g is missing in the type and has no default in version 1.",
            "Keep the field.",
            "",
            record(field("g", "'int'")),
            "@AvroRecord(compatibility = Compatibility.FORWARD)\nclass Order { // BAD\n"),
        broken(
            "Order.f breaks FULL_TRANSITIVE with version 1: f is int in the type but string in version 1.",
            "or add a new field with another name and a default.",
            "int f; // BAD",
            record(field("f", "'string'")),
            "@AvroRecord(compatibility = Compatibility.FULL_TRANSITIVE)\nclass Order {\n"),
        broken(
            "Order.f breaks FORWARD with version 1: f has the symbols [BID] in the type, but version 1 has neither them nor a default symbol.",
            "version 1 has no default for them.",
            "Side f; // BAD",
            record(field("f", "{'type':'enum','name':'Side','symbols':['ASK']}")),
            "@AvroRecord(config = Forward.class)\nclass Order {\n"),
        new BadHistory(
            BadInput.of(
                Code.INCOMPATIBLE,
                "Shape breaks BACKWARD_TRANSITIVE with version 1: the datum may be record Square in version 1, for which the type has no branch.",
                "Keep the branch.",
                ORDER
                    + "@AvroUnion\nsealed interface Shape { // BAD\n"
                    + "@AvroRecord record Circle(int radius) implements Shape {} }"),
            Map.of(
                "avro-history/shop.Shape/v7.avsc".replace("v7", "1"),
                "[{'type':'record','name':'Circle','namespace':'shop.Shape','fields':[{'name':'radius','type':'int'}]},"
                    + "{'type':'record','name':'Square','namespace':'shop.Shape','fields':[]}]")),
        moved(
            "@AvroUnion",
            "BACKWARD_TRANSITIVE with version 1: the datum may be record p.A in version 1, but several"
                + " branches of the type have that unqualified name, and none has it as an alias.",
            "Add @AvroAlias(\"p.A\") to the branch that has replaced it.",
            "[" + named("p.A", "") + "," + named("p.B", "") + "]"),
        moved(
            "@AvroUnion(config = Forward.class)",
            "FORWARD with version 1: the datum may be record q.A in the type, but several branches of"
                + " version 1 have that unqualified name, and none has it as an alias.",
            "Give the branch its earlier full name.",
            "[" + named("p.A", "") + "," + named("o.A", "") + "]"));
  }

  /** A union of two records whose namespaces have changed. */
  private static BadHistory moved(String union, String finding, String nextStep, String schema) {
    return new BadHistory(
        BadInput.of(
            Code.INCOMPATIBLE,
            "Shape breaks " + finding,
            nextStep,
            ORDER
                + union
                + "\nsealed interface Shape { // BAD\n"
                + "@AvroRecord(namespace = \"q\") record A() implements Shape {}\n"
                + "@AvroRecord(namespace = \"r\", name = \"A\") record B() implements Shape {} }\n"
                + "@AvroConfig(compatibility = Compatibility.FORWARD) interface Forward {}"),
        Map.of("avro-history/shop.Shape/1.avsc", schema));
  }

  private static Stream<BadHistory> logicalTypes() {
    String millis = "{'type':'long','logicalType':'timestamp-millis'}";
    return Stream.of(
        same(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: the layout is the same, and f is timestamp-millis in version 1 but timestamp-micros in the type.",
            "java.time.Instant f; // BAD",
            record(field("f", millis))),
        same(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: the layout is the same, and f is decimal(9, 4) in version 1 but decimal(9, 2) in the type.",
            "@AvroDecimal(precision = 9, scale = 2) java.math.BigDecimal f; // BAD",
            record(field("f", "{'type':'bytes','logicalType':'decimal','precision':9,'scale':4}"))),
        same(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: the layout is the same, and f is timestamp-millis in version 1 but without a logical type in the type.",
            "long f; // BAD",
            record(field("f", millis))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is decimal(9, 4) in version 1 but decimal(9, 2) in the type.",
            "or add a new field with another name and a default.",
            "@AvroDecimal(precision = 9, scale = 2) java.math.BigDecimal f; // BAD\n@AvroNullable String g;",
            record(field("f", "{'type':'bytes','logicalType':'decimal','precision':9,'scale':4}"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is date in version 1 but timestamp-micros in the type.",
            "or add a new field with another name and a default.",
            "java.time.Instant f; // BAD",
            record(field("f", "{'type':'int','logicalType':'date'}"))),
        broken(
            "Order.f breaks BACKWARD_TRANSITIVE with version 1: f is date in version 1 but timestamp-micros in the type.",
            "or add a new field with another name and a default.",
            "@AvroNullable java.time.Instant f; // BAD",
            record(field("f", "{'type':'int','logicalType':'date'}"))));
  }

  private static Stream<BadHistory> nulls() {
    String line =
        """
        @AvroRecord(nullability = Nullability.REFERENCES) class Line {
        @AvroAlias("sum") private Integer count; // BAD
        int getCount() { return count; } void setCount(Integer given) { count = given; } }
        """;
    String order =
        """
        @AvroRecord(nullability = Nullability.ALL) class Order {
        private final java.util.List<String> tags = new java.util.ArrayList<>(); // BAD
        java.util.List<String> getTags() { return tags; } }
        """;
    return Stream.of(
        nullable(
            "Order.tags may be null in version 1 of shop.Order, but it has no setter, so that its collection is filled.",
            "Add a setter, or mark the field with an annotation called NonNull if no null is stored.",
            order,
            record(field("tags", "['null',{'type':'array','items':'string'}]"))),
        nullable(
            "Line.count may be null in version 1 of shop.Order, but its getter getCount returns int.",
            "Let getCount return Integer, or mark the field with an annotation called NonNull if no null is stored.",
            "@AvroRecord record Order(Line line) {}\n" + line,
            record(field("line", named("Line", field("sum", "['int','null']"))))));
  }

  private static BadHistory nullable(String finding, String nextStep, String text, String schema) {
    return bad(Code.NULL_POLICY, finding, nextStep, text, V1, schema);
  }

  private static BadHistory same(String finding, String member, String schema) {
    return bad(
        Code.SAME_LAYOUT,
        finding,
        "or add a new field with the other one.",
        "@AvroRecord\nclass Order {\n" + member + "\n}",
        V1,
        schema);
  }

  private static BadHistory broken(String finding, String nextStep, String member, String schema) {
    return broken(finding, nextStep, member, schema, "@AvroRecord\nclass Order {\n");
  }

  private static BadHistory broken(
      String finding, String nextStep, String member, String schema, String head) {
    return bad(
        Code.INCOMPATIBLE,
        finding,
        nextStep,
        head
            + member
            + "\n}\n@AvroRecord record Line(int count) {}\nenum Side { ASK, BID }\n"
            + "@AvroConfig(compatibility = Compatibility.FORWARD) interface Forward {}",
        V1,
        schema);
  }

  private static BadHistory bad(
      Code code, String finding, String nextStep, String text, String file, String schema) {
    return new BadHistory(BadInput.of(code, finding, nextStep, ORDER + text), Map.of(file, schema));
  }

  static String record(String fields) {
    return "{'type':'record','name':'Order','namespace':'shop','fields':[" + fields + "]}";
  }

  static String field(String name, String type) {
    return "{'name':'" + name + "','type':" + type + "}";
  }

  private static String named(String name, String fields) {
    return "{'type':'record','name':'" + name + "','fields':[" + fields + "]}";
  }
}
