package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Lists inputs with types and members that the code of the codec cannot name. */
final class BadVisibility {

  private static final String EXCLUDE = ", or exclude the field with @AvroIgnore.";
  private static final String PACKAGE_PRIVATE = " package-private" + EXCLUDE;
  private static final String CONVERTER =
      "static class Conv implements AvroConverter<%1$s, String> {"
          + " public String toAvro(%1$s value) { return null; }"
          + " public %1$s fromAvro(String text) { return null; } }";

  private BadVisibility() {}

  static Stream<BadInput> all() {
    return Stream.of(
        hidden("Shape", "Shape odd", "private sealed interface Shape permits Round {} " + ROUND),
        hidden(
            "Secret",
            "@AvroConvert(using = Conv.class) Secret odd",
            "private static class Secret {} " + CONVERTER.formatted("Secret")),
        hidden(
            "Text",
            "@AvroString Text odd",
            "private static class Text { public Text(String text) {} }"),
        hidden("Id", "Id odd", "@AvroValue private record Id(long number) {}"),
        part("java.util.List<", "Side", ">", "List<Side> odd", "private enum Side { ASK, BID }"),
        part(
            "java.util.List<? super ",
            "Secret",
            "[]>",
            "@AvroConvert(using = Conv.class) List<? super Secret[]> odd",
            "private static class Secret {} " + CONVERTER.formatted("List<? super Secret[]>")),
        part(
            "shop.Id<",
            "Secret",
            ">",
            "Id<Secret> odd",
            "private static class Secret {}",
            Sources.inShop("@AvroValue record Id<T>(long number) {}")),
        nested(),
        privateForeign(),
        method(),
        inner(),
        root(),
        foreign("", "[]"),
        foreign("shop.Id<? extends ", ">"),
        fieldNotInherited(),
        overloaded(
            Code.NOT_WRITABLE,
            "Order.odd cannot be written",
            "or exclude the field with @AvroIgnore.",
            "private Item odd; // BAD\nvoid setOdd(Base odd) {} void setOdd(String odd) {}"),
        overloaded(
            Code.NO_CONSTRUCTOR,
            "Order cannot be created: its constructor takes odd as java.lang.String",
            "or add a constructor without parameters and setters.",
            "private Item odd; Order(Base odd) {}\nOrder(String odd) {} // BAD\n"),
        builder("private static class Hold {"),
        builder("static class Hold { private"));
  }

  private static final String ROUND = "@AvroRecord record Round(int radius) implements Shape {}";

  private static BadInput hidden(String type, String field, String members) {
    return field(
        "shop.Order." + type + ", which is private.", "Make it" + PACKAGE_PRIVATE, field, members);
  }

  private static BadInput part(
      String before,
      String type,
      String after,
      String field,
      String members,
      JavaFileObject... others) {
    String name = "shop.Order." + type;
    return field(
        before + name + after + "; " + name + " is private.",
        "Make " + name + PACKAGE_PRIVATE,
        field,
        members,
        others);
  }

  private static BadInput nested() {
    return field(
        "shop.Order.Hold.Side, which is nested in shop.Order.Hold, which is private.",
        "Make shop.Order.Hold" + PACKAGE_PRIVATE,
        "Hold.Side odd",
        "private static class Hold { enum Side { ASK } }");
  }

  private static BadInput field(
      String finding, String nextStep, String field, String members, JavaFileObject... others) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is " + finding,
        nextStep,
        "@AvroRecord class Order {\n" + field + "; // BAD\n" + members + " }",
        others);
  }

  /** A codec of a package cannot name it even if it is package-private. */
  private static BadInput privateForeign() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is base.Base.Hid, which is private.",
        "Make it public" + EXCLUDE,
        """
        package base;
        public class Base {
          public Hid odd; // BAD
          private static class Hid { public int x; }
        }
        """,
        Sources.inShop("@AvroRecord class Order extends base.Base {}"));
  }

  private static BadInput method() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Codecs.lists is java.util.List<shop.Order.Side>; shop.Order.Side is private.",
        "Make shop.Order.Side package-private.",
        """
        class Order {
          private enum Side { ASK, BID }

          @io.avrodyne.api.AvroCodecs
          interface Codecs {
            io.avrodyne.runtime.AvroCodec<List<Side>> lists(); // BAD
          }
        }
        """);
  }

  private static BadInput inner() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is shop.Order.Text, which is an inner class.",
        "Make it static.",
        """
        @AvroRecord
        class Order {
          Text odd; // BAD
          @AvroString class Text { public Text(String text) {} }
        }
        """);
  }

  private static BadInput root() {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Shape is shop.Order.Shape, which is private.",
        "Make it package-private.",
        """
        class Order {
          @AvroUnion private sealed interface Shape permits Round {} // BAD
          %s
        }
        """
            .formatted(ROUND));
  }

  /** Reached through the public members of a public class. */
  private static BadInput foreign(String before, String after) {
    return BadInput.of(
        Code.UNSUPPORTED_TYPE,
        "Order.odd is %sbase.Hid%s; base.Hid is not accessible from package shop."
            .formatted(before, after),
        "Make base.Hid public" + EXCLUDE,
        """
        package base;
        public class Base {
          public %s odd; // BAD
        }
        @io.avrodyne.api.AvroRecord class Hid { public int x; }
        """
            .formatted(before + "Hid" + after),
        Sources.inShop("@AvroRecord class Order extends base.Base {}"),
        Sources.inShop("@AvroValue public record Id<T>(long number) {}"));
  }

  /** A class of another package between the two does not inherit it. */
  private static BadInput fieldNotInherited() {
    return BadInput.of(
        Code.NOT_READABLE,
        "Order.odd cannot be read",
        "or exclude it with @AvroIgnore.",
        """
        public class Base {
          int odd; // BAD
        }
        """,
        Sources.of("package middle; public class Middle extends shop.Base {}"),
        Sources.inShop("@AvroRecord class Order extends middle.Middle {}"));
  }

  /** A cast to the type of the parameter would choose one of them. */
  private static BadInput overloaded(Code code, String finding, String nextStep, String members) {
    return BadInput.of(
        code,
        finding,
        nextStep,
        "@AvroRecord class Order { "
            + members
            + " Item getOdd() { return odd; } private static class Base {}"
            + " @AvroRecord static class Item extends Base { int number; } }");
  }

  private static BadInput builder(String hold) {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order has no constructor without parameters that its package can call.",
        "or make the type a record.",
        """
        class Orders {
          @AvroRecord
          static class Order { // BAD
            private final int id;
            private Order(int id) { this.id = id; }
            int getId() { return id; }
            static Hold.Builder builder() { return new Hold.Builder(); }
          }

          %s
            static class Builder {
              private int id;
              Builder id(int given) { id = given; return this; }
              Order build() { return new Order(id); }
            }
          }
        }
        """
            .formatted(hold));
  }
}
