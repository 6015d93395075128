package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.message.BinaryMessageEncoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintCommandTest {

  private static final String TEXT =
      """
      {"type":"record","name":"Sale","namespace":"shop","fields":[
        {"name":"till","type":"string"},
        {"name":"amount","type":{"type":"bytes","logicalType":"decimal","precision":9,"scale":2}},
        {"name":"customer","type":["null","string"],"pii":"name"}]}""";

  private static final Schema SALE = new Schema.Parser().parse(TEXT);
  private static final String JSON = "{\"till\":\"T-1\",\"amount\":99.50,\"customer\":\"Ann\"}";

  private final Shell shell;

  PrintCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    shell.schema("shop.Sale", TEXT);
  }

  private static GenericData data() {
    GenericData data = new GenericData();
    data.addLogicalTypeConversion(new Conversions.DecimalConversion());
    return data;
  }

  private static GenericRecord sale(String till) {
    return new GenericRecordBuilder(SALE)
        .set("till", till)
        .set("amount", new BigDecimal("99.50"))
        .set("customer", "Ann")
        .build();
  }

  private static byte[] datum(String till) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
      new GenericDatumWriter<>(SALE, data()).write(sale(till), encoder);
      encoder.flush();
      return out.toByteArray();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] message() throws IOException {
    ByteBuffer buffer = new BinaryMessageEncoder<>(data(), SALE).encode(sale("T-1"));
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  private Path file(int records) throws IOException {
    Path file = shell.folder.resolve("sales.avro");
    try (DataFileWriter<Object> writer =
        new DataFileWriter<>(new GenericDatumWriter<>(SALE, data()))) {
      writer.setSyncInterval(64).create(SALE, file.toFile());
      for (int i = 0; i < records; i++) {
        writer.append(sale("T-" + i));
      }
    }
    return file;
  }

  private String schemas() {
    return "--schemas=" + shell.folder.resolve("classes");
  }

  private void type(String text) {
    shell.input = text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static Outcome printed(String... lines) {
    return new Outcome(ExitCode.DONE, List.of(lines), List.of());
  }

  @Test
  void printsAMessageByItsFingerprint() throws IOException {
    shell.input = message();
    assertEquals(printed(JSON), shell.run("print", schemas()));
  }

  @Test
  void findsTheSchemaInAHistoryAndInAFile() throws IOException {
    Path file = shell.write("history/shop.Sale/7.avsc", TEXT);
    shell.input = message();
    assertEquals(
        printed(JSON), shell.run("print", "--schemas", shell.folder.resolve("history").toString()));
    assertEquals(printed(JSON), shell.run("print", "--schemas", file.toString()));
  }

  @Test
  void printsAMessageALine() throws IOException {
    String hex = HexFormat.of().formatHex(message());
    type("\\x" + hex + " \n\n0x" + hex.toUpperCase(Locale.ROOT) + "\n" + hex);
    assertEquals(printed(JSON, JSON, JSON), shell.run("print", schemas(), "--encoding=hex"));
    assertEquals(printed(JSON), shell.run("print", schemas(), "--encoding=hex", "--limit=1"));
    type(Base64.getEncoder().encodeToString(message()));
    assertEquals(printed(JSON), shell.run("print", schemas(), "--encoding=base64"));
  }

  @Test
  void printsWhatKafkasConsumerPrints() {
    shell.registry.byId.put(513, SALE);
    byte[] datum = datum("T-1");
    StringBuilder text = new StringBuilder("\\x00\\x00\\x00\\x02\\x01");
    for (byte b : datum) {
      text.append(b >= ' ' && b <= '~' && b != '\\' ? "" + (char) b : String.format("\\x%02X", b));
    }
    type(text.toString());
    assertEquals(printed(JSON), shell.run("print", "--encoding", "kafka"));
  }

  @Test
  void recordsWithoutAValueAreNull() {
    type("null\n");
    assertEquals(printed("null"), shell.run("print", "--encoding=kafka"));
    String text =
        shell.write("four.avsc", "{\"type\":\"fixed\",\"name\":\"F\",\"size\":4}").toString();
    assertEquals(
        printed("\"bnVsbA==\""),
        shell.run("print", "--encoding=kafka", "--form=datum", "--schemas", text));
    type("null\n");
    assertEquals(ExitCode.REFUSED, shell.run("print", "--encoding=hex").code());
  }

  @Test
  void spacesInWhatKafkaPrintsAreData() {
    String number = shell.write("number.avsc", "\"int\"").toString();
    type(" \n\\x02\n\n");
    assertEquals(
        printed("16", "1"),
        shell.run("print", "--encoding=kafka", "--form=datum", "--schemas", number));
  }

  @Test
  void printsDataWithoutIdentifier() {
    shell.schema("shop.Other", Shell.record("shop.Other", "id"));
    shell.input = datum("T-1");
    assertEquals(
        printed(JSON), shell.run("print", schemas(), "--form=datum", "--type", "shop.Sale"));
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of(
                "The type of the data is unknown. Give --schemas, and --type if there are several."
                    + " See print --help.")),
        shell.run("print", schemas(), "--form=datum"));
  }

  @Test
  void hidesFieldsByNameAndByProperty() throws IOException {
    shell.input = message();
    String hidden = JSON.replace("\"Ann\"", "\"REDACTED\"");
    assertEquals(printed(hidden), shell.run("print", schemas(), "--redact=customer"));
    assertEquals(printed(hidden), shell.run("print", schemas(), "--redact-property=pii"));
    assertEquals(
        printed(hidden.replace("99.50", "\"REDACTED\"")),
        shell.run("print", schemas(), "--redact=customer", "--redact=amount"));
  }

  @Test
  void printsFilesWithTheirOwnSchema() throws IOException {
    String file = "--file=" + file(3);
    Outcome outcome = shell.run("print", file);
    assertEquals(printed(JSON.replace("T-1", "T-0"), JSON, JSON.replace("T-1", "T-2")), outcome);
    assertEquals(printed(outcome.out().get(0)), shell.run("print", file, "--limit", "1"));
    shell.input = Files.readAllBytes(shell.folder.resolve("sales.avro"));
    assertEquals(outcome, shell.run("print"));
  }

  @Test
  void printsFromAPositionOfAFile() throws IOException {
    Path file = file(20);
    List<String> all = shell.run("print", "--file", file.toString()).out();
    List<String> rest =
        shell.run("print", "--file=" + file, "--from=" + Files.size(file) / 2).out();
    assertTrue(!rest.isEmpty() && rest.size() < all.size(), rest::toString);
    assertEquals(all.subList(all.size() - rest.size(), all.size()), rest);
  }

  @Test
  void printsWhatIsBeforeDamage() throws IOException {
    Path file = file(20);
    byte[] bytes = Files.readAllBytes(file);
    List<String> all = shell.run("print", "--file=" + file).out();
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 30));
    Outcome outcome = shell.run("print", "--file=" + file);
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertTrue(!outcome.out().isEmpty(), outcome::toString);
    assertEquals(all.subList(0, outcome.out().size()), outcome.out());
    assertEquals(1, outcome.err().size());
    assertTrue(outcome.err().get(0).contains(file + " cannot be printed: "), outcome::toString);
  }

  @Test
  void saysWhichLineIsDamagedAndPrintsTheOthers() throws IOException {
    String hex = HexFormat.of().formatHex(message());
    type(hex + "\n" + hex.substring(0, hex.length() - 4) + "\nxyz\n" + hex + "00\n" + hex);
    Outcome outcome = shell.run("print", schemas(), "--encoding=hex");
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(List.of(JSON, JSON), outcome.out());
    assertEquals(3, outcome.err().size());
    assertTrue(outcome.err().get(0).startsWith("Line 2 cannot be printed: customer: "));
    assertEquals("Line 3 is not in the encoding that --encoding says.", outcome.err().get(1));
    assertTrue(outcome.err().get(2).contains("1 bytes remain after the datum"), outcome::toString);
  }

  @Test
  void unknownSchemaIsSaid() throws IOException {
    shell.input = message();
    Outcome outcome = shell.run("print");
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(
        List.of(
            String.format(
                "The message cannot be printed: unknown fingerprint 0x%016x. Name a place that has"
                    + " it: files of schemas, or a registry",
                new SchemaStore().add(SALE))),
        outcome.err());
  }

  @Test
  void findsAFingerprintInTheRegistry() throws IOException {
    shell.registry.put("notes-value", 1, Shell.record("shop.Note", "id"));
    shell.registry.put("sales-value", 1, TEXT);
    shell.registry.put("sales-value", 2, TEXT.replace("[\"null\",\"string\"]", "\"string\""));
    shell.input = message();
    assertEquals(printed(JSON), shell.run("print"));
    assertEquals(printed(JSON), shell.run("print", "--subject=sales-*"));
    assertEquals(ExitCode.REFUSED, shell.run("print", "--subject=notes-*").code());
    shell.environment.put("SCHEMA_REGISTRY_URL", " ");
    assertEquals(ExitCode.REFUSED, shell.run("print").code());
    assertEquals(printed(JSON), shell.run("print", "--url=http://registry"));
  }

  @Test
  void idsAreNotLookedUpWithoutARegistry() {
    shell.environment.put("SCHEMA_REGISTRY_URL", "");
    shell.input = new byte[datum("T-1").length + 5];
    System.arraycopy(datum("T-1"), 0, shell.input, 5, shell.input.length - 5);
    assertEquals(printed(JSON), shell.run("print", schemas()));
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of("The registry is unknown. Give --url. See print --help.")),
        shell.run("print"));
    assertEquals(ExitCode.REFUSED, shell.run("print", schemas(), "--url=http://registry").code());
  }

  @Test
  void schemasOfOneFingerprintAreSaid() throws IOException {
    shell.write("two/1.avsc", TEXT);
    shell.write("two/2.avsc", TEXT.replace("\"scale\":2", "\"scale\":3"));
    shell.input = message();
    Outcome outcome = shell.run("print", "--schemas", shell.folder.resolve("two").toString());
    assertEquals(ExitCode.FAILED, outcome.code());
    assertTrue(outcome.err().get(0).startsWith("--schemas has two schemas"), outcome::toString);
  }

  @Test
  void aConfigurationThatCannotBeReadIsSaid() {
    type("0000000007");
    Outcome outcome = shell.run("print", "--encoding=hex", "--config=nowhere.properties");
    assertEquals(ExitCode.USAGE, outcome.code());
    assertTrue(outcome.err().get(0).contains("nowhere.properties"), outcome::toString);
  }

  @Test
  void indentsWithoutChangingAnything() throws IOException {
    shell.input = message();
    assertEquals(
        printed(
            "{", "  \"till\": \"T-1\",", "  \"amount\": 99.50,", "  \"customer\": \"Ann\"", "}"),
        shell.run("print", schemas(), "--indent"));
  }

  @Test
  void escapesWhatCouldForgeLines() {
    shell.input = datum("a\u202eb\nc\u001bd\ud800\udc00\u20ac");
    assertEquals(
        "{\"till\":\"a\\u202eb\\nc\\u001bd\ud800\udc00\u20ac\"",
        shell.run("print", schemas(), "--form=datum").out().get(0).split(",", -1)[0]);
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
        ("print " + options.replace("CLASSES", shell.folder.resolve("classes").toString()))
            .split(" ", -1);
    Outcome outcome = shell.run(line);
    assertEquals(ExitCode.USAGE, outcome.code(), outcome::toString);
    assertEquals(List.of(), outcome.out());
  }

  @Test
  void filesThatAreNoSchemasAreSaid() {
    Path file = shell.write("broken/a.avsc", "{\"type\":\"recrd\"}");
    Outcome broken = shell.run("print", "--schemas=" + file.getParent());
    assertEquals(ExitCode.FAILED, broken.code());
    assertTrue(broken.err().get(0).startsWith(file + " is not an Avro schema"), broken::toString);
    Outcome missing = shell.run("print", "--schemas=" + shell.folder.resolve("nowhere"));
    assertEquals(ExitCode.FAILED, missing.code());
  }
}
