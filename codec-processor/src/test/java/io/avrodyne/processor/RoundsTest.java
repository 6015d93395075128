package io.avrodyne.processor;

import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class RoundsTest {

  private static final JavaFileObject LINE =
      Sources.inShop("@AvroRecord public record Line(int number) {}");

  @Test
  void typeWaitsForOneThatIsGenerated() {
    GeneratedClasses classes =
        compile(new TypeGenerator(LINE), "@AvroRecord record Order(Line line) {}");
    assertEquals(List.of("line"), fieldNames(classes, "shop.Order"));
    assertEquals(List.of("number"), fieldNames(classes, "shop.Line"));
  }

  @Test
  void typeWaitsForTheItemsOfItsList() {
    GeneratedClasses classes =
        compile(new TypeGenerator(LINE), "@AvroRecord record Order(List<Line> lines) {}");
    assertEquals(List.of("lines"), fieldNames(classes, "shop.Order"));
  }

  @Test
  void typeWaitsForSeveralRounds() {
    TypeGenerator other =
        new TypeGenerator(
            Sources.inShop("@AvroRecord record Item(int id) {}"),
            Sources.inShop("enum Side { ASK, BID }"),
            Sources.inShop("@AvroRecord record Line(Item item, Part part) {}"),
            Sources.inShop("@AvroRecord record Part(Side side) {}"));
    GeneratedClasses classes = compile(other, "@AvroRecord record Order(Line line) {}");
    assertEquals(List.of("line"), fieldNames(classes, "shop.Order"));
  }

  @Test
  void typeWaitsForItsSuperclass() {
    TypeGenerator other = new TypeGenerator(Sources.inShop("class Base { int id; }"));
    GeneratedClasses classes =
        compile(other, "@AvroRecord class Order extends Base { long price; }");
    assertEquals(List.of("id", "price"), fieldNames(classes, "shop.Order"));
  }

  @Test
  void typeWaitsForTheSuperclassOfItsSuperclass() {
    TypeGenerator other = new TypeGenerator(Sources.inShop("class Base { int id; }"));
    GeneratedClasses classes =
        compile(
            other,
            "@AvroRecord class Order extends Middle { long price; }",
            "class Middle extends Base { int middle; }");
    assertEquals(List.of("id", "middle", "price"), fieldNames(classes, "shop.Order"));
  }

  @Test
  void generatedTypesGetCodecs() {
    GeneratedClasses classes = compile(new TypeGenerator(LINE), "record Plain(int number) {}");
    assertEquals(List.of("number"), fieldNames(classes, "shop.Line"));
  }

  @Test
  void problemsOfGeneratedTypesAreReported() {
    TypeGenerator other =
        new TypeGenerator(Sources.inShop("@AvroRecord\nrecord Line(\nObject odd) {}"));
    Compilation compilation =
        TestCompiler.compile(
            List.of(other), Sources.inShop("@AvroRecord record Order(Line line) {}"));
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    assertTrue(compilation.errors().get(0).getMessage(Locale.ROOT).contains("Line.odd"));
    assertEquals(3, compilation.errors().get(0).getLineNumber());
  }

  @Test
  void problemThatALaterRoundSolvesIsNotReported() {
    TypeGenerator other = new TypeGenerator(Sources.inShop("record Unrelated(int a) {}"), LINE);
    GeneratedClasses classes =
        compile(other, "@AvroRecord record Order(List<List<Line>> lines) {}");
    assertEquals(List.of("lines"), fieldNames(classes, "shop.Order"));
  }

  @Test
  void typeThatIsNeverMadeIsLeftToTheCompiler() {
    assertOnlyTheCompilerComplains("@AvroRecord record Order(Missing missing) {}");
    assertOnlyTheCompilerComplains("@AvroRecord record Order(List<Missing> missing) {}");
    assertOnlyTheCompilerComplains("@AvroRecord class Order extends Missing { int id; }");
    assertOnlyTheCompilerComplains("@AvroRecord class Order extends java.util.Box<Missing> {}");
    assertOnlyTheCompilerComplains("@AvroRecord @Missing class Order { int id; }");
  }

  @Test
  void typeThatTheCompilerRefusesIsLeftToIt() {
    // With this option, which Error Prone needs, processors are called all the same.
    Compilation compilation =
        javac()
            .withOptions("--should-stop=ifError=FLOW")
            .withProcessors(new AvroProcessor())
            .compile(
                Sources.inShop(
                    "@AvroRecord class Order extends Order.Base { static class Base {} }"));
    assertEquals(Compilation.Status.FAILURE, compilation.status());
    compilation
        .errors()
        .forEach(error -> assertFalse(error.getMessage(Locale.ROOT).contains("Avro")));
  }

  private static void assertOnlyTheCompilerComplains(String source) {
    Compilation compilation = TestCompiler.compile(Sources.inShop(source));
    assertEquals(Compilation.Status.FAILURE, compilation.status());
    compilation
        .errors()
        .forEach(
            error ->
                assertTrue(
                    error.getMessage(Locale.ROOT).contains("cannot find symbol"),
                    error.toString()));
  }

  private static GeneratedClasses compile(TypeGenerator other, String... sources) {
    JavaFileObject[] files = new JavaFileObject[sources.length];
    for (int i = 0; i < sources.length; i++) {
      files[i] = Sources.inShop(sources[i]);
    }
    return new GeneratedClasses(TestCompiler.compile(List.of(other), files));
  }

  private static List<String> fieldNames(GeneratedClasses classes, String type) {
    return classes.codecOf(type).schema().getFields().stream().map(field -> field.name()).toList();
  }
}
