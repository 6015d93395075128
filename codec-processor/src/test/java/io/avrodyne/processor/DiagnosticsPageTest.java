package io.avrodyne.processor;

import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.processor.diagnostic.Code;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the page that explains the codes: it lists each, and its examples are true. */
class DiagnosticsPageTest {

  private static final Pattern HEADING = Pattern.compile("^## \\[(\\w+)]$", Pattern.MULTILINE);
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "^(Wrong|Right)(?:, with the file `([^`]+)`:\n\n```json\n([^`]*)\n```|:)\n\n```java\n([^`]*)\n```$",
          Pattern.MULTILINE);

  private static final String IMPORTS =
      "package shop; import io.avrodyne.api.*; import java.util.*; import java.math.*;"
          + " import java.time.*; ";

  /** Annotations of other libraries that examples use. */
  private static final List<JavaFileObject> OTHERS =
      List.of(
          Sources.of("package jakarta.persistence; public @interface Transient {}"),
          Sources.of("package kotlin; public @interface Metadata {}"));

  /** Need what one source cannot give, or more of it than a reader wants to see. */
  private static final Set<Code> WITHOUT_EXAMPLE =
      EnumSet.of(
          Code.INTERNAL,
          Code.NOT_COMPILED,
          Code.STALE_CODEC,
          Code.TOO_MANY_ARGUMENTS,
          Code.LONG_NAME,
          Code.SCHEMA_TEXT,
          Code.OPTION,
          Code.SCHEMA_FOLDER,
          Code.HISTORY_FOLDER,
          Code.HISTORY_STRAIGHT,
          Code.HISTORY_DUPLICATE);

  /**
   * An example.
   *
   * @param file a schema that it comes with, null for none
   * @param json the text of that
   */
  record Example(
      String code, boolean wrong, @Nullable String file, @Nullable String json, String text) {

    static Example of(String code, MatchResult found) {
      return new Example(
          code, found.group(1).equals("Wrong"), found.group(2), found.group(3), found.group(4));
    }

    List<String> errors(Path home) {
      SchemaFolder folder = new SchemaFolder(home);
      if (file != null) {
        home.resolve("avro-history").toFile().mkdir();
        folder.with(file, String.valueOf(json));
      }
      Compilation compilation =
          javac()
              .withOptions(file == null ? List.of() : folder.options())
              .withProcessors(new AvroProcessor())
              .compile(
                  Stream.concat(OTHERS.stream(), Stream.of(Sources.of(IMPORTS + text))).toList());
      Stream<String> others =
          Stream.concat(messages(compilation.warnings()), messages(compilation.notes()))
              .filter(message -> message.startsWith("[Avro"));
      return Stream.concat(messages(compilation.errors()), others).toList();
    }

    private static Stream<String> messages(List<? extends Diagnostic<?>> diagnostics) {
      return diagnostics.stream().map(each -> each.getMessage(Locale.ROOT));
    }
  }

  private static String page() {
    try {
      return Files.readString(Path.of("DIAGNOSTICS.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> headings() {
    return HEADING.matcher(page()).results().map(found -> found.group(1)).toList();
  }

  static List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    for (String entry : page().split("(?m)^## \\[", -1)) {
      String code = entry.substring(0, Math.max(0, entry.indexOf(']')));
      EXAMPLE.matcher(entry).results().map(found -> Example.of(code, found)).forEach(examples::add);
    }
    return examples;
  }

  @Test
  void everyCodeHasOneEntryInItsOrder() {
    assertEquals(Stream.of(Code.values()).map(Code::toString).toList(), headings());
  }

  @Test
  void everyCodeHasExamples() {
    List<Example> examples = examples();
    for (Code code : EnumSet.complementOf(EnumSet.copyOf(WITHOUT_EXAMPLE))) {
      for (boolean wrong : new boolean[] {true, false}) {
        assertTrue(
            examples.stream()
                .anyMatch(
                    example -> example.code().equals(code.toString()) && example.wrong() == wrong),
            code::toString);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void exampleIsTrue(Example example, @TempDir Path home) {
    List<String> errors =
        example.errors(home).stream().filter(error -> !isOtherNote(error, example)).toList();
    if (example.wrong()) {
      assertTrue(!errors.isEmpty(), example::text);
      assertTrue(
          errors.stream().allMatch(error -> error.startsWith("[" + example.code() + "] ")),
          errors::toString);
    } else {
      assertEquals(List.of(), errors);
    }
  }

  /** Whatever a type has changed may have an order of deployment, or none. */
  private static boolean isOtherNote(String message, Example example) {
    return message.startsWith("[" + Code.WHICH_SIDE_FIRST + "] ")
        && !example.code().equals(Code.WHICH_SIDE_FIRST.toString());
  }
}
