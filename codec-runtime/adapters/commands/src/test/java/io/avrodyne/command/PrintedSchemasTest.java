package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where {@code print} finds schemas. */
class PrintedSchemasTest {

  private final Sales sales;

  PrintedSchemasTest(@TempDir Path folder) {
    sales = new Sales(folder);
  }

  @Test
  void findsTheSchemaInAHistoryAndInAFile() throws IOException {
    Path file = sales.shell.write("history/shop.Sale/7.avsc", Sales.TEXT);
    sales.shell.input = sales.message();
    assertEquals(
        Outcome.done(Sales.JSON),
        sales.shell.run("print", "--schemas", sales.shell.folder.resolve("history").toString()));
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--schemas", file.toString()));
  }

  @Test
  void unknownSchemaIsSaid() throws IOException {
    sales.shell.input = sales.message();
    Outcome outcome = sales.shell.run("print");
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(
        List.of(
            String.format(
                "The message cannot be printed: unknown fingerprint 0x%016x. Name a place that has"
                    + " it: files of schemas, or a registry",
                new SchemaStore().add(Sales.SCHEMA))),
        outcome.err());
  }

  @Test
  void findsAFingerprintInTheRegistry() throws IOException {
    sales.shell.registry.put("notes-value", 1, Shell.record("shop.Note", "id"));
    sales.shell.registry.put("sales-value", 1, Sales.TEXT);
    sales.shell.registry.put(
        "sales-value", 2, Sales.TEXT.replace("[\"null\",\"string\"]", "\"string\""));
    sales.shell.input = sales.message();
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print"));
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--subject=sales-*"));
    assertEquals(ExitCode.REFUSED, sales.shell.run("print", "--subject=notes-*").code());
    sales.shell.environment.put("SCHEMA_REGISTRY_URL", " ");
    assertEquals(ExitCode.REFUSED, sales.shell.run("print").code());
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--url=http://registry"));
  }

  @Test
  void versionsOfGlueAreReadByTheType() {
    byte[] datum = sales.datum("T-1");
    sales.shell.input = new byte[18 + datum.length];
    sales.shell.input[0] = 3;
    System.arraycopy(datum, 0, sales.shell.input, 18, datum.length);
    assertEquals(
        Outcome.done(Sales.JSON), sales.shell.run("print", "--form=glue", sales.schemas()));
    assertEquals(Sales.UNKNOWN_TYPE, sales.shell.run("print", "--form=glue"));
  }

