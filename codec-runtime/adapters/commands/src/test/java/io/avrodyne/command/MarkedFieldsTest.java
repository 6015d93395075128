package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.SchemaText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which schemas tell {@code print} the fields that {@code --redact-property} hides. */
class MarkedFieldsTest {

  private static final String UNMARKED = Sales.TEXT.replace(",\"pii\":\"name\"", "");
  private static final String HIDDEN = Sales.JSON.replace("\"Ann\"", "\"REDACTED\"");

  private final Sales sales;
  private final String file;

  MarkedFieldsTest(@TempDir Path folder) throws IOException {
    sales = new Sales(folder);
    file = "--schemas=" + sales.shell.write("old.avsc", UNMARKED);
    sales.shell.input = sales.message();
  }

  private Outcome print(String... options) {
    return sales.shell.run(List.of("print", "--redact-property=pii"), options);
  }

  private static void requireHidden(Outcome outcome) {
    assertEquals(ExitCode.DONE, outcome.code(), outcome::toString);
    assertEquals(List.of(HIDDEN), outcome.out());
    assertEquals(1, outcome.err().size(), outcome::toString);
    assertTrue(outcome.err().get(0).startsWith("Several schemas have the fingerprint 0x"));
  }

  @Test
  void marksOfTheRegistryCountForASchemaOfAFile() {
    sales.shell.registry.put("sales-value", 1, UNMARKED);
    sales.shell.registry.put("sales-value", 2, Sales.TEXT);
    requireHidden(print(file, "--url=http://registry"));
  }

  @Test
  void marksOfAFileCountForASchemaOfTheRegistry() {
    sales.shell.registry.put("sales-value", 1, UNMARKED);
    requireHidden(print(sales.schemas()));
  }

  @Test
  void onlySubjectsThatAreSearchedCount() {
    sales.shell.registry.put("a-value", 1, UNMARKED);
    sales.shell.registry.put("b-value", 1, Sales.TEXT);
    assertEquals(Outcome.done(Sales.JSON), print(file, "--subject=a-*"));
    requireHidden(print(file));
  }

  @Test
  void fileDecidesOnLogicalTypes() {
    sales.shell.registry.put("a-value", 1, Sales.TEXT.replace("\"scale\":2", "\"scale\":3"));
    requireHidden(print(file));
  }

  @Test
  void registryIsNotAskedIfNothingIsHidden() {
    sales.shell.connector =
        client -> {
          throw new AssertionError("The registry is asked");
        };
    assertEquals(Outcome.done(Sales.JSON), sales.shell.run("print", file));
  }

  @Test
  void versionsThatCannotBeReadMayHaveMarks() {
    sales.shell.registry.put("sales-value", 1, Sales.TEXT);
    sales.shell.registry.notAvro.add("sales-value");
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of(Sales.JSON),
            List.of(
                "Passed over 1 version, so fields that only such a version marks are not hidden;"
                    + " the first: sales-value is not an Avro schema")),
        print(file));
  }

  @Test
  void marksOfFilesCountForAContainerFile() throws IOException {
    String marked = sales.schemas();
    Path plain = sales.unmarkedFile(2);
    assertEquals(2, print("--file=" + plain).out().stream().filter(this::isShown).count());
    for (String order : List.of("old.avsc", "classes")) {
      Outcome outcome =
          print("--file=" + plain, marked, "--schemas=" + sales.shell.folder.resolve(order));
      assertEquals(ExitCode.DONE, outcome.code(), outcome::toString);
      assertEquals(List.of(HIDDEN.replace("T-1", "T-0"), HIDDEN), outcome.out(), outcome::toString);
    }
    sales.shell.input = Files.readAllBytes(plain);
    assertEquals(List.of(HIDDEN.replace("T-1", "T-0"), HIDDEN), print(marked).out());
    String other = "--schemas=" + sales.shell.write("a.avsc", Sales.TEXT.replace("Sale", "Refund"));
    assertEquals(2, print(other).out().stream().filter(this::isShown).count());
  }

  @Test
  void marksOfFilesCountForAMessageWithAnId() {
    sales.shell.registry.byId.put(101L, SchemaText.parse(UNMARKED));
    String prefix = "00" + HexFormat.of().toHexDigits(101);
    sales.type(prefix + HexFormat.of().formatHex(sales.datum("T-1")));
    Outcome outcome = print("--encoding=hex", "--url=http://registry", sales.schemas());
    assertEquals(List.of(HIDDEN), outcome.out(), outcome::toString);
  }

  @Test
  void marksCountByAliases() throws IOException {
    Path plain = sales.unmarkedFile(1);
    String renamed =
        Sales.TEXT
            .replace("\"customer\"", "\"client\",\"aliases\":[\"customer\"]")
            .replace("\"Sale\"", "\"Deal\",\"aliases\":[\"Sale\"]");
    assertEquals(
        List.of(HIDDEN.replace("T-1", "T-0")),
        print("--file=" + plain, "--schemas=" + sales.shell.write("new.avsc", renamed)).out());
  }

  private boolean isShown(String line) {
    return line.contains("Ann");
  }

  @Test
  void namesOfFilesMayBeThoseOfOtherLanguages() throws IOException {
    String text = Sales.TEXT.replace("customer", "customer-name");
    sales.shell.input = sales.datum("T-1");
    assertEquals(
        List.of(HIDDEN.replace("customer", "customer-name")),
        print("--form=datum", "--schemas=" + sales.shell.write("new.avsc", text)).out());
  }

  @Test
  void namesMayBeThoseOfOtherLanguages() throws IOException {
    Schema marked = SchemaText.parse(Sales.TEXT.replace("customer", "customer-name"));
    Schema unmarked = SchemaText.parse(UNMARKED.replace("customer", "customer-name"));
    sales.shell.registry.add("sales-value", 1, unmarked, List.of());
    sales.shell.registry.add("sales-value", 2, marked, List.of());
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    message.write(new byte[] {(byte) 0xC3, 1});
    message.write(Fingerprints.toLittleEndian(Fingerprints.crc64(marked)));
    message.write(sales.datum("T-1"));
    sales.shell.input = message.toByteArray();
    assertEquals(List.of(HIDDEN.replace("customer", "customer-name")), print().out());
  }
}
