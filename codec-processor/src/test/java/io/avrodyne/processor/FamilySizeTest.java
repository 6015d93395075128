package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Counts what is generated for types that all reach each other: twice as many make twice as much,
 * but for the text of their schemas, in which each names all others.
 */
class FamilySizeTest {

  private static final int SIZE = 12;
  private static final double TWICE = 2.2;

  private static final Pattern SCHEMA =
      Pattern.compile("(?m)^ *static final String SCHEMA(?:_\\d+)? = (\".*\");$");

  static Stream<Arguments> families() {
    return Stream.of(
        Arguments.of("sealed", family(n -> Families.sealed(n, i -> "int id, List<S> held"))),
        Arguments.of("nullable", family(n -> Families.sealed(n, i -> "@AvroNullable S next"))),
        Arguments.of(
            "two uses",
            family(
                n ->
                    Families.sealed(
                        n, i -> "@AvroNullable S next, java.util.Map<String, List<S>> more"))),
        Arguments.of("listed", family(Families::listed)),
        Arguments.of("holders", family(Families::withHolders)),
        Arguments.of("ring", family(n -> Families.ring(n, ""))));
  }

  private static IntFunction<JavaFileObject[]> family(IntFunction<JavaFileObject[]> family) {
    return family;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("families")
  void codeGrowsWithTheNumberOfTypes(String name, IntFunction<JavaFileObject[]> family)
      throws IOException {
    Size once = Size.of(TestCompiler.compile(family.apply(SIZE)));
    Size twice = Size.of(TestCompiler.compile(family.apply(2 * SIZE)));
    assertTwice(once, twice);
  }

  @Tag("slow")
  @Test
  void codeOfEarlierVersionsGrowsWithTheNumberOfTypes(@TempDir Path home) throws IOException {
    assertTwice(
        evolved(SIZE, new SchemaFolder(home.resolve("once"))),
        evolved(2 * SIZE, new SchemaFolder(home.resolve("twice"))));
  }

  private static Size evolved(int size, SchemaFolder folder) throws IOException {
    Compilation earlier = TestCompiler.compile(Families.ring(size, ""));
    for (int i = 0; i < size; i++) {
      String name = "shop.R" + i;
      folder.with("avro-history/" + name + "/1.avsc", TestCompiler.schemaFile(earlier, name));
    }
    folder.with("avro/none", "");
    String added = ", @io.avrodyne.api.AvroDefault(\"0\") int added";
    return Size.of(TestCompiler.compileWith(folder.options(), Families.ring(size, added)));
  }

  /** The text of 100 schemas of 70 KB each is 7 MB. */
  @Tag("slow")
  @Test
  void oneHundredRecordsMakeLessThanThreeMegabytesOfSource() throws IOException {
    Compilation compilation =
        TestCompiler.compile(Families.sealed(100, i -> "int id, List<S> held"));
    Size size = Size.of(compilation);
    assertTrue(size.source() + size.schemas() < 3_000_000, size.toString());
  }

  private static void assertTwice(Size once, Size twice) {
    assertTrue(twice.source() < TWICE * once.source(), once + " " + twice);
    assertTrue(twice.classes() < TWICE * once.classes(), once + " " + twice);
  }

  /**
   * Counts what a compilation generated.
   *
   * @param source characters of source without schemas
   * @param classes bytes of class files without schemas
   * @param schemas characters of the schemas in source
   */
  private record Size(long source, long classes, long schemas) {

    static Size of(Compilation compilation) throws IOException {
      assertThat(compilation).succeededWithoutWarnings();
      long source = 0;
      long schemas = 0;
      for (JavaFileObject file : compilation.generatedSourceFiles()) {
        String text = file.getCharContent(false).toString();
        for (String schema : SCHEMA.matcher(text).results().map(r -> r.group(1)).toList()) {
          schemas += schema.length();
        }
        source += text.length();
      }
      long classes = 0;
      for (JavaFileObject file : classes(compilation)) {
        try (InputStream in = file.openInputStream()) {
          byte[] bytes = in.readAllBytes();
          classes += bytes.length - schemaBytes(bytes);
        }
      }
      return new Size(source - schemas, classes, schemas);
    }

    /** Counts the bytes of the constants that hold schemas; a nested class has them once more. */
    private static long schemaBytes(byte[] classFile) throws IOException {
      return CodeSizes.texts(classFile).stream()
          .filter(text -> text.contains("{\"type\":\"record\""))
          .mapToLong(String::length)
          .sum();
    }

    private static List<JavaFileObject> classes(Compilation compilation) {
      List<JavaFileObject> classes = new ArrayList<>(compilation.generatedFiles());
      classes.removeIf(file -> file.getKind() != JavaFileObject.Kind.CLASS);
      return classes;
    }
  }
}
