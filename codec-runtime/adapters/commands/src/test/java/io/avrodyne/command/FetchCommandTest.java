package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.runtime.SchemaText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FetchCommandTest {

  private static final String FIRST = Shell.record("shop.Order", "id");
  private static final String SECOND = Shell.record("shop.Order", "id", "size");

  private final Shell shell;
  private final Path history;

  FetchCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    history = folder.resolve("src/avro-history");
    shell.registry.put("orders-value", 1, FIRST);
    shell.registry.put("orders-value", 3, SECOND);
    shell.registry.put("notes-value", 1, Shell.record("shop.Note", "id"));
  }

  private Outcome fetch(String... options) {
    return shell.run(List.of("fetch", "--into", history.toString()), options);
  }

  private static Outcome failed(String... lines) {
    return new Outcome(ExitCode.FAILED, List.of(), List.of(lines));
  }

  @Test
  void versionsBecomeFilesOfTheHistory() throws IOException {
    assertEquals(
        Outcome.done(
            "notes-value -> shop.Note/1.avsc: written",
            "orders-value -> shop.Order/1.avsc: written",
            "orders-value -> shop.Order/3.avsc: written"),
        fetch("--subject=*"));
    assertEquals(
        List.of(
            "shop.Note/1.avsc: " + Shell.record("shop.Note", "id") + "\n",
            "shop.Order/1.avsc: " + FIRST + "\n",
            "shop.Order/3.avsc: " + SECOND + "\n"),
        Shell.files(history));
    assertTrue(shell.registry.closed);
  }

  @Test
  void latestVersionIsEnoughOnRequest() {
    assertEquals(
        Outcome.done("orders-value -> shop.Order/3.avsc: written"),
        fetch("--subject=orders-*", "--versions=latest"));
  }

  @Test
  void sameSchemaIsLeftAsItIs() throws IOException {
    String pretty = FIRST.replace(",", ",\n  ").replace("\n", "\r\n");
    shell.write("src/avro-history/shop.Order/1.avsc", pretty);
    shell.write("src/avro-history/shop.Order/v03.0.avsc", SECOND);
    assertEquals(
        Outcome.done(
            "orders-value -> shop.Order/1.avsc: unchanged",
            "orders-value -> shop.Order/3.avsc: unchanged"),
        fetch("--subject=orders-value"));
    assertEquals(
        List.of("shop.Order/1.avsc: " + pretty, "shop.Order/v03.0.avsc: " + SECOND),
        Shell.files(history));
  }

  @Test
  void differentSchemaIsNotOverwritten() throws IOException {
    shell.write("src/avro-history/shop.Order/3.avsc", FIRST);
    assertEquals(
        new Outcome(
            ExitCode.REFUSED,
            List.of(),
            List.of(
                "shop.Order/3.avsc differs from version 3 of orders-value.",
                "Nothing was written. To replace these files, add --overwrite.")),
        fetch("--subject=*"));
    assertEquals(List.of("shop.Order/3.avsc: " + FIRST), Shell.files(history));
  }

  @Test
  void differentSchemaIsReplacedOnRequest() throws IOException {
    shell.write("src/avro-history/shop.Order/v1.avsc", "not a schema");
    assertEquals(
        Outcome.done(
            "orders-value -> shop.Order/1.avsc: replaced",
            "orders-value -> shop.Order/3.avsc: written"),
        fetch("--subject=orders-value", "--overwrite"));
    assertEquals(
        List.of("shop.Order/3.avsc: " + SECOND + "\n", "shop.Order/v1.avsc: " + FIRST + "\n"),
        Shell.files(history));
  }

  @Test
  void typeOfUnionsIsGiven() throws IOException {
    shell.registry.put("shapes-value", 1, "[\"int\",\"string\"]");
    assertEquals(
        failed(
            "shapes-value version 1 is of type union, which has no name."
                + " Fetch this subject alone, and name its type with --type."),
        fetch("--subject=shapes-value"));
    assertEquals(
        Outcome.done("shapes-value -> shop.Shape/1.avsc: written"),
        fetch("--subject=shapes-value", "--type=shop.Shape"));
  }

  @Test
  void formerNamesGoToTheTypeThatIsGiven() {
    shell.registry.put("orders-value", 4, Shell.record("shop.Purchase", "id"));
    assertEquals(
        Outcome.done(
            "orders-value -> shop.Purchase/1.avsc: written",
            "orders-value -> shop.Purchase/3.avsc: written",
            "orders-value -> shop.Purchase/4.avsc: written"),
        fetch("--subject=orders-value", "--type=shop.Purchase"));
  }

  @Test
  void twoSchemasOfOneVersionAreRefused() throws IOException {
    shell.registry.put("archive-value", 3, FIRST);
    assertEquals(
        failed(
            "shop.Order/3.avsc would have two schemas, of the subjects archive-value and"
                + " orders-value. Fetch only one of them, with --subject."),
        fetch("--subject=*"));
    assertEquals(List.of(), Shell.files(history));
  }

  @Test
  void schemasOfOneVersionWithDifferentAliasesAreRefused() {
    shell.registry.put(
        "archive-value", 3, SECOND.replaceFirst("\"type\":\"int\"", "$0,\"aliases\":[\"number\"]"));
    assertEquals(ExitCode.FAILED, fetch("--subject=*").code());
  }

  @Test
  void oneSchemaOfTwoSubjectsIsWrittenOnce() {
    shell.registry.put("archive-value", 3, SECOND);
    assertEquals(3, fetch("--subject=*").out().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../Order",
        "shop/Order",
        "/etc/Order",
        "a\\b",
        "C:Order",
        "Or der",
        "Order\u001b"
      })
  void hostileNameIsNotWritten(String name) throws IOException {
    shell.registry.add(
        "hostile-value",
        1,
        SchemaText.parse(
            "{\"type\":\"enum\",\"name\":\""
                + name.replace("\\", "\\\\").replace("\u001b", "\\u001b")
                + "\",\"symbols\":[\"A\"]}"),
        List.of());
    Outcome outcome = fetch("--subject=hostile*");
    assertEquals(ExitCode.FAILED, outcome.code());
    String message = outcome.err().get(0);
    assertTrue(message.startsWith("hostile-value version 1 "), message);
    assertTrue(message.endsWith(" Nothing was written."), message);
    assertFalse(message.contains("\u001b"), message);
    assertEquals(List.of(), Shell.files(shell.folder));
  }

  @Test
  void nameTooLongForAFolderIsNotWritten() throws IOException {
    shell.registry.put("long-value", 1, Shell.record("a." + "x".repeat(300), "id"));
    assertEquals(ExitCode.FAILED, fetch("--subject=long*").code());
    assertEquals(List.of(), Shell.files(shell.folder));
  }

  @Test
  void schemaThatTheProcessorCannotReadIsNotWritten() throws IOException {
    shell.registry.put(
        "bad-value", 1, FIRST.replace("\"type\":\"int\"", "\"type\":\"int\",\"default\":\"x\""));
    Outcome outcome = fetch("--subject=*");
    assertEquals(ExitCode.FAILED, outcome.code());
    String message = outcome.err().get(0);
    String begin = "bad-value version 1 is not a schema that the annotation processor reads: ";
    assertTrue(message.startsWith(begin), message);
    assertEquals(List.of(), Shell.files(shell.folder));
  }

  @Test
  void versionBelowOneIsRefused() {
    shell.registry.put("odd-value", -1, FIRST);
    assertEquals(failed("The registry calls a version of odd-value -1."), fetch("--subject=odd*"));
  }

  @Test
  void subjectsThatDoNotExistAreRefused() {
    assertEquals(
        failed("None of the 2 subjects of the registry matches --subject."),
        fetch("--subject=order"));
  }

  @Test
  void folderThatCannotBeWrittenIsNamed() {
    Path file = shell.write("src/avro-history/shop.Order", "a file");
    Outcome outcome = fetch("--subject=orders-value");
    assertEquals(ExitCode.FAILED, outcome.code());
    assertEquals(List.of(file + " (FileAlreadyExistsException)"), outcome.err());
    assertEquals(List.of(), outcome.out());
  }

  @Test
  void wrongOptionsAreRefused() {
    assertEquals(
        List.of("The folder is unknown. Give --into. See fetch --help."),
        shell.run("fetch", "--subject=*").err());
    assertEquals(
        List.of("The subjects are unknown. Give --subject. See fetch --help."), fetch().err());
    assertEquals(
        List.of("--versions is all or latest. See fetch --help."),
        fetch("--subject=*", "--versions=1").err());
    assertEquals(
        List.of("--type is not the full name of a type, such as shop.Order. See fetch --help."),
        fetch("--subject=*", "--type=../shop").err());
    Path file = shell.write("src/avro-history", "a file");
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of("--into is " + file + ", which is not a folder. See fetch --help.")),
        fetch("--subject=*"));
  }
}
