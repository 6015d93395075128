package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.command.HistoryFolder.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryFolderTest {

  private final Path root;
  private final HistoryFolder folder;

  HistoryFolderTest(@TempDir Path root) {
    this.root = root;
    folder = new HistoryFolder(root);
  }

  private static HistoryFile file(int version) {
    Schema schema = new Schema.Parser().parse(Shell.record("shop.Order", "id"));
    return new HistoryFile("shop.Order", HistoryVersion.of(version), schema, "orders-value");
  }

  @Test
  void statesTellFilesApart() throws IOException {
    assertEquals(State.MISSING, folder.stateOf(file(1)));
    folder.write(file(1));
    assertEquals(State.EQUAL, folder.stateOf(file(1)));
    assertEquals(State.MISSING, folder.stateOf(file(10)));
    Files.writeString(root.resolve("shop.Order/1.avsc"), "\"int\"");
    assertEquals(State.DIFFERENT, folder.stateOf(file(1)));
    Files.write(root.resolve("shop.Order/1.avsc"), new byte[] {(byte) 0xFF});
    assertEquals(State.DIFFERENT, folder.stateOf(file(1)));
  }

  @Test
  void failedWriteLeavesNoPartOfAFile() throws IOException {
    Files.createDirectories(root.resolve("shop.Order/1.avsc/inhabited"));
    assertThrows(IOException.class, () -> folder.write(file(1)));
    assertArrayEquals(new String[] {"shop.Order"}, root.toFile().list());
    assertArrayEquals(new String[] {"1.avsc"}, root.resolve("shop.Order").toFile().list());
  }
}
