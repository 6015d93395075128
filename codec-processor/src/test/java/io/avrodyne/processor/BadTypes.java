package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.List;
import java.util.stream.Stream;

/** Lists inputs whose components are of Java types that have no Avro type. */
final class BadTypes {

  private static final List<String> UNSUPPORTED =
      List.of(
          "java.util.Map<java.lang.String, java.lang.String>",
          "java.util.Map",
          "java.util.Set<java.lang.String>",
          "java.util.ArrayList<java.lang.String>",
          "java.time.Duration",
          "java.lang.Object",
          "java.lang.Void",
          "java.lang.Record",
          "java.math.BigDecimal",
          "int[]",
          "java.lang.String[]");

  private static final List<String> WITHOUT_ITEM_TYPE =
      List.of("List", "List<?>", "List<? extends String>", "List<? super String>", "List<List<?>>");

  private BadTypes() {}

  static Stream<BadInput> all() {
    return Stream.of(
            UNSUPPORTED.stream().map(type -> unsupported(type, type)),
            Stream.of(unsupported("List<List<java.util.Date>>", "java.util.Date")),
            WITHOUT_ITEM_TYPE.stream().map(BadTypes::withoutItemType),
            Stream.of("Line", "List<Line>", "@AvroNullable Line").map(BadTypes::notAnnotated),
            Stream.of("int", "boolean", "char").map(BadTypes::nullablePrimitive),
            Stream.of(
                rawSuperclass(), resolvedTypeVariable(), nullableFieldOfClass(), privateEnum()))
        .flatMap(cases -> cases);
  }

  private static BadInput unsupported(String written, String named) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is " + named + ".",
        "or keep the field out with @AvroIgnore.",
        component(written));
  }

  private static BadInput withoutItemType(String written) {
    return BadInput.of(
        Code.RAW_TYPE,
        "Order.odd is a List of no particular type.",
        "as in List<String>.",
        component(written));
  }

  private static BadInput notAnnotated(String written) {
    return BadInput.of(
        Code.NOT_ANNOTATED,
        "Order.odd is shop.Line, which is not annotated.",
        "or keep the field out with @AvroIgnore.",
        component(written),
        Sources.inShop("record Line(int number) {}"));
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

  private static BadInput privateEnum() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is shop.Order.Side, which is private.",
        "Make it package-private.",
        """
        @AvroRecord
        class Order {
          List<Side> odd; // BAD
          private enum Side { ASK, BID }
        }
        """);
  }

  /** A raw superclass leaves its fields with the bound of the variable. */
  private static BadInput rawSuperclass() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is java.lang.Object.",
        "or keep the field out with @AvroIgnore.",
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
        "or keep the field out with @AvroIgnore.",
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
