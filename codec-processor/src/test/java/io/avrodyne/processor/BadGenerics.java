package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Lists inputs whose generic types lead to others without end. */
final class BadGenerics {

  private static final String ORDER = "@AvroRecord record Order(\n%s odd) {} // BAD";

  private BadGenerics() {}

  static Stream<BadInput> all() {
    return Stream.of(records(), wrappers(), unions(), nested()).flatMap(cases -> cases);
  }

  private static Stream<BadInput> records() {
    return Stream.of(
        instantiations(
            "B.back",
            "@AvroRecord record B<T>(java.util.Map<String, A<T[]>> back) {} // BAD",
            "@AvroRecord record A<T>(List<B<java.util.Optional<T>>> there) {}",
            "@AvroRecord record Order(A<String> a) {}"),
        instantiations(
            "P.next",
            "@AvroRecord record P<A, B>(\nList<P<B, P<A, B>>> next) {} // BAD",
            "@AvroRecord record Order(P<String, Integer> p) {}"),
        instantiations(
            "Q.second",
            "@AvroRecord record Q<T>(T first,\nList<Q<List<T>>> second) {} // BAD",
            "@AvroRecord record Order(Q<String> q) {}"),
        // Each of its instantiations is as large as the first, and there are 40,320.
        instantiations(
            "R.turned",
            "@AvroRecord record R<A, B, C, D, E, F, G, H>(@AvroNullable R<B, A, C, D, E, F, G, H> swapped,\n"
                + "@AvroNullable R<B, C, D, E, F, G, H, A> turned) {} // BAD",
            "@AvroRecord record Order(R<Byte, Short, Integer, Long, Float, Double, String, Boolean> r) {}"),
        instantiations(
            "Node.next",
            "abstract class Base<T> {\nList<Node<List<T>>> next; // BAD\n}",
            "@AvroRecord class Node<T> extends Base<T> {}",
            "@AvroRecord record Order(Node<String> node) {}"),
        instantiations(
            "Imported.next",
            "class Imported<T> {\nList<Imported<java.util.Set<T>>> next; // BAD\n}",
            "@io.avrodyne.api.AvroImport(Imported.class)"
                + " @AvroRecord record Order(Imported<String> imported) {}"),
        instantiations(
            "Pairs.next",
            "@AvroRecord(profile = io.avrodyne.api.Profile.REFLECT) class Pairs<T> {\n"
                + "java.util.Map<Integer, Pairs<List<T>>> next; // BAD\n}",
            "@AvroRecord(profile = io.avrodyne.api.Profile.REFLECT) class Order"
                + " { Pairs<String> pairs; }"),
        instantiations(
            "Built.next",
            """
            @AvroRecord class Built<T> {
              private final List<Built<List<T>>> next; // BAD
              private Built(List<Built<List<T>>> next) { this.next = next; }
              List<Built<List<T>>> getNext() { return next; }
              static <T> Builder<T> builder() { return new Builder<>(); }
              static class Builder<T> {
                private List<Built<List<T>>> next;
                Builder<T> next(List<Built<List<T>>> next) { this.next = next; return this; }
                Built<T> build() { return new Built<>(next); }
              }
            }
            """,
            "@AvroRecord record Order(Built<String> built) {}"));
  }

  private static Stream<BadInput> wrappers() {
    return Stream.of(
        instantiations(
            "Order.odd",
            ORDER.formatted("W<String>"),
            "@AvroValue record W<T>(List<W<List<T>>> w) {}"),
        instantiations(
            "Order.odd",
            ORDER.formatted("W<String>"),
            "@AvroValue record W<T>(java.util.Optional<W<T[]>> w) {}"),
        instantiations(
            "A.w",
            "@AvroRecord record A<T>(\nW<T> w) {} // BAD",
            "@AvroValue record W<T>(List<A<List<T>>> w) {}",
            "@AvroRecord record Order(A<String> a) {}"),
        instantiations(
            "W.next",
            "@AvroRecord record W<T>(\n@AvroNullable W<List<T>> next) {} // BAD",
            "@AvroRecord record Order(@AvroConvert(using = Letters.class) Letter letter) {}",
            "record Letter() {}",
            "class Letters implements AvroConverter<Letter, W<String>> {"
                + " public W<String> toAvro(Letter letter) { return null; }"
                + " public Letter fromAvro(W<String> w) { return null; } }"));
  }

  private static Stream<BadInput> unions() {
    return Stream.of(
        instantiations(
            "Order.odd",
            ORDER.formatted("S<String>"),
            "sealed interface S<T> permits V, L {}",
            "@AvroValue record V<T>(List<S<List<T>>> s) implements S<T> {}",
            "@AvroRecord record L<T>(int number) implements S<T> {}"),
        instantiations(
            "V.s",
            "@AvroRecord record V<T>(\nList<S<List<T>>> s) implements S<T> {} // BAD",
            "sealed interface S<T> permits V, L {}",
            "@AvroRecord record L<T>(int number) implements S<T> {}",
            "@AvroRecord record Order(S<String> s) {}"),
        BadInput.of(
            Code.RECURSIVE_TYPE,
            "A.s always leads back to its own type.",
            "Make one of the fields in the cycle nullable, or a list.",
            "@AvroRecord record A(\nS s) implements S {} // BAD",
            Sources.inShop("sealed interface S permits A, B {}"),
            Sources.inShop("@AvroRecord record B(S s) implements S {}")),
        BadInput.of(
            Code.RECURSIVE_TYPE,
            "Order.odd is shop.One, whose branches lead only back to itself.",
            "List at least one class in @AvroUnion that is not a union.",
            ORDER.formatted("One"),
            Sources.inShop("@AvroUnion(Two.class) interface One {}"),
            Sources.inShop("@AvroUnion(One.class) interface Two extends One {}")));
  }

  private static Stream<BadInput> nested() {
    return Stream.of(
        deep(within("W", 200), "@AvroValue record W<T>(T w) {}"),
        deep(within("W", 101), "@AvroValue record W<T>(T w) {}"),
        deep(within("W", 200), "@AvroRecord record W<T>(T w) {}"),
        deep(within("List", 200)),
        deep(within("java.util.Optional", 200)),
        deep(within("java.util.Map<String, ", 200).replace(", <", ", ")),
        deep("int" + "[]".repeat(200)),
        deep("W0", chain(300)));
  }

  private static String within(String type, int times) {
    return (type + "<").repeat(times) + "String" + ">".repeat(times);
  }

  private static String[] chain(int wrappers) {
    String[] types = new String[wrappers + 1];
    for (int i = 0; i < wrappers; i++) {
      types[i] = "@AvroValue record W" + i + "(W" + (i + 1) + " w) {}";
    }
    types[wrappers] = "@AvroValue record W" + wrappers + "(int w) {}";
    return types;
  }

  private static BadInput deep(String type, String... others) {
    return BadInput.of(
        Code.RECURSIVE_TYPE,
        "Order.odd nests too many types.",
        "Move some of the levels into a record.",
        ORDER.formatted(type),
        files(others));
  }

  private static BadInput instantiations(String subject, String text, String... others) {
    return BadInput.of(
        Code.RECURSIVE_TYPE,
        subject + " needs infinitely many instantiations.",
        "Make the class refer to itself with the same type arguments.",
        text,
        files(others));
  }

  private static JavaFileObject[] files(String... texts) {
    return Stream.of(texts).map(Sources::inShop).toArray(JavaFileObject[]::new);
  }
}
