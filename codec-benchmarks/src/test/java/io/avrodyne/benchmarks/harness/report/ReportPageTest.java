package io.avrodyne.benchmarks.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.avrodyne.benchmarks.browser.Chromium;
import io.avrodyne.benchmarks.browser.Tab;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page in a real browser. */
@SuppressWarnings("NullAway.Init") // JUnit calls the methods that set the fields.
class ReportPageTest {

  private static final Path PICTURES = Path.of("target", "report-pictures");
  private static final int HEIGHT = 1600;

  /**
   * Whether there are pictures for people of all parts of the page: in the profile {@code full}.
   */
  private static final boolean TAKES_PICTURES = Integer.getInteger("tests.step", 1) == 1;

  @TempDir private static Path directory;
  private static Chromium chromium;
  private Tab tab;

  @BeforeAll
  static void writeReports() throws IOException {
    Optional<Path> executable = Chromium.find();
    assumeTrue(
        executable.isPresent(),
        "No Chromium on the path, and " + Chromium.VARIABLE + " names none: page not tested");
    try (PrintStream console =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
      SampleRun.now().report(Optional.empty()).write(directory.resolve("now"), console);
      SampleRun.earlier().report(Optional.empty()).write(directory.resolve("earlier"), console);
      Path baseline = directory.resolve("earlier").resolve("results.json");
      SampleRun.now().report(Optional.of(baseline)).write(directory.resolve("both"), console);
      FigureTableTest.report().write(directory.resolve("experiment"), console);
    }
    Files.createDirectories(PICTURES);
    chromium = Chromium.start(executable.orElseThrow());
  }

  @AfterAll
  static void end() throws IOException {
    if (chromium != null) {
      chromium.close();
    }
  }

  @BeforeEach
  void open() throws IOException, InterruptedException {
    tab = chromium.open();
    tab.show(1280, HEIGHT, "light");
    tab.load(page("now"));
  }

  @AfterEach
  void close() {
    assertEquals(List.of(), tab.complaints());
    tab.close();
  }

  @Test
  void asksForNothingButItself() {
    assertEquals(List.of(page("now").toUri().toString()), tab.requests());
  }

  @Test
  void showsEveryContender() {
    for (String name : SampleRun.now().names()) {
      assertTrue(text("#sections").contains(name), name);
    }
    assertEquals(6, count("#sections > section"));
    assertEquals(6, count("#verdict-list li"));
  }

  @Test
  void showsTheTableOfAnExperiment() throws IOException, InterruptedException {
    tab.load(page("experiment"));
    assertTrue(text("#experiments h2").contains("actors, persist"));
    assertEquals(3 + 5, count("#experiments tbody tr"));
    assertTrue(text("#experiments tbody").contains("jsonb (published)"));
  }

  @Test
  void showsPublishedScoresAfterTheMeasuredOnes() {
    assertEquals("Published elsewhere", text(".published h3"));
    assertTrue(text(".published tbody").contains("Avrodite"), () -> text(".published"));
  }

  @Test
  void showsFailuresAsText() {
    assertTrue(text("#sections").contains(SampleRun.HOSTILE), () -> text("#sections"));
    assertEquals(0, count("img"));
    assertTrue(text("#sections").contains("does not take part: SBE has no nullable strings"));
    assertTrue(count("td.failed") >= 4);
  }

  @Test
  void hidesATrack() {
    int all = count(".ranking");
    int natives = count(".ranking[data-track=native]");
    tab.evaluate("document.querySelector('input[value=native]').click()");
    assertEquals(0, count(".ranking[data-track=native]"));
    assertEquals(all - natives, count(".ranking"));
  }

  @Test
  void showsOneOperation() {
    tab.evaluate("set('operation', 'roundTrip', 'change')".replace("set(", setter()));
    assertTrue(text(".chart h4").startsWith("round trip"), () -> text(".chart h4"));
    assertEquals(count(".ranking"), count(".chart"));
  }

