package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types that need a generated class of one name. */
class ClassNameClashTest {

  private static final String USER = "@AvroRecord record Order(C.B one, C_B two) {}";
  private static final String OUTER = "class C { @AvroRecord record B(int id) {} }";
  private static final String FLAT = "@AvroRecord record C_B(int id) {}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class C { @AvroRecord record B(int id) {} }|@AvroRecord record C_B(int id) {}|C.B|C_B",
        "class C { @AvroRecord record B(int id) {} }|@AvroRecord record C_b(int id) {}|C.B|C_b",
        "class A { @AvroRecord record B_C(int id) {} }"
            + "|class A_B { @AvroRecord record C(int id) {} }|A.B_C|A_B.C",
        "class A { static class B { @AvroRecord record C(int id) {} } }"
            + "|class A_B { @AvroRecord record C(int id) {} }|A.B.C|A_B.C",
        "class C { @AvroUnion sealed interface B permits D {} @AvroRecord record D() implements B {} }"
            + "|@AvroRecord record C_B(int id) {}|C.B|C_B",
        "class C { @AvroCodecs interface B { AvroCodec<String> text(); } }"
            + "|@AvroCodecs interface C_B { AvroCodec<String> text(); }|C.B|C_B",
      })
  void bothTypesAreReported(String one, String other, String first, String second) {
    Compilation compilation = TestCompiler.compile(inShop(one), inShop(other));
    Set<String> errors =
        compilation.errors().stream()
            .map(error -> error.getMessage(null).replaceAll(" needs .*", ""))
            .collect(Collectors.toSet());
    assertEquals(
        Stream.of(first, second)
            .map(name -> "[AvroNameClash] shop." + name)
            .collect(Collectors.toSet()),
        errors,
        () -> compilation.errors().toString());
  }

  @Test
  void otherTypesAreNotBlamed() {
    Compilation compilation = TestCompiler.compile(inShop(USER), inShop(OUTER), inShop(FLAT));
    assertEquals(2, compilation.errors().size(), () -> compilation.errors().toString());
  }

  @Test
  void namesOfTheSourcesMayDifferInCase() {
    Compilation compilation =
        TestCompiler.compile(
            inShop("@AvroRecord record Order(int id) {}"),
            inShop("@AvroRecord record ORDER(int id) {}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void typeOfALaterRoundIsReported() {
    Compilation compilation =
        TestCompiler.compile(List.of(new TypeGenerator(inShop(FLAT))), inShop(OUTER), inShop(USER));
    assertEquals(2, compilation.errors().size(), () -> compilation.errors().toString());
    assertThat(compilation).hadErrorContaining("[AvroNameClash] shop.C.B needs the class");
    assertThat(compilation).hadErrorContaining("[AvroNameClash] shop.C_B needs the class");
  }

  @Test
  void codecOfACompiledTypeIsNotReplaced(@TempDir Path folder) {
    CompiledTypes types =
        new CompiledTypes(folder).add(TestCompiler.compile(inShop(OUTER)), "Nothing");
    Compilation compilation = types.compile(inShop(USER), inShop(FLAT));
    assertThat(compilation)
        .hadErrorContaining(
            "[AvroNameClash] Order.one is shop.C.B, whose codec C_BAvroCodec is replaced");
  }

  private static JavaFileObject inShop(String text) {
    return text.contains("@AvroCodecs")
        ? Sources.of(
            "package shop; import io.avrodyne.api.*; import io.avrodyne.runtime.AvroCodec; " + text)
        : Sources.inShop(text);
  }
}
