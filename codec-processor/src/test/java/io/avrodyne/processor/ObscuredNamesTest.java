package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types and fields whose names mean something else in generated code. */
class ObscuredNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Optional",
        "OptionalInt",
        "OptionalLong",
        "OptionalDouble",
        "Charset",
        "String",
        "List",
        "Objects",
        "Arrays",
        "EnumSet",
        "Order",
        "Wrapped",
        "Made",
        "AvroInput",
        "CodecFailures"
      })
  void fieldHasTheNameOfAClassThatIsCalled(String name) {
    String parts =
        "java.util.Optional<java.lang.String> a, java.util.OptionalInt b, java.util.OptionalLong c,"
            + " java.util.OptionalDouble d, java.nio.charset.Charset e, Wrapped f, Made g,"
            + " java.util.List<java.lang.String> h, java.util.EnumSet<Kind> i, java.lang.String[] j";
    RoundTrip.of(
            "@AvroRecord record Order(" + parts + ", int " + name + ") { enum Kind {A} }",
            "@AvroValue class Wrapped { private final int it; private Wrapped(int it) {"
                + " this.it = it; } int getIt() { return it; }"
                + " static Wrapped of(int it) { return new Wrapped(it); } }",
            "@AvroRecord class Made { private final int "
                + name
                + "; private Made(int given) { this."
                + name
                + " = given; } int get"
                + name
                + "() { return "
                + name
                + "; } static Made of(int "
                + name
                + ") { return new Made("
                + name
                + "); } }")
        .assertEncodes(
            "new Order(java.util.Optional.empty(), java.util.OptionalInt.of(1),"
                + " java.util.OptionalLong.empty(), java.util.OptionalDouble.empty(),"
                + " java.nio.charset.StandardCharsets.UTF_8, Wrapped.of(2), Made.of(3), java.util.List.of(),"
                + " java.util.EnumSet.of(Order.Kind.A), new java.lang.String[0], 4)",
            0,
            2,
            2,
            0,
            0,
            10,
            'U',
            'T',
            'F',
            '-',
            '8',
            4,
            6,
            0,
            2,
            0,
            0,
            0,
            8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Optional",
        "OptionalInt",
        "String",
        "Objects",
        "List",
        "AvroInput",
        "CodecFailures"
      })
  void typeHasTheNameOfAClassThatIsCalled(String name) {
    RoundTrip.of(
            "@AvroRecord record Order("
                + name
                + " a, java.util.Optional<java.lang.String> b, java.util.OptionalInt c,"
                + " java.util.List<Order.Part> d) { @AvroRecord record Part("
                + name
                + " x) {} }",
            "@AvroRecord record " + name + "(int id) {}")
        .assertEncodes(
            "new Order(new "
                + name
                + "(1), java.util.Optional.of(\"a\"), java.util.OptionalInt.empty(),"
                + " java.util.List.of())",
            2,
            2,
            2,
            'a',
            0,
            0);
    RoundTrip.of(
            "@AvroRecord public class Order { public "
                + name
                + " a; public java.util.Optional<java.lang.String> b; public java.util.OptionalInt c;"
                + " public Order() {} public Order(int id) { a = new "
                + name
                + "(id); b = java.util.Optional.empty(); c = java.util.OptionalInt.of(3); }"
                + " @AvroRecord public record "
                + name
                + "(int id) {} }")
        .assertEncodes("new Order(1)", 2, 0, 2, 6);
  }

  @Test
  void classInAnEnumHasTheNameOfAConstant() {
    RoundTrip.of(
            "@AvroRecord record Order(Color.RED red, Color color, Color.BLUE blue) {}",
            """
            enum Color {
              RED, BLUE;
              static RED red(int id) { return new RED(id); }
              static BLUE blue(int id) { return new BLUE(id); }
              @AvroRecord static final class RED {
                private final int id;
                private RED(int id) { this.id = id; }
                int getId() { return id; }
                static RED of(int id) { return new RED(id); }
              }
              @AvroRecord static final class BLUE {
                private final int id;
                private BLUE(int id) { this.id = id; }
                int getId() { return id; }
                static Builder builder() { return new Builder(); }
                static final class Builder {
                  private int id;
                  Builder id(int id) { this.id = id; return this; }
                  BLUE build() { return new BLUE(id); }
                }
              }
            }
            """)
        .assertEncodes("new Order(Color.red(1), Color.BLUE, Color.blue(2))", 2, 2, 4);
  }

  @Test
  void classIsNestedWhereAFieldHasItsName() {
    RoundTrip.of(
            "@AvroRecord record Order(Inner.Part part, Wrap.Value value) {}",
            "interface Constants { int Part = 1; }",
            "class Inner implements Constants { static Part part(int id) { return new Part(id); } "
                + made("@AvroRecord", "Part")
                + " }",
            "class Wrap { static final int Value = 1; static Value value(int id) { return new Value(id);"
                + " } "
                + made("@AvroValue", "Value")
                + " }")
        .assertEncodes("new Order(Inner.part(1), Wrap.value(1))", 2, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"value", "in", "SIDE", "A"})
  void classIsCalledLikeAVariableOfTheCodec(String name) {
    RoundTrip.of(
            "@AvroRecord record Order(" + name + " a, Side side, A_ other) {}",
            made("@AvroRecord", name).replace("static final class", "final class"),
            "enum Side {ASK}",
            "enum A_ {ONE}")
        .assertEncodes("new Order(" + name + ".of(1), Side.ASK, A_.ONE)", 2, 0, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ID", "A"})
  void interfaceWithAFactoryIsCalledLikeAConstant(String name) {
    RoundTrip.of(
            "@AvroRecord record Order(%s part) {}".formatted(name),
            "@AvroRecord interface %1$s { int v(); static %1$s of(int v) { return () -> v; } }"
                .formatted(name))
        .assertEncodes("new Order(" + name + ".of(1))", 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Optional", "OptionalInt", "List", "Failures", "AvroInput", "Schema"})
  void interfaceWithCodecsHasATypeOrConstantOfTheName(String name) {
    for (String member : new String[] {"record %s(int id) {}", "String %s = \"text\";"}) {
      assertThat(
              TestCompiler.compile(
                  Sources.of(
                      "package shop; import io.avrodyne.api.AvroCodecs; @AvroCodecs interface Shop"
                          + " extends Base { io.avrodyne.runtime.AvroCodec<Box<shop.Side>> box();"
                          + " io.avrodyne.runtime.AvroCodec<java.util.List<String>> texts(); }"),
                  Sources.of("package shop; interface Base { " + member.formatted(name) + " }"),
                  Sources.of("package shop; enum Side {ASK}"),
                  Sources.inShop(
                      "@AvroRecord record Box<T>(java.util.Optional<T> a, java.util.OptionalInt b,"
                          + " java.util.List<T> c, T d) {}")))
          .succeededWithoutWarnings();
    }
  }

  private static String made(String annotation, String name) {
    return (annotation
            + " static final class %1$s { private final int id;"
            + " private %1$s(int id) { this.id = id; } int getId() { return id; }"
            + " static %1$s of(int id) { return new %1$s(id); } }")
        .formatted(name);
  }
}
