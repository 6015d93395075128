package io.avrodyne.processor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.RecordPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The folders and numbers that options name, and the schemas in them that records follow. */
class OptionsInsideTest {

  private final Path home;

  OptionsInsideTest(@TempDir Path home) {
    this.home = home;
  }

  private Optional<String> fault(String value) {
    return new OptionFolder("o", value).fault();
  }

  @Test
  void folderIsAbsoluteAndThere() throws IOException {
    Path file = Files.writeString(home.resolve("file"), "");
    assertEquals(Optional.empty(), fault(home.toString()));
    assertEquals(Optional.of("is not absolute"), fault("src"));
    assertEquals(Optional.of("is not absolute"), fault(""));
    assertEquals(Optional.of("does not exist"), fault(home.resolve("none").toString()));
    assertEquals(Optional.of("is not a folder"), fault(file.toString()));
    assertEquals(Optional.of("is not a valid path"), fault("\0"));
  }

  @Test
  void misspelledOptionIsFoundWithItsNearest() {
    List<Problem> problems =
        new OptionCheck(Map.of("avrodyne.histori", "x", "other.option", "y"))
            .problemsOf("Order", Plans.ORIGIN);
    assertEquals(List.of(Code.OPTION), problems.stream().map(Problem::code).toList());
    assertTrue(problems.get(0).message().contains("(did you mean avrodyne.history?)"));
  }

  @Test
  void valuesOfOptionsAreCheckedWithoutATypeThatNeedsThem() {
    Map<String, String> options =
        Map.of(
            HistoryReader.OPTION, "src",
            HistoryReader.STRAIGHT_OPTION, "-1",
            GivenSchemaReader.OPTION, "src");
    assertEquals(
        List.of(Code.HISTORY_STRAIGHT, Code.HISTORY_FOLDER, Code.SCHEMA_FOLDER),
        new OptionCheck(options)
            .problemsOf("Order", Plans.ORIGIN).stream().map(Problem::code).toList());
  }

  private CodecPlan following(String file, List<Problem> problems) {
    RecordPlan record = Plans.record("Order").withGiven(new GivenSchema(Plans.text(file), null));
    return new GivenSchemaReader(Map.of(GivenSchemaReader.OPTION, home.toString()))
        .read(Plans.codec(record), problems);
  }

  @Test
  void recordGetsTheSchemaThatItFollows() throws IOException {
    Files.writeString(
        home.resolve("order.avsc"), "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[]}");
    List<Problem> problems = new ArrayList<>();
    CodecPlan plan = following("order.avsc", problems);
    assertEquals(List.of(), problems);
    assertNotNull(plan.main().orElseThrow().givenSchema());
  }

  @ParameterizedTest
  @ValueSource(strings = {"none.avsc", "../order.avsc", "int.avsc", "\0"})
  void fileWithoutARecordIsFound(String file) throws IOException {
    Files.writeString(home.resolve("int.avsc"), "\"int\"");
    List<Problem> problems = new ArrayList<>();
    following(file, problems);
    assertEquals(List.of(Code.SCHEMA_FILE), problems.stream().map(Problem::code).toList());
  }
}
