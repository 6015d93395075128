package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations about null on types, which count wherever the types come from. */
class CompiledAnnotationsTest {

  private static final List<String> LIBRARY =
      List.of(
          """
          @AvroRecord public record Page<T>(
              @Range(min = 1, names = {"a", "b"}, type = int.class, other = @Deprecated(since = "1"),
                  unit = java.util.concurrent.TimeUnit.DAYS)
              @Nullable T item,
              @Nullable String note,
              String text,
              List<@Nullable String> notes,
              String @Nullable [] texts,
              @Nullable String[] words,
              @Nullable byte[] bytes,
              Map<String, ? extends List<@Nullable Long>> counts) {
            static final double HALF = 0.5;
          }
          """,
          """
          public class Base {
            static final long BIG = 1L << 40;
            public @Nullable String inherited;
            public @note.Nullable("why") String[] noted;
            private String read;
            public @Nullable String getRead() { return read; }
            public void setRead(@Nullable String read) { this.read = read; }
            public <T extends @Nullable Object> @Nullable T other(T given) { return given; }
          }
          """,
          "public interface Named { @Nullable String name(); }",
          """
          package note;

          import java.lang.annotation.*;

          @Target({ElementType.FIELD, ElementType.TYPE_USE})
          public @interface Nullable { String value(); }
          """);

  private static final JavaFileObject[] ORDERS = {
    Sources.inShop("@AvroRecord public class Order extends Base { public Page<Integer> page; }"),
    Sources.inShop(
        "@AvroRecord public interface Other extends Named {"
            + " static Other of(String name) { return () -> name; } }")
  };

  @ParameterizedTest
  @ValueSource(strings = {"RUNTIME", "CLASS"})
  void schemaIsTheSameWhereTypesComeFromClassFiles(String retention, @TempDir Path folder) {
    JavaFileObject[] library =
        Stream.concat(
                LIBRARY.stream(),
                Stream.of(
                    annotation(retention) + "Nullable {}",
                    annotation(retention)
                        + "Range { long min(); String[] names(); Class<?> type();"
                        + " java.util.concurrent.TimeUnit unit(); Deprecated other(); }"))
            .map(text -> text.startsWith("package ") ? Sources.of(text) : Sources.inShop(text))
            .toArray(JavaFileObject[]::new);
    Compilation all =
        TestCompiler.compile(
            Stream.concat(Stream.of(library), Stream.of(ORDERS)).toArray(JavaFileObject[]::new));
    Compilation again =
        new CompiledTypes(folder).add(TestCompiler.compile(library), "-").compile(ORDERS);
    assertThat(again).succeededWithoutWarnings();
    for (String type : List.of("Order", "Other")) {
      assertEquals(schema(all, type), schema(again, type));
    }
  }

  /** The classes of the JDK are in modules, but not on the module path. */
  @Test
  void classOfTheJdkIsRead() {
    assertThat(
            TestCompiler.compile(
                Sources.inShop(
                    "@AvroRecord @io.avrodyne.api.AvroImport(java.awt.Point.class)"
                        + " record Order(java.awt.Point point) {}")))
        .succeededWithoutWarnings();
  }

  private static String annotation(String retention) {
    return "@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy."
        + retention
        + ") @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface ";
  }

  private static Schema schema(Compilation compilation, String type) {
    return new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop." + type));
  }
}
