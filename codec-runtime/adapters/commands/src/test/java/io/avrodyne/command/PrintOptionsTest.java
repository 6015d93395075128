package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.command.Shell.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How {@code print} shows data, and options that it refuses. */
class PrintOptionsTest {

  private final Sales sales;

  PrintOptionsTest(@TempDir Path folder) {
    sales = new Sales(folder);
  }

  @Test
  void hidesFieldsByNameAndByProperty() throws IOException {
    sales.shell.input = sales.message();
    String hidden = Sales.JSON.replace("\"Ann\"", "\"REDACTED\"");
    assertEquals(
        Outcome.done(hidden), sales.shell.run("print", sales.schemas(), "--redact=customer"));
    assertEquals(
        Outcome.done(hidden), sales.shell.run("print", sales.schemas(), "--redact-property=pii"));
    assertEquals(
        Outcome.done(hidden.replace("99.50", "\"REDACTED\"")),
        sales.shell.run("print", sales.schemas(), "--redact=customer", "--redact=amount"));
  }

  @Test
  void indentsWithoutChangingAnything() throws IOException {
    sales.shell.input = sales.message();
    assertEquals(
        Outcome.done(
            "{", "  \"till\": \"T-1\",", "  \"amount\": 99.50,", "  \"customer\": \"Ann\"", "}"),
        sales.shell.run("print", sales.schemas(), "--indent"));
  }

  @Test
  void escapesWhatCouldForgeLines() {
    sales.shell.input = sales.datum("a\u202eb\nc\u001bd\ud800\udc00\u20ac");
    assertEquals(
        "{\"till\":\"a\\u202eb\\nc\\u001bd\ud800\udc00\u20ac\"",
        sales.shell.run("print", sales.schemas(), "--form=datum").out().get(0).split(",", -1)[0]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--form=letter",
        "--encoding=morse",
        "--limit=-1",
        "--limit=all",
        "--form=file --from=9",
        "--type=shop.Other --schemas=CLASSES"
      })
  void optionsThatDoNotFitAreRefused(String options) {
    String[] line =
        ("print " + options.replace("CLASSES", sales.shell.folder.resolve("classes").toString()))
            .split(" ", -1);
    Outcome outcome = sales.shell.run(line);
    assertEquals(ExitCode.USAGE, outcome.code(), outcome::toString);
    assertEquals(List.of(), outcome.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--form=|--form is one of file, message, confluent, apicurio, glue, datum.",
        "--form=mesage|--form is one of file, message, confluent, apicurio, glue, datum."
            + " Did you mean message?",
        "--encoding=morse|--encoding is one of hex, base64, kafka.",
        "--encoding|--encoding has no value. Write --encoding NAME, which is one of hex, base64,"
            + " kafka.",
        "--encoding=hex --form=file|--form file goes without --encoding: files are bytes."
      })
  void valuesAreListed(String options, String message) {
    Outcome outcome = sales.shell.run(("print " + options).split(" ", -1));
    assertEquals(List.of(message + " See print --help."), outcome.err());
  }
}
