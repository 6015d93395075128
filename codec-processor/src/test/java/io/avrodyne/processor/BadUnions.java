package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs with unions that Avro does not have. */
final class BadUnions {

  private static final String PREFIX =
      "package shop; import io.avrodyne.api.*; import java.util.*; ";

  private BadUnions() {}

  static Stream<BadInput> all() {
    return Stream.of(ambiguous(), nested(), nullable(), unannotated(), withoutBranch())
        .flatMap(cases -> cases);
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

  /** A permitted subclass or the class itself must not be left out silently. */
  private static Stream<BadInput> withoutBranch() {
    String concrete =
        "Make the class abstract, or annotate it with @AvroRecord instead of @AvroUnion.";
    return Stream.of(
        BadInput.of(
            Code.UNION,
            "Order.last lists the branch shop.Sent, which is not a subtype of shop.Event<java.lang.Long>.",
            "Remove the branch from @AvroUnion, or make it a subtype.",
            """
            @AvroRecord record Order(
                List<Event<?>> all,
                Event<Long> last) {} // BAD
            @AvroUnion({Placed.class, Sent.class}) interface Event<T> {}
            @AvroRecord record Placed(long id) implements Event<Long> {}
            @AvroRecord record Sent(String address) implements Event<String> {}
            """),
        BadInput.of(
            Code.RAW_TYPE,
            "Order.events is shop.Created<?>, without concrete type arguments.",
            "Specify the type arguments, as in Page<Order>.",
            """
            @AvroRecord record Order(
                List<Event<?>> events) {} // BAD
            sealed interface Event<T> permits Created, Deleted {}
            @AvroRecord record Created<T>(T body) implements Event<T> {}
            @AvroRecord record Deleted(String id) implements Event<String> {}
            """),
        BadInput.of(
            Code.NOT_ANNOTATED,
            "Order.dog is shop.Dog, a sealed class that is neither abstract nor annotated.",
            "or list it and its subclasses with @AvroUnion on the field, and annotate these with"
                + " @AvroRecord or import them with @AvroImport.",
            """
            @AvroRecord record Order(
                Dog dog) {} // BAD
            sealed class Dog permits Puppy {}
            @AvroRecord final class Puppy extends Dog {}
            """),
        BadInput.of(
            Code.NOT_ANNOTATED,
            "shop.Dog is a branch of shop.Animal, but is not annotated.",
            "or import it with @AvroImport if its source is not yours.",
            """
            @AvroRecord record Order(Animal animal) {}
            sealed interface Animal permits Dog {}
            sealed class Dog implements Animal permits Puppy {} // BAD
            @AvroRecord final class Puppy extends Dog {}
            """),
        BadInput.of(
            Code.UNION,
            "Dog is shop.Dog, a sealed class that is not abstract.",
            concrete,
            """
            @AvroUnion sealed class Dog permits Puppy {} // BAD
            @AvroRecord final class Puppy extends Dog {}
            """),
        BadInput.of(
            Code.UNION,
            "Order.animal is shop.Dog, a sealed class that is not abstract.",
            concrete,
            """
            @AvroRecord record Order(
                Animal animal) {} // BAD
            sealed interface Animal permits Dog {}
            @AvroUnion sealed class Dog implements Animal permits Puppy {}
            @AvroRecord final class Puppy extends Dog {}
            """));
  }
}
