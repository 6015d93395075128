package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists interfaces with codecs that cannot be implemented. */
final class BadListings {

  private static final String PREFIX =
      "package shop; import io.avrodyne.api.*; import io.avrodyne.runtime.*; import java.util.*; ";

  private BadListings() {}

  static Stream<BadInput> all() {
    return Stream.of(kinds(), methods(), arguments(), types(), names()).flatMap(cases -> cases);
  }

  private static Stream<BadInput> kinds() {
    return Stream.of(
        kind("Shop has @AvroCodecs and is not an interface.", "one.", "class Shop {}"),
        kind("Shop has @AvroCodecs and is not an interface.", "one.", "@interface Shop {}"),
        kind(
            "Shop has @AvroCodecs and has type parameters.",
            "write the types out in the methods of the interface.",
            "interface Shop<T> {}"),
        kind(
            "Shop has @AvroCodecs and is sealed.",
            "Remove the modifier.",
            "sealed interface Shop permits Other {} non-sealed interface Other extends Shop {}"),
        nested("private interface Shop {}"),
        nested("private static class Parts { @AvroCodecs interface Shop {} }"),
        BadInput.of(
            Code.CONFLICT,
            "Shop has both @AvroCodecs and @AvroUnion.",
            "Remove one of the annotations.",
            PREFIX + "@AvroCodecs\n@AvroUnion // BAD\ninterface Shop {}"),
        BadInput.of(
            Code.CONFIG,
            "Shop names the config java.lang.String, which has no @AvroConfig.",
            "or name another class.",
            PREFIX + "@AvroCodecs(config = String.class) // BAD\ninterface Shop {}"));
  }

  private static BadInput kind(String finding, String nextStep, String declaration) {
    return BadInput.of(
        Code.UNSUPPORTED_KIND,
        finding,
        nextStep,
        PREFIX + "\n@AvroCodecs " + declaration + " // BAD");
  }

  private static BadInput nested(String declaration) {
    return BadInput.of(
        Code.UNSUPPORTED_KIND,
        "Shop has @AvroCodecs and is private or nested in a private type.",
        "Make it package-private.",
        PREFIX + "class Outer {\n@AvroCodecs " + declaration + " // BAD\n}");
  }

  private static Stream<BadInput> methods() {
    return Stream.of(
        method("Shop.order has parameters.", "AvroCodec<String> order(int id);"),
        method("Shop.order has type parameters.", "<T> AvroCodec<T> order();"),
        method("Shop.order returns java.lang.String.", "String order();"),
        method("Shop.order returns void.", "void order();"),
        method(
            "Shop.order returns io.avrodyne.runtime.AvroDecoder<java.lang.String>.",
            "AvroDecoder<String> order();"),
        method("Shop.all returns io.avrodyne.runtime.AvroCodec<", "AvroCodec<String> all();"),
        method("Shop.all returns java.util.Set<", "Set<AvroCodec<?>> all();"),
        BadInput.of(
            Code.CODECS,
            "Shop.order has parameters.",
            "or give the method a body.",
            PREFIX
                + "interface Base { AvroCodec<String> order(int id); }"
                + "\n@AvroCodecs interface Shop extends Base {} // BAD"));
  }

  private static BadInput method(String finding, String method) {
    return of(Code.CODECS, finding, "a body.", method, "");
  }

  private static Stream<BadInput> arguments() {
    String nextStep = "as in AvroCodec<Page<Order>>.";
    String finding = "Shop.order returns io.avrodyne.runtime.AvroCodec";
    return Stream.of(
        of(Code.RAW_TYPE, finding + "<?>", nextStep, "AvroCodec<?> order();", ""),
        of(
            Code.RAW_TYPE,
            finding + "<? extends java.lang.Number>",
            nextStep,
            "AvroCodec<? extends Number> order();",
            ""),
        of(
            Code.RAW_TYPE,
            finding + ", without",
            nextStep,
            "@SuppressWarnings(\"rawtypes\") AvroCodec order();",
            ""),
        of(
            Code.RAW_TYPE,
            "Shop.order is shop.Page<?>, without concrete type arguments.",
            "as in Page<Order>.",
            "AvroCodec<Page<?>> order();",
            "@AvroRecord record Page<T>(T item) {}"));
  }

