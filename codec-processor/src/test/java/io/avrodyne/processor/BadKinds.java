package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;

/** Lists inputs that no codec could make objects of. */
final class BadKinds {

  private BadKinds() {}

  static Stream<BadInput> all() {
    return Stream.of(
        unsupported("Order is not a class, record or interface.", "enum Order { ASK, BID }"),
        unsupported("Order is not a class, record or interface.", "@interface Order {}"),
        unsupported("Order is abstract.", "abstract class Order {}"),
        unsupported("Order is abstract.", "abstract class Order { int id; }"),
        unsupported("Order is abstract.", "interface Order {}"),
        unsupported("Order is abstract.", "interface Order { int id(); }"),
        unsupported("Order is abstract.", "abstract class Order { abstract int id(); }"),
        exception(
            "class Order extends RuntimeException { int id; String getText() { return null; } }"),
        exception("class Order extends Failed {}", "class Failed extends java.io.IOException {}"),
        exception("class Order extends Error { final int id; Order(int id) { this.id = id; } }"),
        unsupported(
            "Order is sealed and abstract.", "abstract sealed class Order permits Ask {}", ASK),
        nested("Line is an inner class.", "Make it static.", "class Line {}"),
        nested(
            "Line is private or nested in a private type.",
            "Make it package-private.",
            "private static class Line {}"),
        nested(
            "Line is private or nested in a private type.",
            "Make it package-private.",
            "private record Line(int number) {}"),
        inPrivateClass());
  }

  private static final String ASK = "final class Ask extends Order {}";

  private static BadInput unsupported(String finding, String declaration, String... more) {
    String text = "@AvroRecord\n" + declaration + " // BAD\n" + String.join("\n", more);
    return BadInput.of(Code.UNSUPPORTED_KIND, finding, "", text);
  }

  private static BadInput exception(String declaration, String... more) {
    return BadInput.of(
        Code.UNSUPPORTED_KIND,
        "Order is an exception. The private fields of Throwable (cause, stack trace, suppressed"
            + " exceptions) are not data, and no record can hold them.",
        "annotate that, or map the exception with @AvroConvert.",
        "@AvroRecord\n" + declaration + " // BAD\n" + String.join("\n", more));
  }

  private static BadInput nested(String finding, String nextStep, String declaration) {
    return BadInput.of(
        Code.UNSUPPORTED_KIND,
        finding,
        nextStep,
        """
        class Order {
          @AvroRecord
          %s // BAD
        }
        """
            .formatted(declaration));
  }

  private static BadInput inPrivateClass() {
    return BadInput.of(
        Code.UNSUPPORTED_KIND,
        "Line is private or nested in a private type.",
        "Make it package-private.",
        """
        class Order {
          private static class Parts {
            @AvroRecord
            static class Line {} // BAD
          }
        }
        """);
  }
}