  @Test
  void findsContendersByName() {
    tab.evaluate("set('contender', 'FORY', 'input')".replace("set(", setter()));
    assertEquals(6, count("tbody th .swatch"));
    assertEquals("Apache Fory", text("tbody th:has(.swatch)"));
  }

  @Test
  void drawsBarsOnALogarithmicScale() {
    double linear = lastBarWidth();
    tab.evaluate("document.querySelector('input[value=log]').click()");
    double logarithmic = lastBarWidth();
    assertTrue(linear > 0 && logarithmic > 5 * linear, linear + " " + logarithmic);
    assertTrue(text(".chart h4").contains("log scale"), () -> text(".chart h4"));
  }

  @Test
  void marksAvrodyneAndDrawsWhiskers() {
    int scores = 12;
    int allocations = 12;
    assertEquals(scores + allocations, count(".bar-row.own"));
    assertTrue(count(".whisker") >= scores);
  }

  @Test
  void comparesWithAChosenFile() {
    tab.choose("#earlier", directory.resolve("earlier").resolve("results.json"));
    tab.evaluate(
        "new Promise(done => { const look = () => document.querySelector('.change')"
            + " ? done(true) : setTimeout(look, 20); look(); })");
    assertChanges();
  }

  @Test
  void comparesWithTheEmbeddedRun() {
    tab.load(page("both"));
    assertChanges();
  }

  private void assertChanges() {
    assertTrue(text("#comparison").startsWith("Compared with"), () -> text("#comparison"));
    assertEquals("(0.0)", text("tr.own .change"));
    assertEquals("+11.1", text("tr.own .change.better"));
  }

  @ParameterizedTest
  @CsvSource({"1280, light", "1280, dark", "400, light", "400, dark"})
  void fitsAndIsLegible(int width, String scheme) throws IOException {
    tab.show(width, HEIGHT, scheme);
    tab.load(page("both"));
    JsonNode overflow =
        tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assertEquals(0, overflow.asInt(), "the page is wider than the window");
    assertEquals("[]", tab.evaluate(script("contrast.js")).toString());
    if (TAKES_PICTURES) {
      capture("page-" + width + "-" + scheme);
    }
  }

  private void capture(String name) throws IOException {
    tab.capture(PICTURES.resolve(name + "-top.png"));
    tab.evaluate("document.querySelector('#sections h2').scrollIntoView()");
    tab.capture(PICTURES.resolve(name + "-section.png"));
    tab.evaluate("document.querySelector('.absences').scrollIntoView({block: 'center'})");
    tab.capture(PICTURES.resolve(name + "-absences.png"));
    tab.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    tab.capture(PICTURES.resolve(name + "-end.png"));
  }

  @ParameterizedTest
  @CsvSource({"light", "dark"})
  void drawsChartsForMarkdown(String scheme) throws IOException {
    tab.show(860, 500, scheme);
    tab.load(directory.resolve("now").resolve("equity-t2-rotating-objects.svg"));
    tab.capture(PICTURES.resolve("chart-" + scheme + ".png"));
    int scores = 2 * 17;
    int allocations = 2 * 17;
    assertEquals(scores + allocations, count(".own, .l"));
  }

  private static Path page(String name) {
    return directory.resolve(name).resolve("index.html");
  }

  /** Returns a function that sets a control as a user would. */
  private static String setter() {
    return "((id, value, event) => { const control = document.getElementById(id);"
        + " control.value = value; control.dispatchEvent(new Event(event)); })(";
  }

  private double lastBarWidth() {
    String bars = "[...document.querySelector('.bars').querySelectorAll('.bar')]";
    return tab.evaluate(bars + ".pop().getBoundingClientRect().width").asDouble();
  }

  private int count(String selector) {
    return tab.evaluate("document.querySelectorAll('" + selector + "').length").asInt();
  }

  private String text(String selector) {
    return tab.evaluate("document.querySelector('" + selector + "').textContent").asText();
  }

  private static String script(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ReportPageTest.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
