package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that generates sources, first and again. */
class GenerateCommandTest {

  private static final String ORDER = "shop/Order.java";

  private final Shell shell;
  private final Path sources;
  private final Path schemas;

  GenerateCommandTest(@TempDir Path folder) throws IOException {
    shell = new Shell(folder);
    sources = folder.resolve("java");
    schemas = Files.createDirectory(folder.resolve("avro"));
    schema("{'name':'id','type':'string'}");
  }

  private void schema(String fields) throws IOException {
    Files.writeString(
        schemas.resolve("order.avsc"),
        ("{'type':'record','name':'Order','namespace':'shop','fields':[" + fields + "]}")
            .replace('\'', '"'));
  }

  private Outcome run(String... options) {
    List<String> line =
        new ArrayList<>(
            List.of("generate", "--schemas", schemas.toString(), "--output", sources.toString()));
    line.addAll(Arrays.asList(options));
    return shell.run(line.toArray(new String[0]));
  }

  private String order() throws IOException {
    return Files.readString(sources.resolve(ORDER));
  }

  @Test
  void nothingIsWrittenUnlessTold() {
    Outcome outcome = run();
    assertEquals(ExitCode.DONE, outcome.code());
    assertEquals(
        List.of(
            "would be new: shop/Order.java",
            "Nothing was written; --write writes what is new or without edits."),
        outcome.out());
    assertFalse(Files.exists(sources));
  }

  @Test
  void checkRefusesDifferencesOnly() {
    assertEquals(ExitCode.REFUSED, run("--check").code());
    run("--write");
    assertEquals(ExitCode.DONE, run("--check").code());
  }

  @Test
  void fileWithoutEditsIsReplaced() throws IOException {
    run("--write");
    schema("{'name':'id','type':'string'},{'name':'count','type':'int'}");
    Outcome outcome = run();
    assertTrue(
        outcome
            .out()
            .containsAll(
                List.of(
                    "would be replaced: shop/Order.java",
                    "  - public record Order(String id) {}",
                    "  + public record Order(String id, int count) {}")),
        outcome.out().toString());
    run("--write");
    assertTrue(order().contains("int count"));
  }

  @Test
  void editsAreKept() throws IOException {
    run("--write");
    String edited =
        order()
            .replace(
                "public record Order(String id) {}",
                "// Ours.\n@Deprecated\npublic record Order(@Deprecated String id) {\n"
                    + "  int length() {\n    return id.length();\n  }\n}");
    Files.writeString(sources.resolve(ORDER), edited);
    assertEquals(ExitCode.DONE, run("--check").code());

    schema("{'name':'id','type':'long'},{'name':'count','type':'int'}");
    Outcome outcome = run("--write");
    assertEquals(
        List.of(
            "has edits, change by hand: shop/Order.java",
            "  change Order.id: from String to long",
            "  add Order.count: int, after Order.id"),
        outcome.out());
    assertEquals(edited, order());
    assertEquals(ExitCode.REFUSED, run("--check").code());
  }

  @Test
  void typeThatIsGoneIsLeftToTheUser() throws IOException {
    run("--write");
    Files.writeString(
        schemas.resolve("order.avsc"),
        "{\"type\":\"record\",\"name\":\"Sale\",\"namespace\":\"shop\",\"fields\":[]}");
    assertTrue(run("--write").out().contains("left over: shop/Order.java"));
    assertTrue(Files.exists(sources.resolve(ORDER)));
  }

  @Test
  void badSchemasAreReportedWithTheirPlaces() throws IOException {
    schema("{'name':'new','type':'int'}");
    Outcome outcome = run("--write");
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(
        List.of(
            schemas.resolve("order.avsc")
                + ": fields[0]: shop.Order.new has a name that Java reserves. Give it another name"
                + " in Java: --name shop.Order.new=newValue."),
        outcome.err());
    assertEquals(ExitCode.DONE, run("--write", "--name", "shop.Order.new=fresh").code());
    assertTrue(order().contains("@AvroName(\"new\") int fresh"));
  }

  @Test
  void severalFoldersAndFilesAreOneSetOfSchemas(@TempDir Path other) throws IOException {
    schema("{'name':'line','type':'Line'}");
    Path line = Files.createDirectory(other.resolve("a")).resolve("line.avsc");
    Files.writeString(line, "{\"type\":\"record\",\"name\":\"shop.Line\",\"fields\":[]}");
    Files.writeString(other.resolve("a/unread.avsc"), "{");
    assertEquals(ExitCode.DONE, run("--write", "--schemas=" + line).code());
    assertTrue(order().contains("Line line"));
    assertEquals(
        "@AvroRecord(schema = \"line.avsc\")",
        Files.readAllLines(sources.resolve("shop/Line.java")).stream()
            .filter(text -> text.startsWith("@"))
            .findFirst()
            .orElseThrow());
    Files.delete(other.resolve("a/unread.avsc"));
    assertEquals(ExitCode.DONE, run("--check", "--schemas=" + line.getParent()).code());
  }

  @Test
  void fileOfAnotherKindIsReported(@TempDir Path other) throws IOException {
    Path text = Files.writeString(other.resolve("notes.txt"), "");
    assertEquals(
        List.of(
            text
                + ": This is neither an .avsc nor an .avdl file. Name such files, or the folder with"
                + " them."),
        run("--schemas=" + text).err());
  }

  @Test
  void idlIsConvertedWithoutSources() throws IOException {
    Files.writeString(
        schemas.resolve("shop.avdl"),
        "@namespace(\"shop\") protocol Shop { record Place { string class; } }");
    Path place = schemas.resolve("converted/shop.Place.avsc");
    assertEquals(ExitCode.REFUSED, run("--convert", "--check").code());
    Outcome outcome = run("--convert", "--write");
    assertEquals(ExitCode.DONE, outcome.code());
    assertEquals(
        List.of("converted: " + place, "The converted schemas say what the IDL says."),
        outcome.out());
    assertTrue(Files.readString(place).contains("\"Place\""));
    assertFalse(Files.exists(sources));
    assertEquals(ExitCode.DONE, run("--convert", "--check").code());
    Path old = Files.writeString(schemas.resolve("converted/shop.Old.avsc"), "\"int\"");
    Outcome leftOver = run("--convert", "--check");
    assertEquals(ExitCode.REFUSED, leftOver.code());
    assertTrue(leftOver.out().contains("left over, delete by hand: " + old), leftOver::toString);
    Files.delete(old);
  }

  @Test
  void optionsThatDoNotFitAreWrong() {
    assertEquals(ExitCode.USAGE, run("--write", "--check").code());
    assertEquals(ExitCode.USAGE, run("--style=class").code());
    assertEquals(ExitCode.USAGE, run("--name=x").code());
    assertEquals(ExitCode.USAGE, run("--converted=/").code());
    assertEquals(ExitCode.USAGE, run("--nullable=nullable").code());
    assertEquals(ExitCode.USAGE, run("--nullable=org.jspecify.annotations.").code());
  }
}
