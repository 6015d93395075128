package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.apache.avro.compiler.specific.SpecificCompiler;
import org.apache.avro.generic.GenericData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The namespaces of nested types, and what Avro's own compiler makes of them. */
class NestedNamesTest {

  private static final String PACKAGE = "-Aavrodyne.nested=package";

  private static final String ORDER =
      """
      @AvroRecord record Order(Line line, Side side, Page<Line> page, Payment payment) {
        @AvroRecord record Line(long count) {}
        enum Side { BID, ASK }
        @AvroRecord record Page<T>(T item) {}
        @AvroUnion sealed interface Payment {
          @AvroRecord record Card(int number) implements Payment {}
          @AvroRecord record Cash() implements Payment {}
        }
      }
      """;

  private static Compilation compile(String text, String... options) {
    Compilation compilation = TestCompiler.compileWith(List.of(options), Sources.inShop(text));
    assertThat(compilation).succeededWithoutWarnings();
    return compilation;
  }

  private static List<String> names(Compilation compilation) {
    Schema order = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    List<String> names = new ArrayList<>();
    for (Schema.Field field : order.getFields()) {
      boolean union = field.schema().isUnion();
      (union ? field.schema().getTypes() : List.of(field.schema()))
          .forEach(type -> names.add(type.getFullName()));
    }
    return names;
  }

  @Test
  void namespaceContainsTheEnclosingTypes() {
    List<String> expected =
        List.of(
            "shop.Order.Line",
            "shop.Order.Side",
            "shop.Order.Page_Line",
            "shop.Order.Payment.Card",
            "shop.Order.Payment.Cash");
    assertEquals(expected, names(compile(ORDER)));
    assertEquals(expected, names(compile(ORDER, "-Aavrodyne.nested=enclosing")));
  }

  @Test
  void namespaceIsThePackageOnRequest() {
    assertEquals(
        List.of("shop.Line", "shop.Side", "shop.Page_Line", "shop.Card", "shop.Cash"),
        names(compile(ORDER, PACKAGE)));
  }

