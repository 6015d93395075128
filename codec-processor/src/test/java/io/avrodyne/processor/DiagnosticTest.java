package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagnosticTest {

  static Stream<BadInput> badInputs() {
    return Stream.of(
            BadKinds.all(),
            BadAccess.all(),
            BadVisibility.all(),
            BadSharing.all(),
            BadSpecifics.all(),
            BadCreators.all(),
            BadMarkers.all(),
            BadTypes.all(),
            BadOrders.all(),
            BadNullItems.all(),
            BadLogicalTypes.all(),
            BadConverters.all(),
            BadNames.all(),
            BadDefaults.all(),
            BadAttributes.all(),
            BadUnions.all(),
            BadGenerics.all(),
            BadListings.all())
        .flatMap(cases -> cases);
  }

  @ParameterizedTest
  @MethodSource("badInputs")
  void badInputIsRefusedWithItsCodeAtItsLine(BadInput input) {
    assertRefused(input, TestCompiler.compile(input.files()));
  }

  @ParameterizedTest
  @MethodSource({
    "io.avrodyne.processor.BadHistories#all",
    "io.avrodyne.processor.BadGivenSchemas#all"
  })
  void badFileIsRefusedWithItsCodeAtItsLine(BadHistory bad, @TempDir Path home) throws IOException {
    Files.createDirectory(home.resolve("avro-history"));
    Files.createDirectories(home.resolve("avro"));
    SchemaFolder folder = new SchemaFolder(home);
    bad.files().forEach(folder::with);
    assertRefused(bad.input(), TestCompiler.compileWith(folder.options(), bad.input().files()));
  }

  private static void assertRefused(BadInput input, Compilation compilation) {
    List<Diagnostic<? extends JavaFileObject>> found =
        compilation.errors().stream()
            .filter(error -> message(error).startsWith("[" + input.code() + "] " + input.finding()))
            .toList();
    assertEquals(1, found.size(), () -> compilation.diagnostics().toString());
    assertEquals(input.line(), found.get(0).getLineNumber());
    assertEquals(input.file().getName(), found.get(0).getSource().getName());
    assertTrue(message(found.get(0)).endsWith(input.nextStep()), message(found.get(0)));
    compilation.errors().forEach(DiagnosticTest::assertWellFormed);
  }

  @Test
  void everyCodeHasABadInput() {
    Set<Code> covered = badInputs().map(BadInput::code).collect(Collectors.toSet());
    Stream.concat(BadHistories.all(), BadGivenSchemas.all())
        .forEach(bad -> covered.add(bad.input().code()));
    // These need what a catalogue of sources cannot give; see InternalProblemTest,
    // CompiledRecordTest, StraightLayoutsTest, OptionsTest and EclipseTest.
    covered.addAll(
        EnumSet.of(
            Code.INTERNAL,
            Code.NOT_COMPILED,
            Code.STALE_CODEC,
            Code.HISTORY_STRAIGHT,
            Code.OPTION,
            Code.SCHEMA_FOLDER));
    // Warnings have a catalogue of their own, in WarningsTest.
    Stream.of(Code.values())
        .filter(code -> code.severity() != Severity.ERROR)
        .forEach(covered::add);
    assertEquals(EnumSet.allOf(Code.class), covered);
  }

  /** A code, the finding, the rule, the next step. */
  private static void assertWellFormed(Diagnostic<? extends JavaFileObject> error) {
    assertTrue(message(error).matches("(?s)\\[Avro[A-Za-z]+] .+\\. .+\\. .+\\."), message(error));
  }

  private static String message(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getMessage(Locale.ROOT);
  }
}
