package io.avrodyne.processor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.Plans;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryReaderTest {

  private static final CodecPlan ORDER =
      Plans.codec(
          Plans.record(
              "Order",
              Plans.aliases("Bill"),
              new CreatorPlan.Setters(new InvocationPlan(Plans.type("Order"), null))));

  private final Path home;

  HistoryReaderTest(@TempDir Path home) {
    this.home = home;
  }

  private void write(String file, String text) throws IOException {
    Path path = home.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text, StandardCharsets.ISO_8859_1);
  }

  private HistoryReader.History read() {
    return new HistoryReader(Map.of(HistoryReader.OPTION, home.toString())).read(ORDER);
  }

  private List<Code> codes() {
    return read().problems().stream().map(Problem::code).toList();
  }

  @Test
  void versionsComeInTheirOrder() throws IOException {
    write("shop.Order/10.avsc", "\"int\"");
    write("shop.Order/v9.avsc", "\"long\"");
    HistoryReader.History history = read();
    assertEquals(List.of(), history.problems());
    assertEquals(
        List.of("v9", "10"),
        history.plan().history().stream().map(EarlierVersion::version).toList());
  }

  @Test
  void typeWithoutAFolderIsNew() {
    assertEquals(List.of(), codes());
  }

  @Test
  void withoutTheOptionThereIsNoHistory() {
    HistoryReader reader = new HistoryReader(Map.of());
    assertEquals(new HistoryReader.History(ORDER, List.of()), reader.read(ORDER));
    assertEquals(4, reader.straightLayouts());
  }

  @ParameterizedTest
  @CsvSource({"shop.Order/one.avsc,HISTORY_FILE", "shop.Bill/1.avsc,HISTORY_FOLDER"})
  void misnamedFilesAreFound(String file, Code code) throws IOException {
    write(file, "\"int\"");
    assertEquals(List.of(code), codes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "\"no\"", "\u00ff"})
  void fileWithoutASchemaIsFound(String text) throws IOException {
    write("shop.Order/1.avsc", text);
    assertEquals(List.of(Code.HISTORY_SCHEMA), codes());
  }

  @Test
  void versionIsThereOnce() throws IOException {
    write("shop.Order/1.avsc", "\"int\"");
    write("shop.Order/v1.avsc", "\"int\"");
    assertEquals(List.of(Code.HISTORY_DUPLICATE), codes());
  }

  @Test
  void folderMustBeThere() throws IOException {
    write("shop.Order", "a file");
    assertEquals(List.of(Code.HISTORY_FOLDER), codes());
    Files.delete(home.resolve("shop.Order"));
    Files.delete(home);
    assertEquals(List.of(Code.HISTORY_FOLDER), codes());
  }

  @ParameterizedTest
  @CsvSource({"0,0", "12,12"})
  void numberOfStraightLayoutsIsAnOption(String text, int count) {
    assertEquals(
        count, new HistoryReader(Map.of(HistoryReader.STRAIGHT_OPTION, text)).straightLayouts());
  }

  @Test
  void numberThatIsNoneIsFound() {
    Map<String, String> options =
        Map.of(HistoryReader.OPTION, home.toString(), HistoryReader.STRAIGHT_OPTION, "many");
    HistoryReader reader = new HistoryReader(options);
    assertEquals(
        List.of(Code.HISTORY_STRAIGHT),
        reader.read(ORDER).problems().stream().map(Problem::code).toList());
    assertEquals(4, reader.straightLayouts());
  }
}
