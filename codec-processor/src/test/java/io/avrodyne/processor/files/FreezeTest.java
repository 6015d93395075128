package io.avrodyne.processor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreezeTest {

  private final Path classes;
  private final Path history;

  FreezeTest(@TempDir Path home) {
    classes = home.resolve("classes");
    history = home.resolve("avro-history");
  }

  private void schema(String fullname, String text) throws IOException {
    write(classes.resolve("META-INF/avro/" + fullname + ".avsc"), text);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<String> freeze(String... fullnames) throws IOException {
    String[] arguments = new String[2 + fullnames.length];
    arguments[0] = classes.toString();
    arguments[1] = history.toString();
    System.arraycopy(fullnames, 0, arguments, 2, fullnames.length);
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    Freeze.run(new PrintStream(log, true, StandardCharsets.UTF_8), arguments);
    return log.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private String frozen(String file) throws IOException {
    return Files.readString(history.resolve(file));
  }

  @Test
  void firstVersionIsOneAndTheNextCountsUp() throws IOException {
    schema("shop.Order", "\"int\"\n");
    Path first = history.resolve("shop.Order/1.avsc");
    assertEquals(List.of("shop.Order: wrote version 1 to " + first), freeze());
    schema("shop.Order", "\"long\"\n");
    assertEquals(1, freeze("shop.Order").size());
    assertEquals("\"int\"\n", frozen("shop.Order/1.avsc"));
    assertEquals("\"long\"\n", frozen("shop.Order/2.avsc"));
  }

  @Test
  void sameTextIsNotFrozenAgain() throws IOException {
    schema("shop.Order", "\"int\"\n");
    write(history.resolve("shop.Order/7.avsc"), "\"int\"\r\n");
    assertEquals(List.of("shop.Order: version 7 is current"), freeze());
    assertEquals(1, history.resolve("shop.Order").toFile().list().length);
  }

  @Test
  void earlierTextIsFrozenAgainAsANewVersion() throws IOException {
    schema("shop.Order", "\"int\"\n");
    write(history.resolve("shop.Order/v9.avsc"), "\"int\"\n");
    write(history.resolve("shop.Order/v10.1.avsc"), "\"long\"\n");
    freeze();
    assertEquals("\"int\"\n", frozen("shop.Order/v11.avsc"));
  }

  @Test
  void onlyNamedTypesAreFrozen() throws IOException {
    schema("shop.Order", "\"int\"\n");
    schema("shop.Line", "\"int\"\n");
    freeze("shop.Line");
    assertTrue(Files.notExists(history.resolve("shop.Order")));
    assertEquals("\"int\"\n", frozen("shop.Line/1.avsc"));
  }

  @Test
  void misuseIsRefused() throws IOException {
    assertThrows(IllegalArgumentException.class, () -> Freeze.main(new String[] {"classes"}));
    assertThrows(IllegalArgumentException.class, this::freeze);
    schema("shop.Order", "\"int\"\n");
    assertThrows(IllegalArgumentException.class, () -> freeze("shop.Oder"));
    write(history.resolve("shop.Order/one.avsc"), "\"int\"\n");
    assertThrows(IllegalArgumentException.class, this::freeze);
  }

  @Test
  void failureNamesTheFileThatCannotBeRead() throws IOException {
    schema("shop.Order", "\"int\"\n");
    Path newest = history.resolve("shop.Order/2.avsc");
    Files.createDirectories(newest);
    assertTrue(assertThrows(IOException.class, this::freeze).toString().contains("2.avsc"));
    Files.delete(newest);
    Files.write(newest, new byte[] {'"', (byte) 0xFF, '"'});
    assertTrue(assertThrows(IOException.class, this::freeze).toString().contains("2.avsc"));
  }
}
