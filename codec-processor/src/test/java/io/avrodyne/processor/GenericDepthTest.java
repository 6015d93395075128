package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles generic types that go deep, or hold themselves, and yet have an end. */
class GenericDepthTest {

  private static Compilation shop(String... sources) {
    return TestCompiler.compile(
        Stream.of(sources).map(Sources::inShop).toArray(JavaFileObject[]::new));
  }

  private static Schema schema(Compilation compilation, String field) {
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation)
        .codecOf("shop.Order")
        .schema()
        .getField(field)
        .schema();
  }

  @Test
  void pagesOfPagesHaveAnEnd() {
    Schema schema =
        schema(
            shop(
                "@AvroRecord record Order(Page<Page<Page<Page<Line>>>> pages) {}",
                "@AvroRecord record Page<T>(List<T> items) {}",
                "@AvroRecord record Line(int number) {}"),
            "pages");
    assertEquals("Page_Page_Page_Page_Line", schema.getName());
  }

  @Test
  void treesAndTurnedPairsHaveAnEnd() {
    Compilation compilation =
        shop(
            "@AvroRecord record Order(Tree<Integer> tree, Turned<String, List<Long>> turned,"
                + " Box<Node<Integer>> node) {}",
            "@AvroRecord record Tree<T>(T value, List<Tree<T>> children) {}",
            "@AvroRecord record Turned<A, B>(A a, @AvroNullable Turned<B, A> other) {}",
            "@AvroRecord record Node<T>(T value, Box<List<Node<T>>> children) {}",
            "@AvroRecord record Box<T>(T value) {}");
    assertEquals("Tree_Integer", schema(compilation, "tree").getName());
    assertEquals(
        "Turned_List_Long_String",
        schema(compilation, "turned").getField("other").schema().getTypes().get(1).getName());
    assertEquals(
        "Box_List_Node_Integer",
        schema(compilation, "node")
            .getField("value")
            .schema()
            .getField("children")
            .schema()
            .getName());
  }

  @Tag("slow")
  @Test
  void genericClassOfManyUsesHasAnEnd() {
    StringBuilder fields = new StringBuilder("int id");
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 250; i++) {
      fields.append(", Page<H.L").append(i).append("> p").append(i);
      lines.append("enum L").append(i).append(" {A} ");
    }
    Compilation compilation =
        shop(
            "@AvroRecord class Order { " + fields.toString().replace(", ", "; ") + "; }",
            "@AvroRecord record Page<T>(Meta<T> meta) {}",
            "@AvroRecord record Meta<T>(T kind) {}",
            "class H { " + lines + "}");
    assertEquals("Page_L249", schema(compilation, "p249").getName());
  }

  @ParameterizedTest
  @ValueSource(strings = {"List<", "java.util.Map<String, ", "W<", "W<List<"})
  void oneHundredLevelsWork(String type) {
    int levels = 100 / (int) type.chars().filter(c -> c == '<').count();
    int closing = (int) type.chars().filter(c -> c == '<').count() * levels;
    Compilation compilation =
        shop(
            "@AvroRecord record Order("
                + type.repeat(levels)
                + "String"
                + ">".repeat(closing)
                + " deep) {}",
            "@AvroValue record W<T>(T w) {}");
    Schema schema = schema(compilation, "deep");
    int found = 0;
    while (schema.getType() != Schema.Type.STRING) {
      schema =
          schema.getType() == Schema.Type.ARRAY ? schema.getElementType() : schema.getValueType();
      found++;
    }
    assertEquals(type.equals("W<") ? 0 : type.equals("W<List<") ? 50 : 100, found);
  }

  /** No class comes up twice on a way, but each of them doubles what there is. */
  @Test
  void chainThatDoublesAtEachStepIsRefused() {
    List<String> sources = new ArrayList<>();
    sources.add("@AvroRecord record Order(C0<String> first) {}");
    for (int i = 0; i < 12; i++) {
      sources.add(
          "@AvroRecord record C%1$d<T>(C%2$d<List<T>> a, C%2$d<java.util.Map<String, T>> b) {}"
              .formatted(i, i + 1));
    }
    sources.add("@AvroRecord record C12<T>(T value) {}");
    Compilation compilation = shop(sources.toArray(String[]::new));
    assertThat(compilation).failed();
    List<String> errors =
        compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
    assertTrue(
        errors.stream().allMatch(error -> error.startsWith("[AvroRecursiveType]")),
        errors::toString);
    assertTrue(errors.stream().anyMatch(error -> error.contains("holds at most 1000")));
  }
}
