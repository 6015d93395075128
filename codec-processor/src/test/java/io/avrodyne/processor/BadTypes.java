package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.List;
import java.util.stream.Stream;

/** Lists inputs whose components are of Java types that have no Avro type. */
final class BadTypes {

  private static final List<String> UNSUPPORTED =
      List.of("java.lang.Record", "java.lang.Runnable", "java.lang.Thread", "java.lang.Number");

  private static final List<String> WITHOUT_ITEM_TYPE =
      List.of(
          "List",
          "List<?>",
          "List<? super String>",
          "List<List<?>>",
          "java.util.Set",
          "java.util.Map",
          "java.util.Map<String, ?>",
          "java.util.Optional",
          "java.util.Optional<?>");

  private BadTypes() {}

  static Stream<BadInput> all() {
    return Stream.of(
            UNSUPPORTED.stream().map(type -> unsupported(type, type)),
            Stream.of(
                unsupported("List<List<Thread>>", "java.lang.Thread"),
                unsupported("Thread[]", "java.lang.Thread"),
                unsupported("java.util.Map<String, Thread>", "java.lang.Thread"),
                unsupported("java.util.Optional<Thread>", "java.lang.Thread"),
                object("java.lang.Object"),
                object("List<Object>"),
                open("an interface", "interface Line {}"),
                open("an abstract class", "abstract class Line {}")),
            Stream.of("java.util.Set<java.net.URL>", "List<java.util.SortedSet<java.net.URL>>")
                .map(BadTypes::setOfUrls),
            Stream.of("Integer", "Line", "Object").map(BadTypes::mapKey),
            Stream.of(
                    "Line",
                    "Boolean",
                    "Character",
                    "Double",
                    "java.time.Instant",
                    "@AvroNullable Integer",
                    "java.util.concurrent.atomic.AtomicInteger",
                    "List<String>",
                    "java.util.Optional<String>")
                .map(BadTypes::keyWithoutText),
            Stream.of(sameKeys(), urlKeys()),
            WITHOUT_ITEM_TYPE.stream().map(BadTypes::withoutItemType),
            Stream.of("Line", "List<Line>", "@AvroNullable Line").map(BadTypes::notAnnotated),
            Stream.of("int", "boolean", "char").map(BadTypes::nullablePrimitive),
            Stream.of(rawSuperclass(), resolvedTypeVariable(), nullableFieldOfClass()),
            Stream.of(
                    "record Box(int a, int b) {}",
                    "record Box() {}",
                    "class Box { int a; }",
                    "class Box { int a; @AvroCreator Box() {} }")
                .map(BadTypes::wrapper),
            Stream.of("Box<?>", "Box<? extends java.lang.Number>", "Box")
                .map(BadTypes::openWrapper),
            Stream.of(convertedWrapper(), strangeBranch(), foreign("Hid"), foreign("Side")))
        .flatMap(cases -> cases);
  }

