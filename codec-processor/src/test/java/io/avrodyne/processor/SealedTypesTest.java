package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Compiles generic sealed types, whose branches depend on their type arguments. */
class SealedTypesTest {

  private static Compilation compile(String type, String ok, String none) {
    return TestCompiler.compile(
        Sources.inShop("@AvroRecord public record Order(" + type + " one) {}"),
        Sources.inShop("public sealed interface Res<T> permits Ok, None {}"),
        Sources.inShop(ok),
        Sources.inShop(none));
  }

  private static List<String> branches(Compilation compilation) {
    assertThat(compilation).succeededWithoutWarnings();
    Schema schema = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    return schema.getField("one").schema().getTypes().stream().map(Schema::getName).toList();
  }

  @Test
  void subclassOfTheRawTypeIsABranch() throws ReflectiveOperationException {
    Compilation compilation =
        compile(
            "Res<String>",
            "@AvroRecord public record Ok<T>(T value) implements Res<T> {}",
            "@SuppressWarnings(\"rawtypes\") @AvroRecord public record None() implements Res {}");
    assertEquals(List.of("Ok_String", "None"), branches(compilation));
    GeneratedClasses classes = new GeneratedClasses(compilation);
    Object none = classes.load("shop.None").getConstructors()[0].newInstance();
    Object order = classes.load("shop.Order").getConstructors()[0].newInstance(none);
    AvroCodec<Object> codec = classes.codecOf("shop.Order");
    assertEquals(order, codec.decode(codec.encode(order)));
  }

  @Test
  void wildcardNamesTheSubclassesWithoutTypeParameters() {
    assertEquals(
        List.of("Ok", "None"),
        branches(
            compile(
                "Res<?>",
                "@AvroRecord public record Ok(int value) implements Res<Integer> {}",
                "@AvroRecord public record None() implements Res<String> {}")));
  }

  @Test
  void wildcardLeavesOutSubclassesWhoseOtherArgumentsDiffer() {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop("@AvroRecord public record Order(Res<?, Integer> one) {}"),
            Sources.inShop("public sealed interface Res<A, B> permits Ok, None {}"),
            Sources.inShop("@AvroRecord public record Ok<A>(A value) implements Res<A, String> {}"),
            Sources.inShop("@AvroRecord public record None() implements Res<String, Integer> {}"));
    assertEquals(List.of("None"), branches(compilation));
  }

  @Test
  void subclassWithOtherArgumentsIsNotABranch() {
    assertEquals(
        List.of("Ok"),
        branches(
            compile(
                "Res<? extends Number>",
                "@AvroRecord public record Ok(int value) implements Res<Integer> {}",
                "@AvroRecord public record None() implements Res<String> {}")));
  }
}