  @Test
  void namespaceOfAConfigReplacesThePackageOnly() {
    String config = "@AvroConfig(namespace = \"com.acme\") public class Settings {}";
    Compilation compilation =
        TestCompiler.compileWith(
            List.of(PACKAGE, "-Aavrodyne.config=shop.Settings"),
            Sources.inShop("@AvroRecord record Order(Line a) { @AvroRecord record Line() {} }"),
            JavaFileObjects.forSourceString(
                "shop.Settings", "package shop; import io.avrodyne.api.AvroConfig; " + config));
    assertThat(compilation).succeededWithoutWarnings();
    Schema order =
        new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "com.acme.Order"));
    assertEquals("com.acme.Line", order.getField("a").schema().getFullName());
  }

  @Test
  void reflectionNamesTypesAsItDoes() {
    String text =
        "@AvroRecord record Order(Line line) { @AvroRecord record Line(long count) {} }"
            .replace("@AvroRecord", "@AvroRecord(profile = io.avrodyne.api.Profile.REFLECT)");
    assertEquals(List.of("shop.Order.Line"), names(compile(text, PACKAGE)));
  }

  @Test
  void nameIsRefusedWhereTwoTypesHaveIt() {
    Compilation compilation =
        TestCompiler.compileWith(
            List.of(PACKAGE),
            Sources.inShop("@AvroRecord record Order(Line a) { @AvroRecord record Line() {} }"),
            Sources.inShop("@AvroRecord record Line(int id) {}"));
    assertThat(compilation).hadErrorContaining("shop.Line");
  }

  /** Two classes with nested types of one name, of which the second one differs. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shop.Side | enum Side { BID, ASK } | enum Side { ASK } | Side",
        "shop.Page_Integer | @AvroRecord record Page<T>(T item) {}"
            + " | @AvroRecord record Page<T>(T thing) {} | Page<Integer>",
        "shop.Hash | record Unused() {} | interface Unused {}"
            + " | @AvroFixed(size = %d, name = \"Hash\") byte[]",
        "shop.Line | enum Line { A } | @AvroRecord record Line() {} | Line",
      })
  void namesAreComparedAcrossSchemas(String name, String first, String second, String type) {
    String order = "@AvroRecord record Order(" + type.formatted(4) + " a) { " + first + " }";
    String cart = "@AvroRecord record Cart(%s a) { %s }";
    JavaFileObject same = Sources.inShop(cart.formatted(type.formatted(4), first));
    JavaFileObject other = Sources.inShop(cart.formatted(type.formatted(8), second));
    assertThat(TestCompiler.compileWith(List.of(PACKAGE), Sources.inShop(order), same)).succeeded();
    Compilation refused = TestCompiler.compileWith(List.of(PACKAGE), Sources.inShop(order), other);
    assertThat(refused)
        .hadErrorContaining(
            "Cart contains a type with the Avro name "
                + name
                + " that differs from the one in Order.");
  }

  @Test
  void namesAreComparedWithThoseOfEarlierRounds() {
    JavaFileObject order = Sources.inShop("@AvroRecord record Order(Side a) { enum Side { A } }");
    JavaFileObject cart = Sources.inShop("@AvroRecord record Cart(Side a) { enum Side { B } }");
    Compilation refused =
        TestCompiler.javac()
            .withOptions(PACKAGE)
            .withProcessors(new TypeGenerator(cart), new AvroProcessor())
            .compile(order);
    assertThat(refused).hadErrorContaining("the Avro name shop.Side that differs from the one in");
    assertThat(refused).hadErrorContaining("@AvroEnum, @AvroFixed, @AvroDecimal or @AvroUuid.");
  }

  @Test
  void unionsOfOneNameAreRenamed() {
    String union =
        "interface %s { @AvroUnion sealed interface Means {"
            + " @AvroRecord record %s() implements Means {} } }";
    Compilation refused =
        TestCompiler.compileWith(
            List.of(PACKAGE),
            Sources.inShop(union.formatted("Order", "Card")),
            Sources.inShop(union.formatted("Cart", "Cash")));
    assertThat(refused).hadErrorContaining("Rename one of them: a union has the name of its");
  }

  @Test
  void fixedIsNamedAfterTheNamesThatAnnotationsGive() {
    Compilation compilation =
        compile(
            """
            interface Types {
              @AvroRecord record Order(@AvroFixed(size = 4) byte[] hash) {}
              @AvroRecord(name = "Cart") record Basket(
                  @AvroFixed(size = 8) @AvroName("sum") byte[] hash) {}
              @AvroRecord record Page<T>(T item, @AvroFixed(size = 2) byte[] hash) {}
              @AvroRecord record Holder(Page<String> page) {}
            }
            """,
            PACKAGE);
    String order = TestCompiler.schemaFile(compilation, "shop.Order");
    String cart = TestCompiler.schemaFile(compilation, "shop.Cart");
    String holder = TestCompiler.schemaFile(compilation, "shop.Holder");
    assertTrue(order.contains("\"Order_hash\""), order);
    assertTrue(cart.contains("\"Cart_sum\""), cart);
    assertTrue(holder.contains("\"Page_String_hash\""), holder);
  }

  @Test
  void pairsHaveTheNamespacesOfTheirRecords() {
    Compilation compilation =
        compile(
            """
            @AvroRecord record Order(A.Page<String> a, B.Page<String> b) {
              static class A {
                @AvroRecord record Page<T>(@AvroKeys(AvroKeys.Form.PAIRS) Map<Long, T> lines) {}
              }
              static class B {
                @AvroRecord record Page<T>(@AvroKeys(AvroKeys.Form.PAIRS) Map<Long, T> lines) {}
              }
            }
            """);
    Schema order = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    List<String> pairs = new ArrayList<>();
    for (Schema.Field page : order.getFields()) {
      pairs.add(page.schema().getField("lines").schema().getElementType().getFullName());
    }
    assertEquals(
        List.of("shop.Order.A.Page_String_lines_pair", "shop.Order.B.Page_String_lines_pair"),
        pairs);
  }

  @Test
  void equalPairsMayShareAName() {
    String field = "@AvroKeys(value = AvroKeys.Form.PAIRS, name = \"Line\") Map<Long, String> ";
    Schema order =
        RoundTrip.of("@AvroRecord record Order(" + field + "a, " + field + "b) {}")
            .assertEncodes(
                "new Order(java.util.Map.of(), java.util.Map.of(1L, \"x\"))", 0, 2, 2, 2, 'x', 0);
    assertEquals("shop.Line", order.getField("b").schema().getElementType().getFullName());
  }

  @Test
  void compilerOfAvroFailsUnlessNestedTypesAreInThePackage(@TempDir Path home) throws IOException {
    assertThat(generated(compile(ORDER), home.resolve("enclosing")))
        .hadErrorContaining("shop.Order");
    assertThat(generated(compile(ORDER, PACKAGE), home.resolve("package"))).succeeded();
  }

  /** Compiles the classes that Avro's compiler generates. */
  private static Compilation generated(Compilation ours, Path target) throws IOException {
    SpecificCompiler compiler =
        new SpecificCompiler(
            new Schema.Parser().parse(TestCompiler.schemaFile(ours, "shop.Order")));
    compiler.setStringType(GenericData.StringType.String);
    compiler.compileToDestination(null, target.toFile());
    List<JavaFileObject> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(target)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = target.relativize(file).toString().replace('/', '.').replace(".java", "");
        sources.add(JavaFileObjects.forSourceString(name, Files.readString(file)));
      }
    }
    return Compiler.javac().withOptions("-proc:none").compile(sources);
  }
}
