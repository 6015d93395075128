package io.avrodyne.benchmarks.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishedScoresTest {

  @TempDir private Path directory;

  private static Table table(Workload workload) {
    return PublishedScores.of(workload.name()).orElseThrow().table();
  }

  @Test
  void comparesRatesWithTheHighest() {
    Table table = table(Workload.EQUITY_T2);
    assertEquals(List.of("published contender", "round trip, ops/ms", "%", "B/op"), table.header());
    assertEquals(List.of("Avrodite", "2260", "100.0", "1024"), table.rows().get(0));
    assertEquals(List.of("Protobuf", "589.0", "26.1", "6088"), table.rows().get(1));
  }

  @Test
  void comparesTimesWithTheLowest() {
    Table table = table(Workload.SOCIAL_POST);
    assertEquals(List.of("Avro binary", "586.9", "74.8", "1495", "47.8"), table.rows().get(1));
  }

  @Test
  void leavesCellsEmptyThatWereNotPublished() {
    assertTrue(
        table(Workload.COMPLEX).rows().contains(List.of("Jackson Avro", "36605", "55.8", "", "")));
  }

  @Test
  void everyPublishedWorkloadHasARow() {
    assertEquals(
        List.of("EQUITY_T1", "EQUITY_T2", "SIMPLE", "COMPLEX", "LISTS", "SOCIAL_POST"),
        Stream.of(Workload.values())
            .map(Workload::name)
            .filter(each -> PublishedScores.of(each).isPresent())
            .toList());
  }

  @Test
  void standsAfterTheMeasuredScores() throws IOException {
    PrintStream console =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    SampleRun.now().report(Optional.empty()).write(directory, console);
    String text = Files.readString(directory.resolve("BENCHMARKS.md"));
    int section = text.indexOf("\n## EQUITY_T2");
    int published = text.indexOf("### Published elsewhere", section);
    assertTrue(section > 0 && published > section, text);
    assertTrue(text.indexOf("\n## ", section + 1) > published, text);
    assertTrue(text.indexOf("| Avrodite ", published) > published, text);
  }
}
