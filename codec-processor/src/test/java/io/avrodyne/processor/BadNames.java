package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * Lists inputs whose Avro names are not allowed, or not unique, and those that lead in a circle.
 */
final class BadNames {

  private BadNames() {}

  static Stream<BadInput> all() {
    return Stream.of(grammar(), duplicates(), clashes(), circles(), endless(), generics())
        .flatMap(cases -> cases);
  }

  private static Stream<BadInput> grammar() {
    return Stream.of(
        name("Cash$Order", "Cash$Order", "@AvroRecord\nrecord Cash$Order(int id) {} // BAD"),
        name("Größe", "Größe", "@AvroRecord\nrecord Größe(int id) {} // BAD"),
        name("Order.größe", "größe", "@AvroRecord record Order(\nint größe) {} // BAD"),
        name("Order.a$b", "a$b", "@AvroRecord record Order(\nint a$b) {} // BAD"),
        name("Order.id", "1st", "@AvroRecord record Order(\n@AvroName(\"1st\") int id) {} // BAD"),
        name("Order.id", "", "@AvroRecord record Order(\n@AvroName(\"\") int id) {} // BAD"),
        name("Order.id", "a-b", "@AvroRecord class Order {\n@AvroName(\"a-b\") int id; // BAD\n}"),
        name("Order", "my order", "@AvroRecord(name = \"my order\")\nclass Order {} // BAD"),
        name("Order", "", "@AvroRecord(name = \"\")\nclass Order {} // BAD"),
        name(
            "Order",
            "string",
            "@AvroRecord(name = \"string\", namespace = \"\")\nclass Order {} // BAD"),
        name("Order", "2", "@AvroRecord(namespace = \"com.2.shop\")\nclass Order {} // BAD"),
        name("Order", "", "@AvroRecord(namespace = \"com..shop\")\nclass Order {} // BAD"),
        name("Order", "", "@AvroRecord(namespace = \"com.\")\nclass Order {} // BAD"),
        name(
            "Side.ASK",
            "1",
            "@AvroRecord record Order(\nSide side) {} // BAD\nenum Side {@AvroName(\"1\") ASK}"),
        name(
            "Side$.", "Side$", "@AvroRecord record Order(\nSide$ side) {} // BAD\nenum Side$ {A}"));
  }

  private static BadInput name(String subject, String name, String text) {
    return BadInput.of(
        Code.NAME,
        subject.replace("$.", "$") + " has the invalid Avro name \"" + name + "\".",
        renamed(subject),
        text);
  }

  private static String renamed(String subject) {
    String type =
        "Choose another name or namespace in "
            + (subject.equals("Side$.") ? "@AvroEnum." : "@AvroRecord.");
    boolean member = subject.indexOf('.') >= 0 && !subject.endsWith(".");
    return member ? "Choose another name with @AvroName." : type;
  }

  private static Stream<BadInput> duplicates() {
    return Stream.of(
        duplicate(
            "Order.ident",
            "id",
            "@AvroRecord record Order(int id,\n@AvroName(\"id\") int ident) {} // BAD"),
        duplicate(
            "Order.b",
            "c",
            "@AvroRecord class Order {@AvroName(\"c\") int a;\n@AvroName(\"c\") int b; // BAD\n}"),
        duplicate(
            "Side.BID",
            "ASK",
            "@AvroRecord record Order(\nSide side) {} // BAD\nenum Side {ASK, @AvroName(\"ASK\") BID}"));
  }

  private static BadInput duplicate(String subject, String name, String text) {
    return BadInput.of(
        Code.DUPLICATE_NAME,
        subject + " has the Avro name \"" + name + "\", which is already taken.",
        "Give one of them another name with @AvroName.",
        text);
  }