  @Test
  void idsAreNotLookedUpWithoutARegistry() {
    sales.shell.environment.put("SCHEMA_REGISTRY_URL", "");
    sales.shell.input = new byte[sales.datum("T-1").length + 5];
    System.arraycopy(sales.datum("T-1"), 0, sales.shell.input, 5, sales.shell.input.length - 5);
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", sales.schemas()));
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of("The registry is unknown. Give --url. See print --help.")),
        sales.shell.run("print"));
    assertEquals(
        ExitCode.REFUSED,
        sales.shell.run("print", sales.schemas(), "--url=http://registry").code());
  }

  @Test
  void schemasOfOneFingerprintAreSaid() throws IOException {
    sales.shell.write("two/1.avsc", Sales.TEXT);
    sales.shell.write("two/2.avsc", Sales.TEXT.replace("\"scale\":2", "\"scale\":3"));
    sales.shell.input = sales.message();
    Outcome outcome =
        sales.shell.run("print", "--schemas", sales.shell.folder.resolve("two").toString());
    assertEquals(ExitCode.REFUSED, outcome.code());
    String message = outcome.err().get(0);
    assertTrue(
        message.startsWith(
            "The message cannot be printed: shop.Sale and shop.Sale share the fingerprint 0x"),
        message);
    assertTrue(
        message.endsWith(
            ", so their messages cannot be told apart. Name the schema that the data was written"
                + " with: its file with --schemas, or its subject with --subject"),
        message);
  }

  @Test
  void idOfAHeaderIsGiven() {
    sales.shell.registry.byId.put(513L, Sales.SCHEMA);
    sales.shell.input = sales.datum("T-1");
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--id=513"));
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--id=513", "--form=datum"));
    assertEquals(
        new Outcome(
            ExitCode.FAILED, List.of(), List.of("The registry has no schema with the id of --id.")),
        sales.shell.run("print", "--id=7"));
    sales.type("null\n");
    assertEquals(Outcome.done("null"), sales.shell.run("print", "--encoding=kafka", "--id=513"));
  }

  @Test
  void idHasTheFullLengthOfTheRegistry() {
    sales.shell.registry.byId.put(1L << 32, Sales.SCHEMA);
    sales.shell.input = sales.datum("T-1");
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--id=4294967296"));
    assertEquals(ExitCode.FAILED, sales.shell.run("print", "--id=4294967295").code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--id=x",
        "--id=1-2",
        "--id=-1",
        "--id=1-1-1-1-1",
        "--id=9223372036854775808",
        "--id=7 --form=message",
        "--id=7 --form=file"
      })
  void idThatDoesNotFitIsRefused(String options) {
    sales.shell.input = sales.datum("T-1");
    Outcome outcome = sales.shell.run(("print " + options).split(" ", -1));
    assertEquals(ExitCode.USAGE, outcome.code(), outcome::toString);
    assertTrue(outcome.err().get(0).startsWith("--id is "), outcome::toString);
  }

  @Test
  void schemasOfAnotherFingerprintMayDiffer() {
    sales.shell.write("two/1.avsc", Sales.TEXT);
    sales.shell.write("two/2.avsc", Sales.TEXT.replace("\"scale\":2", "\"scale\":3"));
    String note = sales.shell.write("note.avsc", Shell.record("shop.Note", "id")).toString();
    sales.shell.input = new byte[] {84};
    assertEquals(
        Outcome.done("{\"id\":42}"),
        sales.shell.run(
            "print",
            "--schemas=" + sales.shell.folder.resolve("two"),
            "--schemas=" + note,
            "--type=shop.Note",
            "--form=datum"));
  }

  @Test
  void fieldThatAnySchemaOfAFingerprintMarksIsHidden() throws IOException {
    sales.shell.write("history/shop.Sale/1.avsc", Sales.TEXT.replace(",\"pii\":\"name\"", ""));
    sales.shell.write("history/shop.Sale/2.avsc", Sales.TEXT);
    sales.shell.input = sales.message();
    Outcome outcome =
        sales.shell.run(
            "print", "--schemas=" + sales.shell.folder.resolve("history"), "--redact-property=pii");
    assertEquals(ExitCode.DONE, outcome.code(), outcome::toString);
    assertEquals(List.of(Sales.JSON.replace("\"Ann\"", "\"REDACTED\"")), outcome.out());
    assertTrue(outcome.err().get(0).startsWith("Several schemas have the fingerprint 0x"));
    assertEquals(
        Outcome.done(Sales.JSON),
        sales.shell.run("print", "--schemas=" + sales.shell.folder.resolve("history")));
  }

  @Test
  void fieldThatAnyVersionOfTheRegistryMarksIsHidden() throws IOException {
    String unmarked = Sales.TEXT.replace(",\"pii\":\"name\"", "");
    sales.shell.registry.put("a-value", 1, unmarked);
    sales.shell.registry.put("b-value", 1, Sales.TEXT);
    sales.shell.input = sales.message();
    Outcome outcome = sales.shell.run("print", "--redact-property=pii");
    assertEquals(List.of(Sales.JSON.replace("\"Ann\"", "\"REDACTED\"")), outcome.out());
    assertEquals(1, outcome.err().size());
  }

  @Test
  void aConfigurationThatCannotBeReadIsSaid() {
    sales.type("0000000007");
    Outcome outcome = sales.shell.run("print", "--encoding=hex", "--config=nowhere.properties");
    assertEquals(ExitCode.USAGE, outcome.code());
    assertTrue(outcome.err().get(0).contains("nowhere.properties"), outcome::toString);
  }

  @Test
  void filesThatAreNoSchemasAreSaid() {
    Path file = sales.shell.write("broken/a.avsc", "{\"type\":\"recrd\"}");
    Outcome broken = sales.shell.run("print", "--schemas=" + file.getParent());
    assertEquals(ExitCode.FAILED, broken.code());
    assertTrue(broken.err().get(0).startsWith(file + " is not an Avro schema"), broken::toString);
    Outcome missing =
        sales.shell.run("print", "--schemas=" + sales.shell.folder.resolve("nowhere"));
    assertEquals(ExitCode.FAILED, missing.code());
  }
}
