package io.avrodyne.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.harness.run.Settings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkMainTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  @TempDir private Path directory;

  @Test
  void measuresAndReports() throws IOException {
    assertEquals(
        0,
        run(
            "HandWrittenBenchmark.write",
            "-p",
            "workload=EQUITY_T2",
            "-p",
            "data=CONSTANT",
            "-f",
            "0",
            "-wi",
            "0",
            "-i",
            "1",
            "-r",
            "10ms"),
        this::console);
    assertTrue(console().contains("| Hand-written, Avrodyne's runtime | "), this::console);
    String json = Files.readString(directory.resolve("results.json"));
    assertTrue(
        json.contains("\"io.avrodyne.benchmarks.objects.HandWrittenBenchmark.write\""), json);
    String markdown = Files.readString(directory.resolve("BENCHMARKS.md"));
    assertTrue(markdown.contains("| Hand-written, Avrodyne's runtime |"), markdown);
    assertTrue(markdown.contains("| JMH         | 1.37"), markdown);
    assertTrue(
        markdown.contains("-Djmh.args=\"HandWrittenBenchmark.write -p workload=EQUITY_T2 "),
        markdown);
  }

  @Test
  void rejectsAParameterValueThatDoesNotExist() {
    assertEquals(2, run("HandWrittenBenchmark.write", "-p", "workload=EQUITY_T9", "-f", "0"));
    assertTrue(
        console().startsWith("There is no workload EQUITY_T9. Choose from EQUITY_T1, "),
        this::console);
    assertFalse(Files.exists(directory.resolve("results.json")));
  }

  @Test
  void explainsWhereNothingIsSelected() {
    assertEquals(2, run("NoSuchBenchmark"));
    assertTrue(console().startsWith("No benchmark matches."), this::console);
  }

  @Test
  void explainsArgumentsThatJmhDoesNotKnow() {
    assertEquals(2, run("-nonsense"));
    assertTrue(console().contains("[-nonsense]"), this::console);
    assertTrue(console().contains("-Djmh.args=-h"), this::console);
  }

  @Test
  void answersQuestionsWithoutMeasuring() {
    assertEquals(0, run("-l"));
    assertEquals(0, run("-h"));
    assertFalse(Files.exists(directory.resolve("results.json")));
  }

  private int run(String... arguments) {
    PrintStream console = new PrintStream(printed, true, StandardCharsets.UTF_8);
    return new BenchmarkMain(console, directory).run(new Settings(List.of(arguments), Map.of()));
  }

  private String console() {
    return printed.toString(StandardCharsets.UTF_8);
  }
}
