package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildSchemasTest {

  private final Shell shell;
  private final Path classes;

  BuildSchemasTest(@TempDir Path folder) {
    shell = new Shell(folder);
    classes = folder.resolve("classes");
  }

  private static List<String> names(List<BuildSchema> schemas) {
    return schemas.stream().map(BuildSchema::fullname).toList();
  }

  private List<BuildSchema> read() throws IOException {
    return BuildSchemas.read(List.of(classes));
  }

  private String refusal(Path... outputs) {
    return String.valueOf(
        assertThrows(FailedException.class, () -> BuildSchemas.read(List.of(outputs)))
            .getMessage());
  }

  private Path jar(String entry, String text) throws IOException {
    Path jar = shell.folder.resolve("build.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  @Test
  void schemasAreInTheOrderOfTheirNames() throws IOException {
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
    shell.schema("shop.Line", Shell.record("shop.Line", "id"));
    shell.schema("shop.Shape", "[\"int\", \"string\"]");
    shell.write("classes/META-INF/avro/README.txt", "not a schema");
    assertEquals(List.of("shop.Line", "shop.Order", "shop.Shape"), names(read()));
  }

  @Test
  void nameIsThatOfTheRecordRatherThanOfItsFile() throws IOException {
    shell.schema("order", Shell.record("shop.Order", "id"));
    assertEquals(List.of("shop.Order"), names(read()));
  }

  @Test
  void schemasOfJarsAreRead() throws IOException {
    Path jar = jar("META-INF/avro/shop.Order.avsc", Shell.record("shop.Order", "id"));
    assertEquals(List.of("shop.Order"), names(BuildSchemas.read(List.of(jar))));
  }

  @Test
  void schemasFollowThoseThatTheyUse() throws IOException {
    shell.schema("shop.A", Shell.user("shop.A", "shop.C"));
    shell.schema("shop.B", Shell.user("shop.B", "Kind"));
    shell.schema("shop.C", Shell.user("shop.C", "B"));
    shell.schema(
        "shop.Kind",
        "{\"type\":\"enum\",\"name\":\"Kind\",\"namespace\":\"shop\",\"symbols\":[\"X\"]}");
    List<BuildSchema> schemas = read();
    assertEquals(List.of("shop.Kind", "shop.B", "shop.C", "shop.A"), names(schemas));
    assertEquals(List.of("shop.C"), schemas.get(3).uses());
    Schema used = schemas.get(3).schema().getField("other").schema();
    assertEquals(schemas.get(2).schema(), used);
  }

  @Test
  void schemasThatDefineWhatTheyUseStandAlone() throws IOException {
    String node =
        "{\"type\":\"record\",\"name\":\"Node\",\"namespace\":\"shop\",\"fields\":["
            + "{\"name\":\"next\",\"type\":[\"null\",\"Node\"]},"
            + "{\"name\":\"line\",\"type\":"
            + Shell.record("shop.Line", "id")
            + "},{\"name\":\"lines\",\"type\":{\"type\":\"array\",\"items\":\"shop.Line\"}}]}";
    shell.schema("shop.Node", node);
    shell.schema("shop.Line", Shell.record("shop.Line", "id"));
    for (BuildSchema schema : read()) {
      assertEquals(List.of(), schema.uses(), schema.fullname());
    }
  }

  @Test
  void missingFolderIsRefused() {
    assertEquals(
        classes + " does not exist. Compile first, or give the folder or jar with --classes.",
        refusal(classes));
  }

  @Test
  void outputWithoutSchemasSaysThatTheProcessorDidNotRun() throws IOException {
    Files.createDirectories(classes.resolve("META-INF/avro"));
    String expected =
        " has no schemas in META-INF/avro: the annotation processor did not run."
            + " Configure it, and compile again.";
    assertEquals(classes + expected, refusal(classes));
    Path jar = jar("shop/Order.class", "");
    assertEquals(jar + expected, refusal(jar));
  }

  @Test
  void fileThatIsNoJarIsRefused() {
    Path file = shell.write("notes.txt", "not a jar");
    assertEquals(file + " is neither a folder nor a jar.", refusal(file));
    Path broken = shell.write("broken.jar", "not a jar");
    assertEquals(broken + " is neither a folder nor a jar.", refusal(broken));
  }

  @Test
  void fileThatIsNoSchemaIsNamed() {
    Path file = shell.schema("shop.Order", "{\"type\": \"recor\"}");
    String message = refusal(classes);
    assertTrue(message.startsWith(file + " is not an Avro schema: "), message);
    assertEquals(1, message.lines().count());
  }

  @Test
  void truncatedFileIsNamed() {
    Path file = shell.schema("shop.Order", "{\"type\": \"record\", \"na");
    assertTrue(refusal(classes).startsWith(file + " is not an Avro schema: "));
  }

  @Test
  void fileThatIsNotUtf8IsNamed() throws IOException {
    Path file = shell.schema("shop.Order", "");
    Files.write(file, new byte[] {'"', (byte) 0xFF, '"'});
    assertEquals(file + " is not UTF-8. Compile again.", refusal(classes));
  }

  @Test
  void differentSchemasOfOneNameAreRefused() throws IOException {
    Path a = shell.schema("a", Shell.record("shop.Order", "id"));
    Path b = shell.schema("b", Shell.record("shop.Order", "number"));
    assertEquals(
        a + " and " + b + " are different schemas of the same name. Remove one of them.",
        refusal(classes));
    Files.delete(b);
    Path jar = jar("META-INF/avro/b.avsc", Shell.record("shop.Order", "number"));
    assertEquals(
        a
            + " and "
            + jar
            + "!/META-INF/avro/b.avsc are different schemas of the same name."
            + " Remove one of them.",
        refusal(classes, jar));
  }

  @Test
  void sameSchemaTwiceCountsOnce() throws IOException {
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
    Path jar = jar("META-INF/avro/shop.Order.avsc", Shell.record("shop.Order", "id"));
    assertEquals(List.of("shop.Order"), names(BuildSchemas.read(List.of(classes, jar))));
  }

  @Test
  void typeThatNoFileDefinesIsRefused() {
    shell.schema("shop.Order", Shell.user("shop.Order", "shop.Line"));
    assertEquals("shop.Order uses shop.Line, but no file has its schema.", refusal(classes));
  }

  @Test
  void filesThatUseEachOtherAreRefused() {
    shell.schema("shop.A", Shell.user("shop.A", "shop.B"));
    shell.schema("shop.B", Shell.user("shop.B", "shop.A"));
    assertEquals(
        "shop.A, shop.B use each other across files. Put them into a single schema file.",
        refusal(classes));
  }
}
