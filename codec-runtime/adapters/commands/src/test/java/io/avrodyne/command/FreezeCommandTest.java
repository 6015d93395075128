package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreezeCommandTest {

  private static final String FIRST = Shell.record("shop.Order", "id");
  private static final String SECOND = Shell.record("shop.Order", "id", "size");

  private final Shell shell;
  private final Path history;

  FreezeCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    history = folder.resolve("src/avro-history");
    shell.schema("shop.Note", Shell.record("shop.Note", "id"));
    shell.schema("shop.Order", FIRST);
  }

  private Outcome freeze(String... options) {
    return shell.run(List.of("freeze", "--into", history.toString(), shell.classes()), options);
  }

  @Test
  void schemasBecomeTheFirstVersions() throws IOException {
    assertEquals(Outcome.done("shop.Note/1.avsc: written", "shop.Order/1.avsc: written"), freeze());
    assertEquals(
        List.of(
            "shop.Note/1.avsc: " + Shell.record("shop.Note", "id") + "\n",
            "shop.Order/1.avsc: " + FIRST + "\n"),
        Shell.files(history));
  }

  @Test
  void onlyChangedSchemasBecomeTheNextVersions() throws IOException {
    freeze();
    shell.schema("shop.Order", SECOND);
    assertEquals(
        Outcome.done("shop.Note/1.avsc: unchanged", "shop.Order/2.avsc: written"), freeze());
    assertEquals(
        Outcome.done("shop.Note/1.avsc: unchanged", "shop.Order/2.avsc: unchanged"), freeze());
    assertEquals("shop.Order/2.avsc: " + SECOND + "\n", Shell.files(history).get(2));
  }

  @Test
  void changedDocumentationIsAnotherSchemaAndLayoutOfTheFileIsNot() {
    shell.write("src/avro-history/shop.Order/v3.avsc", FIRST.replace(",", ",\r\n "));
    shell.write("src/avro-history/shop.Note/01.avsc", Shell.record("shop.Note", "id"));
    String documented =
        Shell.record("shop.Note", "id").replace("\"fields\"", "\"doc\":\"A\",\"fields\"");
    shell.schema("shop.Note", documented);
    assertEquals(
        Outcome.done("shop.Note/2.avsc: written", "shop.Order/v3.avsc: unchanged"), freeze());
  }

  @Test
  void versionsKeepTheStyleOfTheirNumbers() {
    shell.write("src/avro-history/shop.Order/v9.avsc", SECOND);
    shell.write("src/avro-history/shop.Order/v10.1.avsc", SECOND);
    assertEquals(Outcome.done("shop.Order/v11.avsc: written"), freeze("--include=shop.Order"));
  }

  @Test
  void givenVersionIsTakenForNewFilesOnly() {
    freeze();
    shell.schema("shop.Order", SECOND);
    assertEquals(
        Outcome.done("shop.Note/1.avsc: unchanged", "shop.Order/1.4.avsc: written"),
        freeze("--version", "1.4"));
  }

  @Test
  void anotherSchemaIsNotOverwritten() throws IOException {
    freeze();
    List<String> before = Shell.files(history);
    shell.schema("shop.Order", SECOND);
    shell.schema("shop.Other", Shell.record("shop.Other", "id"));
    assertEquals(
        new Outcome(
            ExitCode.REFUSED,
            List.of(),
            List.of(
                "shop.Order/v1.0.avsc has another schema than the build.",
                "Nothing was written. Versions are never overwritten; without --version, a new one"
                    + " is the next.")),
        freeze("--version=v1.0"));
    assertEquals(before, Shell.files(history));
  }

  @Test
  void versionBeforeTheNewestIsRefused() {
    shell.write("src/avro-history/shop.Order/5.avsc", SECOND);
    Outcome outcome = freeze("--version=4");
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(
        "shop.Order/4.avsc would be older than the newest version, 5.", outcome.err().get(0));
    assertFalse(Files.exists(history.resolve("shop.Note")));
  }

  @Test
  void dryRunAndCheckWriteNothing() throws IOException {
    List<String> lines =
        List.of("shop.Note/1.avsc: would be written", "shop.Order/1.avsc: would be written");
    assertEquals(new Outcome(ExitCode.DONE, lines, List.of()), freeze("--dry-run"));
    assertEquals(new Outcome(ExitCode.REFUSED, lines, List.of()), freeze("--check"));
    assertEquals(List.of(), Shell.files(history));
    freeze();
    assertEquals(
        Outcome.done("shop.Note/1.avsc: unchanged", "shop.Order/1.avsc: unchanged"),
        freeze("--check"));
  }

  @Test
  void includedAndExcludedTypesAreChosen() {
    assertEquals(Outcome.done("shop.Note/1.avsc: written"), freeze("--exclude=*Order"));
    assertEquals(Outcome.done("shop.Order/1.avsc: written"), freeze("--include=shop.O*"));
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of(
                "--include and --exclude leave none of the types of the build. See freeze --help.")),
        freeze("--include=none"));
  }

  @Test
  void schemasThatUseOthersAreWrittenWhole() throws IOException {
    shell.schema("shop.Note", Shell.user("shop.Note", "shop.Order"));
    freeze();
    assertTrue(
        Shell.files(history).get(0).contains("\"fields\":[{\"name\":\"id\""),
        Shell.files(history)::toString);
  }

  @Test
  void filesThatAreNotVersionsOrSchemasAreNamed() throws IOException {
    Path file = shell.write("src/avro-history/shop.Order/latest.avsc", FIRST);
    Outcome named = freeze();
    assertEquals(ExitCode.FAILED, named.code());
    assertTrue(named.err().get(0).startsWith(file + " is not named by a version"), named::toString);
    Files.delete(file);
    Path broken = shell.write("src/avro-history/shop.Order/1.avsc", "{");
    Outcome read = freeze();
    assertEquals(ExitCode.FAILED, read.code());
    assertTrue(read.err().get(0).startsWith(broken + " is not an Avro schema: "), read::toString);
    Files.write(broken, new byte[] {(byte) 0xFF});
    assertEquals(
        List.of(broken + " is not UTF-8. Restore it from version control."), freeze().err());
    assertFalse(Files.exists(history.resolve("shop.Note")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Or der", "C:Order", "a..b"})
  void hostileNamesAreNotWritten(String name) throws IOException {
    shell.schema(name, "\"int\"");
    Outcome outcome = freeze();
    assertEquals(ExitCode.FAILED, outcome.code());
    assertTrue(outcome.err().get(0).endsWith(", which no type can have."), outcome::toString);
    assertEquals(List.of(), Shell.files(history));
  }

  @Test
  void wrongOptionsAreRefused() {
    assertEquals(
        List.of("The folder is unknown. Give --into. See freeze --help."),
        shell.run("freeze", shell.classes()).err());
    assertEquals(
        List.of("--version is not a version, such as 3, v3 or 1.4. See freeze --help."),
        freeze("--version=latest").err());
    assertEquals(
        List.of("--dry-run and --check exclude each other. See freeze --help."),
        freeze("--dry-run", "--check").err());
    Path file = shell.write("src/avro-history", "a file");
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of("--into is " + file + ", which is not a folder. See freeze --help.")),
        freeze());
    assertEquals(
        ExitCode.FAILED,
        shell.run("freeze", "--into=" + shell.folder.resolve("h"), "--classes=nowhere").code());
  }
}