  private static Stream<BadInput> clashes() {
    return Stream.of(
        BadInput.of(
            Code.NAME_CLASH,
            "Order has the Avro name shop.Line, and so does shop.Line.",
            "with @AvroRecord.",
            "@AvroRecord(name = \"Line\")\nrecord Order(int a) {} // BAD\n",
            Sources.inShop("@AvroRecord record Line(int a) {}")),
        BadInput.of(
            Code.NAME_CLASH,
            "shop.Order needs the class shop.OrderAvroCodec, but a class of that name already exists.",
            "Rename one of the types.",
            "@AvroRecord\nrecord Order(int a) {} // BAD\n",
            Sources.inShop("class OrderAvroCodec {}")),
        BadInput.of(
            Code.NAME_CLASH,
            "Order uses in.b.MoneyAvroCodec and another class with that simple name.",
            "Rename one of the classes.",
            "@AvroRecord\nrecord Order(a.Money one, in.b.Money two) {} // BAD\n",
            Sources.of("package a; @io.avrodyne.api.AvroRecord public record Money(int id) {}"),
            Sources.of("package in.b; @io.avrodyne.api.AvroRecord public record Money(int id) {}")),
        clash("shop.Side", "@AvroRecord(name = \"Side\") record Line(Side s) {} enum Side {A}"));
  }

  private static BadInput clash(String name, String line) {
    return BadInput.of(
        Code.NAME_CLASH,
        "Order contains two different types with the Avro name " + name + ".",
        "with @AvroRecord, @AvroEnum or @AvroFixed, or another name with @AvroKeys.",
        "@AvroRecord\nrecord Order(Line line) {} // BAD\n",
        Sources.inShop(line));
  }

  private static Stream<BadInput> circles() {
    return Stream.of(
        circle("Order.parent", "@AvroRecord record Order(\nOrder parent) {} // BAD"),
        circle(
            "Order.line",
            "@AvroRecord record Order(\nLine line) {} // BAD",
            "@AvroRecord record Line(Item item) {}",
            "@AvroRecord record Item(Order order) {}"),
        circle(
            "Order.shape",
            "@AvroRecord record Order(\nShape shape) implements Shape {} // BAD",
            "sealed interface Shape permits Order {}"));
  }

  private static BadInput circle(String subject, String text, String... others) {
    return BadInput.of(
        Code.RECURSIVE_TYPE,
        subject + " always leads back to its own type.",
        "Make one of the fields in the cycle nullable, or a list.",
        text,
        Stream.of(others).map(Sources::inShop).toArray(JavaFileObject[]::new));
  }

  private static Stream<BadInput> endless() {
    return Stream.of(
        BadInput.of(
            Code.RECURSIVE_TYPE,
            "Page.next needs infinitely many instantiations.",
            "Make the class refer to itself with the same type arguments.",
            """
            @AvroRecord
            record Page<T>(
                T item,
                @AvroNullable Page<List<T>> next) {} // BAD
            """,
            Sources.inShop("@AvroRecord record Order(Page<String> page) {}")),
        BadInput.of(
            Code.RECURSIVE_TYPE,
            "Order.shape is Box, which wraps itself.",
            "Use @AvroRecord on the wrapper instead of @AvroValue.",
            "@AvroRecord record Order(\nBox shape) {} // BAD",
            Sources.inShop("@AvroValue record Box(@AvroNullable Box inner) {}")),
        BadInput.of(
            Code.RECURSIVE_TYPE,
            "Order.shape is shop.Shape, whose wrapped branches lead back to it.",
            "Use @AvroRecord on the wrapper instead of @AvroValue.",
            "@AvroRecord record Order(\nShape shape) {} // BAD",
            Sources.inShop("sealed interface Shape permits Box {}"),
            Sources.inShop("@AvroValue record Box(Shape inner) implements Shape {}")));
  }

  private static Stream<BadInput> generics() {
    return Stream.of("Page", "Page<?>", "Page<? extends String>").map(BadNames::raw);
  }

  private static BadInput raw(String type) {
    return BadInput.of(
        Code.RAW_TYPE,
        "Order.page is shop.Page",
        "Specify the type arguments, as in Page<Order>.",
        "@SuppressWarnings(\"rawtypes\")\n@AvroRecord record Order(\n" + type + " page) {} // BAD",
        Sources.inShop("@AvroRecord record Page<T>(T item) {}"));
  }
}
