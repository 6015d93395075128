package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs whose properties or constructors the codec cannot use. */
final class BadAccess {

  private static final String SETTER = "void setPrice(long price) { this.price = price; }";
  private static final String GETTER = "long getPrice() { return price; }";

  private BadAccess() {}

  static Stream<BadInput> all() {
    return Stream.of(
        constructor("private Order() {}"),
        constructor("Order() throws java.io.IOException {}"),
        notReadable("private long price;", SETTER),
        notReadable("private long price;", SETTER + " int getPrice() { return 1; }"),
        notReadable("private long price;", SETTER + " private " + GETTER),
        notReadable("private long price;", SETTER + " static long getPrice() { return 1; }"),
        notReadable("private long price;", SETTER + " long getPrice(int unit) { return unit; }"),
        notReadable(
            "private long price;",
            SETTER + " long getPrice() throws java.io.IOException { return price; }"),
        notReadable(
            "private long price;",
            SETTER + " int getPrice() { return 1; }",
            "getPrice returns int, not long"),
        notReadable(
            "private long price;",
            SETTER + " private " + GETTER,
            "getPrice is not accessible to the codec"),
        notReadable(
            "private long price;",
            SETTER + " long getPrise() { return 1; }",
            "it has no getter that returns long (did you mean getPrise?)"),
        notWritable(
            "private long price;",
            GETTER + " void setPrice(int price) {}",
            "setPrice takes int, not long"),
        notWritable(
            "private long price;",
            GETTER + " void setPrise(long price) {}",
            "it has no setter that takes long (did you mean setPrise?)"),
        notWritable("private long price;", GETTER),
        notWritable("final long price = 1;", ""),
        notWritable("private long price;", GETTER + " void setPrice(int price) {}"),
        notWritable("private long price;", GETTER + " private " + SETTER),
        notWritable("private long price;", GETTER + " void setPrice(long price, int unit) {}"),
        notWritable(
            "private long price;",
            GETTER + " long getPrices(long unit) { return unit; }",
            "it has no setter that takes long, and"),
        notReadable(
            "private long price;",
            "void setPrice(long v) { price = v; } long setPrices() { return 1; }",
            "it has no getter that returns long, and"),
        notWritable(
            "private long price;",
            GETTER + " void setPrice(long price) throws java.io.IOException {}"),
        fieldOfAnotherPackage(),
        hidden(),
        ignoredComponent(),
        notNull(
            "its getter getId returns int",
            "Let getId return Integer",
            "private Integer id;",
            "int getId() { return id; } void setId(Integer given) { id = given; }"),
        notNull(
            "its setter setId takes long",
            "Let setId take Integer",
            "private Integer id;",
            "Integer getId() { return id; } void setId(long given) { id = (int) given; }"),
        notNull(
            "its creator takes int",
            "Let the creator take Integer",
            "private final Integer id;",
            "Order(int id) { this.id = id; } Integer getId() { return id; }"),
        notNull(
            "it has no setter, so that its collection is filled",
            "Add a setter",
            "private final List<String> id = new ArrayList<>();",
            "List<String> getId() { return id; }"),
        notNullInWrapper(
            "its creator takes int",
            "Let the creator take Integer",
            "Id(int value) { this.value = value; } Integer value() { return value; }"),
        notNullInWrapper(
            "its getter value returns int",
            "Let value return Integer",
            "Id(Integer value) { this.value = value; } int value() { return value; }"));
  }

  private static BadInput notNull(String clause, String remedy, String field, String members) {
    return BadInput.of(
        Code.NULL_POLICY,
        "Order.id is marked as nullable, but " + clause + ".",
        remedy + ", or remove the annotation.",
        "@AvroRecord class Order {\n@AvroNullable " + field + " // BAD\n" + members + " }");
  }

  private static BadInput notNullInWrapper(String clause, String remedy, String members) {
    return BadInput.of(
        Code.NULL_POLICY,
        "Id.value is marked as nullable, but " + clause + ".",
        remedy + ", or remove the annotation.",
        "@AvroValue class Id {\n@AvroNullable private final Integer value; // BAD\n"
            + members
            + " }",
        Sources.inShop("@AvroRecord record Order(Id id) {}"));
  }

  private static BadInput constructor(String declaration) {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order has no constructor without parameters that its package can call.",
        "or make the type a record.",
        """
        @AvroRecord
        class Order { // BAD
          int id;
          %s
        }
        """
            .formatted(declaration));
  }

  private static BadInput notReadable(String field, String methods) {
    return notReadable(field, methods, "");
  }

  private static BadInput notReadable(String field, String methods, String reason) {
    return BadInput.of(
        Code.NOT_READABLE,
        "Order.price cannot be read: " + reason,
        "or exclude it with @AvroIgnore.",
        order(field, methods));
  }

  private static BadInput notWritable(String field, String methods) {
    return notWritable(field, methods, "");
  }

  private static BadInput notWritable(String field, String methods, String reason) {
    return BadInput.of(
        Code.NOT_WRITABLE,
        "Order.price cannot be written: " + reason,
        "or exclude the field with @AvroIgnore.",
        order(field, methods));
  }

  private static String order(String field, String methods) {
    return """
    @AvroRecord
    class Order {
      int id;

      %s // BAD
      %s
    }
    """
        .formatted(field, methods);
  }

  /** It is package-private in a package that is not the codec's. */
  private static BadInput fieldOfAnotherPackage() {
    return BadInput.of(
        Code.NOT_READABLE,
        "Order.price cannot be read",
        "or exclude it with @AvroIgnore.",
        """
        package base;
        public class Base {
          long price; // BAD
        }
        """,
        Sources.inShop("@AvroRecord class Order extends base.Base {}"));
  }

  /** Code of the package sees only the field of the subclass under that name. */
  private static BadInput hidden() {
    return BadInput.of(
        Code.NOT_READABLE,
        "Order.price is hidden",
        "or exclude this one with @AvroIgnore.",
        """
        @AvroRecord
        class Order extends Base {
          long price;
        }

        class Base {
          @AvroName("basePrice")
          long price; // BAD
        }
        """);
  }

  private static BadInput ignoredComponent() {
    return BadInput.of(
        Code.NOT_WRITABLE,
        "Order.price is a record component marked with @AvroIgnore.",
        "or make the type a class.",
        """
        @AvroRecord
        record Order(
            int id,
            @AvroIgnore long price) {} // BAD
        """);
  }
}