  private static BadInput unsupported(String written, String named) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is " + named + ".",
        "or exclude the field with @AvroIgnore.",
        component(written));
  }

  private static BadInput object(String written) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.lang.Object.",
        "List the classes that it may hold with @AvroUnion, name a converter with @AvroConvert, or exclude the field"
            + " with @AvroIgnore.",
        component(written));
  }

  private static BadInput setOfUrls(String written) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is " + written.replaceAll("^List<|(?<=>)>$", "") + ".",
        "Use java.net.URI.",
        component(written));
  }

  private static BadInput mapKey(String key) {
    return BadInput.of(
        Code.MAP_KEY,
        "Order.odd is java.util.Map<",
        "or a converter with @AvroConvert.",
        component("java.util.Map<" + key + ", String>"),
        Sources.inShop("@AvroRecord record Line(int number) {}"));
  }

  private static BadInput keyWithoutText(String key) {
    return BadInput.of(
        Code.MAP_KEY,
        "Order.odd is java.util.Map<",
        "Use @AvroKeys(PAIRS), a List of key-value records, or a converter with @AvroConvert.",
        component("java.util.@AvroKeys(AvroKeys.Form.TEXT) Map<" + key + ", String>"),
        Sources.inShop("@AvroRecord record Line(int number) {}"));
  }

  private static BadInput sameKeys() {
    return BadInput.of(
        Code.MAP_KEY,
        "Order.odd is java.util.Map<shop.Side, java.lang.String>, whose keys are shop.Side.",
        "Correct their @AvroName.",
        component("java.util.@AvroKeys(AvroKeys.Form.TEXT) Map<Side, String>"),
        Sources.inShop("enum Side { BUY, @AvroName(\"BUY\") SELL }"));
  }

  private static BadInput urlKeys() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.util.Map<java.net.URL, java.lang.String>.",
        "Use java.net.URI.",
        component("java.util.@AvroKeys(AvroKeys.Form.PAIRS) Map<java.net.URL, String>"));
  }

  private static BadInput withoutItemType(String written) {
    return BadInput.of(
        Code.RAW_TYPE,
        "Order.odd is a "
            + written.replaceAll("java.util.|<.*", "")
            + " without a concrete type argument.",
        "as in List<String> or Map<String, Integer>.",
        component(written));
  }

  private static BadInput notAnnotated(String written) {
    return BadInput.of(
        Code.NOT_ANNOTATED,
        "Order.odd is shop.Line, which is not annotated.",
        "or exclude the field with @AvroIgnore.",
        component(written),
        Sources.inShop("record Line(int number) {}"));
  }

  private static BadInput open(String kind, String declaration) {
    return BadInput.of(
        Code.NOT_ANNOTATED,
        "Order.odd is shop.Line, " + kind + " that is not annotated.",
        "Make it sealed, or list its classes with @AvroUnion, and annotate these with @AvroRecord or import them with"
            + " @AvroImport, name a converter with @AvroConvert, or exclude the field with @AvroIgnore.",
        component("Line"),
        Sources.inShop(declaration));
  }

  private static BadInput nullablePrimitive(String type) {
    return BadInput.of(
        Code.NULL_POLICY,
        "Order.odd is " + type + " and marked as nullable.",
        "or remove the annotation.",
        component("@AvroNullable " + type));
  }

  private static BadInput nullableFieldOfClass() {
    return BadInput.of(
        Code.NULL_POLICY,
        "Order.odd is long and marked as nullable.",
        "Use Long, or remove the annotation.",
        """
        @AvroRecord
        class Order {
          @AvroNullable
          long odd; // BAD
        }
        """);
  }

  private static BadInput wrapper(String declaration) {
    return BadInput.of(
        Code.WRAPPER,
        "Order.odd is Box, which does not wrap exactly one value.",
        "Make it a record with one component, or use @AvroRecord.",
        component("Box"),
        Sources.inShop("@AvroValue " + declaration));
  }

  private static BadInput convertedWrapper() {
    return BadInput.of(
        Code.NOT_READABLE,
        "Tags.all cannot be read: getAll returns java.util.Collection<java.lang.String>, not"
            + " java.util.List<java.lang.String>.",
        "or make the field package-private.",
        """
        @AvroValue
        class Tags {
          @AvroConvert(using = Joined.class)
          private final List<String> all; // BAD

          Tags(List<String> all) { this.all = all; }
          Collection<String> getAll() { return all; }
        }
        """,
        Sources.inShop("@AvroRecord record Order(Tags tags) {}"),
        Sources.inShop(
            """
            class Joined implements AvroConverter<List<String>, String> {
              @Override public String toAvro(List<String> all) { return String.join(",", all); }
              @Override public List<String> fromAvro(String text) { return List.of(text); }
            }
            """));
  }

  private static BadInput openWrapper(String written) {
    return BadInput.of(
        Code.RAW_TYPE,
        "Order.odd is shop." + written + ", without concrete type arguments.",
        "Specify the type arguments, as in Page<Order>.",
        component("List<" + written + ">"),
        Sources.inShop("@AvroValue record Box<T>(List<T> items) {}"));
  }

  /** Reached through the public members of a public class. */
  private static BadInput foreign(String type) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is base." + type + ", which is not accessible from package shop.",
        "Make it public, or exclude the field with @AvroIgnore.",
        """
        package base;
        public class Base {
          private %1$s odd; // BAD
          public %1$s getOdd() { return odd; }
          public void setOdd(%1$s odd) { this.odd = odd; }
        }
        @io.avrodyne.api.AvroRecord class Hid { public int x; }
        enum Side { A }
        """
            .formatted(type),
        Sources.inShop("@AvroRecord class Order extends base.Base {}"));
  }

  private static BadInput strangeBranch() {
    return BadInput.of(
        Code.UNION,
        "Order.odd lists the branch java.lang.String, which is not a subtype of java.lang.Number.",
        "Remove the branch from @AvroUnion, or make it a subtype.",
        component("@AvroUnion({Integer.class, String.class}) Number"));
  }

  /** A raw superclass leaves its fields with the bound of the variable. */
  private static BadInput rawSuperclass() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.lang.Object.",
        "or exclude the field with @AvroIgnore.",
        """
        @AvroRecord
        @SuppressWarnings("rawtypes")
        class Order extends Base {}

        class Base<T> {
          T odd; // BAD
        }
        """);
  }

  private static BadInput resolvedTypeVariable() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.lang.Runnable.",
        "or exclude the field with @AvroIgnore.",
        """
        @AvroRecord
        class Order extends Base<Runnable> {}

        class Base<T> {
          T odd; // BAD
        }
        """);
  }

  private static String component(String type) {
    return """
    @AvroRecord
    @SuppressWarnings("rawtypes")
    record Order(
        int id,
        %s odd) {} // BAD
    """
        .formatted(type);
  }
}
