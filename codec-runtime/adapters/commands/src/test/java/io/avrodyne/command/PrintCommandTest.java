package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.runtime.Fingerprints;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages, of all forms and encodings. */
class PrintCommandTest {

  private final Sales sales;

  PrintCommandTest(@TempDir Path folder) {
    sales = new Sales(folder);
  }

  @Test
  void printsAMessageByItsFingerprint() throws IOException {
    sales.shell.input = sales.message();
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", sales.schemas()));
  }

  @Test
  void printsAMessageALine() throws IOException {
    String hex = HexFormat.of().formatHex(sales.message());
    sales.type("\\x" + hex + " \n\n0x" + hex.toUpperCase(Locale.ROOT) + "\n" + hex);
    assertEquals(
        Outcome.done(Sales.JSON, Sales.JSON, Sales.JSON),
        sales.shell.run("print", sales.schemas(), "--encoding=hex"));
    assertEquals(
        Outcome.done(Sales.JSON),
        sales.shell.run("print", sales.schemas(), "--encoding=hex", "--limit=1"));
    sales.type(Base64.getEncoder().encodeToString(sales.message()));
    assertEquals(
        Outcome.done(Sales.JSON), sales.shell.run("print", sales.schemas(), "--encoding=base64"));
  }

  /** Ids of Confluent's are signed numbers, so that of FF FF FF FF is no number of a registry. */
  @Test
  void idBeyondTheRangeIsNotAskedFor() {
    sales.shell.connector =
        client -> {
          throw new AssertionError("The registry is asked");
        };
    sales.type("00ffffffff02\n008000000002");
    Outcome outcome = sales.shell.run("print", "--encoding=hex");
    assertEquals(ExitCode.REFUSED, outcome.code(), outcome::toString);
    assertEquals(
        List.of(
            "Line 1 cannot be printed: the schema id is negative: -1 (byte 1)",
            "Line 2 cannot be printed: the schema id is negative: -2147483648 (byte 1)"),
        outcome.err());
  }

  @Test
  void printsWhatKafkasConsumerPrints() {
    sales.shell.registry.byId.put(513L, Sales.SCHEMA);
    byte[] datum = sales.datum("T-1");
    StringBuilder text = new StringBuilder("\\x00\\x00\\x00\\x02\\x01");
    for (byte b : datum) {
      text.append(b >= ' ' && b <= '~' && b != '\\' ? "" + (char) b : String.format("\\x%02X", b));
    }
    sales.type(text.toString());
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", "--encoding", "kafka"));
  }

  @Test
  void recordsWithoutAValueAreNull() {
    sales.type("null\n");
    assertEquals(Outcome.done("null"), sales.shell.run("print", "--encoding=kafka"));
    String text =
        sales.shell.write("four.avsc", "{\"type\":\"fixed\",\"name\":\"F\",\"size\":4}").toString();
    assertEquals(
        Outcome.done("\"bnVsbA==\""),
        sales.shell.run("print", "--encoding=kafka", "--form=datum", "--schemas", text));
    sales.type("null\n");
    assertEquals(ExitCode.REFUSED, sales.shell.run("print", "--encoding=hex").code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\x", "\\x0"})
  void escapesThatAreCutOffAreRefused(String end) {
    String number = sales.shell.write("number.avsc", "\"int\"").toString();
    sales.type(end + "\n");
    assertEquals(
        List.of("Line 1 is not in the encoding that --encoding says."),
        sales.shell.run("print", "--encoding=kafka", "--form=datum", "--schemas", number).err());
  }

  @Test
  void schemasThatAreNotUtf8AreRefused() throws IOException {
    Path file = sales.shell.write("latin.avsc", "");
    Files.write(file, new byte[] {'"', (byte) 0xE9, '"'});
    Outcome outcome = sales.shell.run("print", "--form=datum", "--schemas", file.toString());
    assertEquals(List.of(file + " is not UTF-8."), outcome.err());
  }

  @Test
  void spacesInWhatKafkaPrintsAreData() {
    String number = sales.shell.write("number.avsc", "\"int\"").toString();
    sales.type(" \n\\x02\n\n");
    assertEquals(
        Outcome.done("16", "1"),
        sales.shell.run("print", "--encoding=kafka", "--form=datum", "--schemas", number));
  }

  @Test
  void printsDataWithoutIdentifier() {
    sales.shell.schema("shop.Other", Shell.record("shop.Other", "id"));
    sales.shell.input = sales.datum("T-1");
    assertEquals(
        Outcome.done(Sales.JSON),
        sales.shell.run("print", sales.schemas(), "--form=datum", "--type", "shop.Sale"));
    assertEquals(Sales.UNKNOWN_TYPE, sales.shell.run("print", sales.schemas(), "--form=datum"));
  }

  @Test
  void saysWhichLineIsDamagedAndPrintsTheOthers() throws IOException {
    String hex = HexFormat.of().formatHex(sales.message());
    sales.type(hex + "\n" + hex.substring(0, hex.length() - 4) + "\nxyz\n" + hex + "00\n" + hex);
    Outcome outcome = sales.shell.run("print", sales.schemas(), "--encoding=hex");
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(List.of(Sales.JSON, Sales.JSON), outcome.out());
    assertEquals(3, outcome.err().size());
    assertTrue(outcome.err().get(0).startsWith("Line 2 cannot be printed: customer: "));
    assertEquals("Line 3 is not in the encoding that --encoding says.", outcome.err().get(1));
    assertTrue(outcome.err().get(2).contains("1 bytes remain after the datum"), outcome::toString);
  }

  @Test
  void linesAfterAMessageOfTwoSchemasArePrinted() throws IOException {
    String other = Sales.TEXT.replace("\"scale\":2", "\"scale\":3");
    String note = Shell.record("shop.Note", "id");
    sales.shell.registry.put("sales-value", 1, Sales.TEXT);
    sales.shell.registry.put("sales-value", 2, other);
    sales.shell.registry.put("notes-value", 1, note);
    long fingerprint = Fingerprints.crc64(new Schema.Parser().parse(note));
    String line = "c301" + HexFormat.of().formatHex(Fingerprints.toLittleEndian(fingerprint));
    sales.type(HexFormat.of().formatHex(sales.message()) + "\n" + line + "02\n" + line + "04\n");
    Outcome outcome = sales.shell.run("print", "--encoding=hex");
    assertEquals(ExitCode.REFUSED, outcome.code(), outcome::toString);
    assertEquals(List.of("{\"id\":1}", "{\"id\":2}"), outcome.out());
    assertEquals(1, outcome.err().size());
    assertTrue(outcome.err().get(0).startsWith("Line 1 cannot be printed: shop.Sale and "));
  }
}
