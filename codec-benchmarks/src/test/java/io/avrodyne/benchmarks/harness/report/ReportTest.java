package io.avrodyne.benchmarks.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.avrodyne.benchmarks.harness.Described.Description;
import io.avrodyne.benchmarks.harness.Track;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.RunResult;
import org.xml.sax.SAXException;

class ReportTest {

  private static final Pattern IMAGE = Pattern.compile("!\\[[^\\]]*]\\(([^)]*)\\)");

  @TempDir private Path directory;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream console = new PrintStream(printed, true, StandardCharsets.UTF_8);

  @Test
  void writesChartsThatAreXml() throws IOException, ParserConfigurationException, SAXException {
    SampleRun.now().report(Optional.empty()).write(directory, console);
    Matcher images = IMAGE.matcher(markdown());
    int count = 0;
    while (images.find()) {
      String root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(directory.resolve(images.group(1)).toFile())
              .getDocumentElement()
              .getTagName();
      assertEquals("svg", root);
      count++;
    }
    assertEquals(3 * 2 * 3, count);
  }

  @Test
  void namesEveryContenderInMarkdown() throws IOException {
    SampleRun.now().report(Optional.empty()).write(directory, console);
    for (String name : SampleRun.now().names()) {
      assertTrue(markdown().contains("| " + name + " "), name);
    }
  }

  @Test
  void escapesFailures() throws IOException {
    SampleRun.now().report(Optional.empty()).write(directory, console);
    assertTrue(
        markdown().contains("refused &lt;/script>&lt;img src=x onerror=alert(1)> &amp; \"more\""),
        this::markdown);
    assertFalse(Files.readString(directory.resolve("index.html")).contains("<img"));
  }

  @Test
  void embedsNoCharacterThatEndsAScript() {
    assertEquals(
        "\"\\u003c/script\\u003e\\u0026\\u2028\"",
        HtmlPage.embedded(JsonNodeFactory.instance.textNode("</script>&\u2028")));
  }

  @Test
  void readsWhatItWrote() throws IOException {
    SampleRun run = SampleRun.now();
    run.report(Optional.empty()).write(directory, console);
    Baseline baseline = Baseline.read(directory.resolve("results.json"));
    assertEquals(run.results().size(), baseline.scores().size());
    Descriptions none = Measurements.undescribed();
    for (RunResult result : run.results()) {
      Baseline.Change change = baseline.change(Measurement.of(result, none)).orElseThrow();
      assertEquals(0, change.percent(), 1e-9);
      assertFalse(change.certain());
    }
  }

  @Test
  void printsTheChangeSinceAnEarlierRun() throws IOException {
    SampleRun.earlier().report(Optional.empty()).write(directory, console);
    printed.reset();
    SampleRun.now().report(Optional.of(directory.resolve("results.json"))).print(console);
    String row =
        console().lines().filter(line -> line.startsWith("| Avrodyne ")).findFirst().orElseThrow();
    assertTrue(
        row.replaceAll(" +", " ")
            .contains("| 3910 ± 179 | 100.0 | (+0.0) | 2310 ± 14 | 100.0 | +11.1 |"),
        row);
  }

  @Test
  void printsFailuresAndVerdicts() throws IOException {
    SampleRun.now().report(Optional.empty()).print(console);
    assertTrue(
        console().contains("SBE, hydrated: does not take part: SBE has no nullable strings"),
        this::console);
    assertTrue(
        console().contains("<wide> & deep, rotating: Avrodyne is not first at writing"),
        this::console);
    assertTrue(console().contains(" failed |"), this::console);
  }

  @Test
  void readsARunWithoutIntervals() throws IOException {
    RunResult result = new SampleResult("some.files.AvrodyneBenchmark.read").averageTime(2);
    RunInfo info = new RunInfo("command", Instant.EPOCH, Optional.empty());
    new Report(List.of(result), List.of(), info, Measurements.undescribed())
        .write(directory, console);
    Score score =
        Baseline.read(directory.resolve("results.json"))
            .scores()
            .get("some.files.AvrodyneBenchmark.read|avgt");
    assertEquals(new Score(2, Double.NaN, "ms/op", false), score);
    assertTrue(markdown().contains("read, ms/op"), this::markdown);
  }

  @Test
  void keepsTheRunWhenADescriptionFails() {
    RunResult result = new SampleResult("some.NoSuchBenchmark.read").averageTime(2);
    Description missing = Measurement.of(result, new Descriptions()).description();
    assertEquals(Track.UNKNOWN, missing.track());
    assertTrue(missing.caveats().get(0).contains("some.NoSuchBenchmark"), missing::toString);
  }

  @Test
  void readsVersionsFromTheClassPath() {
    assertTrue(
        Libraries.onClassPath().rows().contains(List.of("jmh-core", "1.37")),
        () -> Libraries.onClassPath().toString());
  }

  private String console() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  private String markdown() {
    try {
      return Files.readString(directory.resolve("BENCHMARKS.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
