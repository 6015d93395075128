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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'name':'s','type':'int','doc':'A size.'} | EQUAL",
        "{'name':'s','type':'int','aliases':['size']} | DIFFERENT",
        "{'name':'s','type':'int','default':1} | DIFFERENT"
      })
  void whatReadersUseTellsSchemasApart(String field, State expected) throws IOException {
    folder.write(file("{'name':'s','type':'int'}"));
    assertEquals(expected, folder.stateOf(file(field)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'enum','name':'E','symbols':['A'],'default':'A'",
        "'enum','name':'E','symbols':['A'],'aliases':['F']",
        "'fixed','name':'E','size':1,'aliases':['F']",
        "'record','name':'E','fields':[],'aliases':['F']",
        "'array','items':{'type':'map','values':[{'type':'enum','name':'E','symbols':['A'],"
            + "'aliases':['F']}]}"
      })
  void aliasesAndDefaultsOfTypesTellSchemasApart(String type) throws IOException {
    folder.write(
        file(
            "{'name':'s','type':{'type':"
                + type.replaceAll(",'(aliases|default)':[^}]*", "")
                + "}}"));
    assertEquals(
        State.DIFFERENT, folder.stateOf(file("{'name':'s','type':{'type':" + type + "}}")));
  }

  private static HistoryFile file(String field) {
    String text = "{'type':'record','name':'Order','namespace':'shop','fields':[" + field + "]}";
    Schema schema = new Schema.Parser().parse(text.replace('\'', '"'));
    return new HistoryFile("shop.Order", HistoryVersion.of(1), schema, "orders-value");
  }

  @Test
  void failedWriteLeavesNoPartOfAFile() throws IOException {
    Files.createDirectories(root.resolve("shop.Order/1.avsc/inhabited"));
    assertThrows(IOException.class, () -> folder.write(file(1)));
    assertArrayEquals(new String[] {"shop.Order"}, root.toFile().list());
    assertArrayEquals(new String[] {"1.avsc"}, root.resolve("shop.Order").toFile().list());
  }
}
