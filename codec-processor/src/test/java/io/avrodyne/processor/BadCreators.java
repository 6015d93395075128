package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs whose constructors, static methods and builders do not fit their properties. */
final class BadCreators {

  private static final String FIT =
      "Make it match the fields, or add a constructor without parameters and setters.";

  private static final String OTHER = "Change it, or mark another constructor or static method.";

  private BadCreators() {}

  static Stream<BadInput> all() {
    return Stream.concat(marked(), unmarked());
  }

  private static Stream<BadInput> unmarked() {
    return Stream.of(
        constructor(
            "Order(short id, int price) {}",
            "its constructor takes id as short, but the field is int."),
        constructor(
            "Order(int idd, int price) {}",
            "its constructor takes idd, which is not a field (did you mean id?)."),
        constructor(
            "Order(int id, int price, int sum) {}",
            "its constructor takes sum, which is not a field."),
        constructor("Order(int id) {}", "its constructor does not take Order.price."),
        constructor(
            "static Order of(int id, float price) { return null; } private Order() {}",
            "its method of takes price as float, but the field is int."),
        contradictory(),
        leftOut(),
        ambiguous(),
        builder(
            "Builder pirce(int price) { return this; }",
            "its Builder has no method price (did you mean pirce?)"),
        builder(
            "Builder price(short price) { return this; }",
            "in its Builder, price takes short, not int"),
        builder(
            "private Builder price(int price) { return this; }",
            "in its Builder, price is not accessible to the codec"),
        hiddenCreator(),
        factoryOfAbstract(),
        hiddenAccessor(),
        hiddenMemberOfImported(),
        ignoredAccessor());
  }

