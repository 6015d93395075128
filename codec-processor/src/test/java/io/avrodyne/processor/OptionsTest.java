package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of the processor, of types that need none of them. */
class OptionsTest {

  private static final JavaFileObject ORDER =
      Sources.inShop(
          """
          @AvroRecord
          record Order(int id) {}
          """);

  private static Compilation compile(String... options) {
    return TestCompiler.compileWith(List.of(options), ORDER);
  }

  /** Asserts one error at the type. */
  private static void assertRefused(String beginning, String... options) {
    Compilation compilation = compile(options);
    assertEquals(1, compilation.errors().size(), () -> compilation.diagnostics().toString());
    Diagnostic<? extends JavaFileObject> error = compilation.errors().get(0);
    String message = error.getMessage(Locale.ROOT);
    assertTrue(message.startsWith(beginning), message);
    assertTrue(message.matches("(?s)\\[Avro[A-Za-z]+] .+\\. .+\\. .+\\."), message);
    assertEquals(2, error.getLineNumber());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "=", "=-1", "=-0", "=1000", "=99999999999", "=abc", "=1.0", "=+1", "= 4"})
  void numberOfLayoutsIsCheckedWithoutAHistory(String value) {
    assertRefused(
        "[AvroHistoryStraight] Order is compiled with -Aavrodyne.history.straight set to ",
        "-Aavrodyne.history.straight" + value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "4", "007", "999"})
  void numberOfLayoutsIsAnyOfUpToThreeDigits(String value) {
    assertThat(compile("-Aavrodyne.history.straight=" + value)).succeededWithoutWarnings();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "=", "=-1", "=0", "=abc", "=src/main/avro", "=/nowhere/at/all", "=FILE"})
  void foldersAreChecked(String value, @TempDir Path home) throws IOException {
    Path file = Files.writeString(home.resolve("file"), "text");
    String actual = value.replace("FILE", file.toString());
    assertRefused(
        "[AvroHistoryFolder] Order cannot be compared with its history, because -Aavrodyne.history"
            + (actual.isEmpty() ? "=" : actual)
            + " ",
        "-Aavrodyne.history" + actual);
    if (value.endsWith("/all")) {
      assertThat(compile("-Aavrodyne.schemas" + actual)).succeededWithoutWarnings();
    } else {
      assertRefused(
          "[AvroSchemaFolder] Order cannot follow a schema, because -Aavrodyne.schemas"
              + (actual.isEmpty() ? "=" : actual)
              + " ",
          "-Aavrodyne.schemas" + actual);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "=", "=none", "=Package", "=package "})
  void namespaceOfNestedTypesIsOneOfTwo(String value) {
    assertRefused(
        "[AvroOption] Order is compiled with -Aavrodyne.nested set to \""
            + value.replace("=", "")
            + "\". ",
        "-Aavrodyne.nested" + value);
  }

  @ParameterizedTest
  @CsvSource({
    "avrodyne.nest, ' (did you mean avrodyne.nested?)'",
    "avrodyne.histroy, ' (did you mean avrodyne.history?)'",
    "avrodyne.history.straigth, ' (did you mean avrodyne.history.straight?)'",
    "avrodyne.schema, ' (did you mean avrodyne.schemas?)'",
    "avrodyne.History, ' (did you mean avrodyne.history?)'",
    "avrodyne.confg, ' (did you mean avrodyne.config?)'",
    "avrodyne.verbose, ''",
  })
  void unknownOptionsAreRefused(String name, String guess, @TempDir Path home) {
    assertRefused(
        "[AvroOption] Order is compiled with the option -A"
            + name
            + ", which does not exist"
            + guess
            + ". ",
        "-A" + name + "=" + home);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''| is not a class that the compiler can find and read. | with dots also between nested classes.",
        "=| is not a class that the compiler can find and read. | with dots also between nested classes.",
        "=shop.Missing| is not a class that the compiler can find and read. | nested classes.",
        "=Settings| is not a class that the compiler can find and read. | between nested classes.",
        "=shop.Order$Nested| is not a class that the compiler can find and read. | nested classes.",
        "=int| is not a class that the compiler can find and read. | nested classes.",
        "=shop.Order| is a class without @AvroConfig. | Annotate it with @AvroConfig, or name another class.",
        "=java.lang.String| is a class without @AvroConfig. | or name another class.",
        "=shop.Hidden| is not public, or within a class that is not. | Make it public.",
        "=shop.Hidden.Nested| is not public, or within a class that is not. | Make it public.",
      })
  void configIsAPublicClassWithSettings(String value, String finding, String nextStep) {
    Compilation compilation =
        TestCompiler.compileWith(
            List.of("-Aavrodyne.config" + value),
            ORDER,
            Sources.inShop("@AvroRecord record Line(BigDecimal none, Object odd) {}"),
            Sources.inShop("@AvroConfig interface Hidden { @AvroConfig interface Nested {} }"));
    assertEquals(1, compilation.errors().size(), () -> compilation.diagnostics().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    String option = "-Aavrodyne.config" + (value.isEmpty() ? "=" : value);
    assertTrue(
        message.startsWith("[AvroConfig] Order is compiled with " + option + ", which " + finding),
        message);
    assertTrue(message.endsWith(nextStep), message);
    assertEquals(2, compilation.errors().get(0).getLineNumber());
  }

  @Test
  void optionsOfOtherProcessorsAreNotOurs() {
    Compilation compilation =
        javac()
            .withOptions("-Aavrodyner.history=x", "-Ahistory.straight=abc", "-Aavrodyne")
            .withProcessors(new AvroProcessor())
            .compile(ORDER);
    assertThat(compilation).succeeded();
  }

  @Test
  void eachOptionIsReportedOnceForManyTypes() {
    Compilation compilation =
        TestCompiler.compileWith(
            List.of("-Aavrodyne.history.straight=abc", "-Aavrodyne.schemas=x", "-Aavrodyne.x"),
            ORDER,
            Sources.inShop("@AvroRecord record Line(int id) {}"),
            Sources.inShop("@AvroRecord record Page<T>(T item) {}"),
            Sources.inShop("@AvroUnion sealed interface Event permits Line2 {}"),
            Sources.inShop("@AvroRecord record Line2(int id) implements Event {}"));
    assertThat(compilation).hadErrorCount(3);
  }

  @Test
  void optionsAreCheckedWhereOnlyAGenericTypeIsCompiled() {
    Compilation compilation =
        TestCompiler.compileWith(
            List.of("-Aavrodyne.history.straight=-1"),
            Sources.inShop("@AvroRecord record Page<T>(T item) {}"));
    assertThat(compilation).hadErrorCount(1);
    assertFalse(compilation.errors().toString().contains("AvroInternal"));
  }
}