  private static Stream<BadInput> types() {
    return Stream.of(
        of(
            Code.NOT_ANNOTATED,
            "Shop.order is shop.Plain, which is not annotated.",
            "",
            "AvroCodec<List<Plain>> order();",
            "record Plain(int id) {}"),
        of(
            Code.NOT_ANNOTATED,
            "Shop.order is shop.Base, an abstract class that is not annotated.",
            "",
            "AvroCodec<Base> order();",
            "abstract class Base {}"),
        of(
            Code.NOT_ANNOTATED,
            "Shop.order is shop.Dog, a sealed class that is neither abstract nor annotated.",
            "or list it and its subclasses with @AvroUnion on the method, and annotate these with"
                + " @AvroRecord or import them with @AvroImport.",
            "AvroCodec<List<Dog>> order();",
            "sealed class Dog permits Puppy {} @AvroRecord final class Puppy extends Dog {}"),
        of(
            Code.UNSUPPORTED_TYPE,
            "Shop.order is java.lang.Object.",
            "",
            "AvroCodec<Object> order();",
            ""),
        of(
            Code.DECIMAL,
            "Shop.order is a BigDecimal without an Avro form.",
            "",
            "AvroCodec<java.math.BigDecimal> order();",
            ""),
        of(
            Code.UNION,
            "Shop.order has two branches of the Avro type int",
            "",
            "@AvroUnion({Integer.class, Short.class}) AvroCodec<Object> order();",
            ""),
        of(
            Code.MISPLACED,
            "Shop.order is shop.Side and marked with @AvroString.",
            "",
            "@AvroString AvroCodec<Side> order();",
            "enum Side { ASK }"),
        of(
            Code.MISPLACED,
            "Shop.order is marked with @AvroDoc.",
            "Remove the annotation.",
            "@AvroDoc(\"text\") AvroCodec<String> order();",
            ""),
        of(
            Code.MISPLACED,
            "Shop.order is marked with @AvroNullable.",
            "Remove the annotation.",
            "@AvroNullable AvroCodec<String> order();",
            ""));
  }

  private static Stream<BadInput> names() {
    return Stream.of(
        of(
            Code.NAME_CLASH,
            "Shop.order has the Avro name shop.Page_Line, and so does Shop.other.",
            "",
            "AvroCodec<Page<Line>> order();",
            "@AvroRecord record Page<T>(T item) {} @AvroRecord record Line(int id) {}"
                + " class In { @AvroRecord(namespace = \"in\") record Line(int id) {} }",
            "AvroCodec<Page<In.Line>> other();"),
        BadInput.of(
            Code.NAME_CLASH,
            "Shop.order has the Avro name java.awt.Point, and so does Other.point.",
            "and let the other one extend it.",
            PREFIX
                + "@AvroCodecs interface Shop {\nAvroCodec<java.awt.Point> order(); // BAD\n}"
                + " @AvroCodecs interface Other { AvroCodec<java.awt.Point> point(); }"),
        BadInput.of(
            Code.NAME_CLASH,
            "shop.Shop needs the class shop.ShopAvro, but a class of that name already exists.",
            "Rename one of the types.",
            PREFIX + "@AvroCodecs\ninterface Shop {} // BAD\nclass ShopAvro {}"));
  }

  private static BadInput of(
      Code code, String finding, String nextStep, String method, String others, String... more) {
    return BadInput.of(
        code,
        finding,
        nextStep,
        PREFIX
            + "@AvroCodecs interface Shop {\n"
            + method
            + " // BAD\n"
            + String.join("\n", more)
            + "\n}\n"
            + others);
  }
}