  private static BadInput constructor(String declaration, String reason) {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order cannot be created: " + reason,
        FIT,
        """
        @AvroRecord
        class Order {
          private int id;
          private int price;
          int id() { return id; }
          int price() { return price; }
          %s // BAD
        }
        """
            .formatted(declaration));
  }

  private static BadInput contradictory() {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order has annotations on the parameter a of its constructor that name different fields.",
        "Remove one of the annotations.",
        """
        @AvroRecord
        class Order {
          final int id;
          final int price;
          Order(
              @AvroName("id") @com.fasterxml.jackson.annotation.JsonProperty("price") int a, // BAD
              int price) {
            this.id = a;
            this.price = price;
          }
        }
        """);
  }

  private static BadInput leftOut() {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order cannot be created: its constructor takes key, whose field is left out.",
        FIT,
        """
        @AvroRecord
        class Order {
          final int id;
          @AvroIgnore final int key;
          Order(int id, int key) { this.id = id; this.key = key; } // BAD
        }
        """);
  }

  private static Stream<BadInput> marked() {
    return Stream.of(
        marked(
            "@AvroCreator Order(int id, int price) {} @AvroCreator static Order of(int id) { return null; }",
            "Order marks both Order(int,int) and of(int) with @AvroCreator.",
            "Remove the annotation from one of them."),
        marked(
            "@AvroCreator private Order(int id, int price) {}",
            "Order marks Order(int,int) with @AvroCreator, but it is not accessible to the codec.",
            "Make it package-private, or let the codec use it with access = Access.PRIVATE."),
        marked(
            "@AvroCreator private static Order of(int id, int price) { return null; }",
            "Order marks of(int,int) with @AvroCreator, but it is not accessible to the codec.",
            "Make it package-private, or mark a constructor."),
        marked(
            "@AvroCreator Order of(int id, int price) { return null; }",
            "Order marks of(int,int) with @AvroCreator, but it is not static.",
            OTHER),
        marked(
            "@AvroCreator static String of(int id, int price) { return null; }",
            "Order marks of(int,int) with @AvroCreator, but it does not return Order.",
            OTHER),
        marked(
            "@AvroCreator Order(int id, int price) throws Exception {}",
            "Order marks Order(int,int) with @AvroCreator, but it throws a checked exception.",
            OTHER),
        marked(
            "@AvroCreator Order(int id) {} Order(int id, int price) {}",
            "Order cannot be created: its constructor does not take Order.price, and the field has no setter.",
            "Add a parameter or a setter, or exclude the field with @AvroIgnore."),
        marked(
            "@AvroCreator Order(int id, int sum) {}",
            "Order cannot be created: its constructor takes sum, which is not a field.",
            FIT),
        marked(
            "@AvroCreator Order() {} Order(int id, int price) {}",
            "Order cannot be created: its constructor does not take Order.id, and the field has no setter.",
            "Add a parameter or a setter, or exclude the field with @AvroIgnore."));
  }

  private static BadInput marked(String declaration, String finding, String nextStep) {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        finding,
        nextStep,
        """
        @AvroRecord
        class Order {
          private int id;
          private int price;
          int id() { return id; }
          int price() { return price; }
          %s // BAD
        }
        """
            .formatted(declaration));
  }

  private static BadInput ambiguous() {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order can be created in several ways: of(int) and create(int).",
        "Mark one of them with @AvroCreator.",
        """
        @AvroRecord
        class Order { // BAD
          final int id = 1;
          private Order(Void none) {}
          static Order of(int id) { return null; }
          static Order create(int id) { return null; }
        }
        """);
  }

  private static BadInput builder(String method, String reason) {
    return BadInput.of(
        Code.NOT_WRITABLE,
        "Order.price cannot be written: " + reason + ".",
        "Add the method price(int) to the builder.",
        """
        @AvroRecord
        class Order {
          int id;
          int price; // BAD
          private Order() {}
          static class Builder {
            Builder id(int id) { return this; }
            %s
            Order build() { return new Order(); }
          }
        }
        """
            .formatted(method));
  }

  /** The collection could be filled, but the creator shows how objects are made from data. */
  private static BadInput hiddenCreator() {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order cannot be created: its constructor takes all fields, but is not accessible to the codec.",
        "or let the codec use a private constructor with access = Access.PRIVATE.",
        """
        @AvroRecord
        class Order {
          private final List<String> lines;
          Order() { lines = List.of(); }
          @java.beans.ConstructorProperties("lines")
          private Order(List<String> lines) { this.lines = lines; } // BAD
          List<String> getLines() { return lines; }
        }
        """);
  }

  private static BadInput factoryOfAbstract() {
    return BadInput.of(
        Code.NO_CONSTRUCTOR,
        "Order cannot be created: its method of does not take Order.price.",
        FIT,
        """
        @AvroRecord
        interface Order {
          int id();
          int price();
          static Order of(int id) { return null; } // BAD
        }
        """);
  }

  private static BadInput hiddenAccessor() {
    return BadInput.of(
        Code.NOT_READABLE,
        "Order.price cannot be read: the accessor is not accessible to the codec.",
        "Make it public.",
        """
        package base;
        public abstract class Base {
          protected abstract int price(); // BAD
        }
        """,
        Sources.inShop(
            """
            @AvroRecord
            abstract class Order extends base.Base {
              static Order of(int price) { return null; }
            }
            """));
  }

  /** Code in the package of an imported class could use it, but the codec is in another package. */
  private static BadInput hiddenMemberOfImported() {
    return BadInput.of(
        Code.NOT_WRITABLE,
        "Held.price cannot be written: setPrice is not accessible to the codec, and",
        "@AvroIgnore.",
        """
        package base;
        public class Outer {
          public static class Held {
            private int price; // BAD
            public int getPrice() { return price; }
            void setPrice(int price) { this.price = price; }
          }
        }
        """,
        Sources.inShop(
            """
            @AvroRecord
            @io.avrodyne.api.AvroImport(base.Outer.Held.class)
            record Order(base.Outer.Held held) {}
            """));
  }

  private static BadInput ignoredAccessor() {
    return BadInput.of(
        Code.NOT_WRITABLE,
        "Order.price is an abstract accessor marked with @AvroIgnore.",
        "Remove the annotation, or give the method a body.",
        """
        @AvroRecord
        interface Order {
          @AvroIgnore int price(); // BAD
          static Order of(int price) { return null; }
        }
        """);
  }
}
