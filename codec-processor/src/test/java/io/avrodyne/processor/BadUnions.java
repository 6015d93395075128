package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs with unions that Avro does not have. */
final class BadUnions {

  private static final String PREFIX =
      "package shop; import io.avrodyne.api.*; import java.util.*; ";

  private BadUnions() {}

  static Stream<BadInput> all() {
    return Stream.of(ambiguous(), nested(), nullable(), unannotated()).flatMap(cases -> cases);
  }

  private static Stream<BadInput> ambiguous() {
    return Stream.of(
        same(
            "int, java.lang.Integer and java.lang.Short", "{Integer.class, Short.class}", "Object"),
        same("string, java.lang.String and shop.Id", "{String.class, Id.class}", "Object"),
        same("shop.Line, shop.Line and shop.Other", "{Line.class, Other.class}", "Object"),
        same("shop.Line, shop.Line and shop.Side", "{Line.class, Side.class}", "Object"),
        same("array, int[] and long[]", "{int[].class, long[].class}", "Object"),
        field(
            "Order.f has two branches of the Avro type null, java.lang.Void and java.lang.Void.",
            "or wrap it in a record with @AvroRecord.",
            "Optional<Void>"));
  }

  private static BadInput same(String types, String branches, String type) {
    return field(
        "Order.f has two branches of the Avro type " + types + ".",
        "or wrap it in a record with @AvroRecord.",
        "@AvroUnion(" + branches + ") " + type);
  }

  private static Stream<BadInput> nested() {
    String nextStep = "put a record with @AvroRecord between them.";
    return Stream.of(
        field(
            "Order.f has the branch java.util.Optional<java.lang.String>, which is itself a union.",
            nextStep,
            "Optional<Optional<String>>"),
        field(
            "Order.f has the branch java.util.OptionalInt, which is itself a union.",
            nextStep,
            "Optional<OptionalInt>"),
        field(
            "Order.f has the branch shop.Maybe, which is itself a union.",
            nextStep,
            "@AvroUnion({Integer.class, Maybe.class}) Object"),
        field(
            "Order.f has the branch shop.Maybe, which is itself a union.",
            nextStep,
            "@AvroNullable Maybe"),
        field(
            "Order.f has the branch java.util.OptionalInt, which is itself a union.",
            nextStep,
            "List<@AvroUnion({OptionalInt.class, String.class}) Object>"));
  }

  private static BadInput field(String finding, String nextStep, String type) {
    return BadInput.of(
        Code.UNION,
        finding,
        nextStep,
        PREFIX
            + "@AvroRecord class Order {\n"
            + type
            + " f; // BAD\n}\n@AvroRecord record Line(int id) {}"
            + " @AvroRecord(name = \"Line\", namespace = \"shop\") record Other(long id) {}"
            + " @AvroEnum(name = \"Line\") enum Side {A}"
            + " @AvroValue record Id(String value) {}"
            + " @AvroValue record Maybe(Optional<String> value) {}");
  }

  private static Stream<BadInput> nullable() {
    return Stream.of("@AvroNullable Optional<String>", "List<@AvroNullable Optional<String>>")
        .map(
            type ->
                BadInput.of(
                    Code.NULL_POLICY,
                    "Order.f is java.util.Optional<java.lang.String> and marked as nullable.",
                    "Remove the annotation.",
                    PREFIX + "@AvroRecord class Order {\n" + type + " f; // BAD\n}"));
  }

  /** The field that has the union is not at fault. */
  private static Stream<BadInput> unannotated() {
    String nextStep =
        "Annotate it with @AvroRecord, or import it with @AvroImport if its source is not yours.";
    return Stream.of(
        BadInput.of(
            Code.NOT_ANNOTATED,
            "shop.Card is a branch of shop.Payment, but is not annotated.",
            nextStep,
            """
            sealed interface Payment permits Cash, Card {}
            @AvroRecord record Order(Payment payment, List<Payment> others) {}
            @AvroRecord record Cash(int sum) implements Payment {}
            record Card(String number) implements Payment {} // BAD
            """),
        BadInput.of(
            Code.NOT_ANNOTATED,
            "shop.Card is a branch of java.lang.Object, but is not annotated.",
            nextStep,
            """
            @AvroRecord record Order(
                @AvroUnion({String.class, Card.class}) Object payment) {} // BAD
            record Card(String number) {}
            """),
        BadInput.of(
            Code.NOT_ANNOTATED,
            "shop.Card is a branch of shop.Payment, but is not annotated.",
            nextStep,
            """
            @AvroRecord record Order(Payment payment) {}
            @AvroUnion({Card.class}) // BAD
            interface Payment {}
            record Card(String number) implements Payment {}
            """));
  }
}
