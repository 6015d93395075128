package io.avrodyne.benchmarks.harness.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/** The results of a run: tables on the console, JMH's own JSON, Markdown with charts, and HTML. */
public final class Report {

  private static final String JSON_FILE = "results.json";
  private static final String MARKDOWN_FILE = "BENCHMARKS.md";
  private static final String HTML_FILE = "index.html";

  private final Collection<RunResult> results;
  private final Page page;

  /**
   * Creates a report.
   *
   * @param results the results of JMH
   * @param failures the benchmarks without a result
   * @param info the other facts about the run
   * @param descriptions those of the benchmark classes, shared by all reports of a run
   * @throws IOException if the baseline cannot be read
   */
  public Report(
      Collection<RunResult> results,
      List<Failure> failures,
      RunInfo info,
      Descriptions descriptions)
      throws IOException {
    this.results = List.copyOf(results);
    List<Measurement> measurements =
        results.stream().map(each -> Measurement.of(each, descriptions)).toList();
    List<Section> sections = Sections.of(measurements, failures);
    this.page =
        new Page(
            FigureTable.of(results),
            sections,
            Page.notes(sections),
            RunEnvironment.of(results, info.date()),
            Libraries.onClassPath(),
            info.command(),
            info.baseline().isPresent()
                ? Baseline.read(info.baseline().get())
                : new Baseline(Map.of()));
  }

  /** Prints the tables and the verdicts. */
  public void print(PrintStream console) {
    console.print(ConsolePage.of(page));
  }

  /** Writes the files, creating the directory if necessary, and prints their paths. */
  public void write(Path directory, PrintStream console) throws IOException {
    Files.createDirectories(directory);
    Path json = directory.resolve(JSON_FILE);
    try (PrintStream out = new PrintStream(json.toFile(), StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
    }
    Path markdown = directory.resolve(MARKDOWN_FILE);
    Files.writeString(markdown, MarkdownPage.of(page));
    for (Section section : page.sections()) {
      for (Ranking ranking : section.rankings()) {
        Files.writeString(
            directory.resolve(SvgChart.fileName(section, ranking)), SvgChart.of(section, ranking));
      }
    }
    Path html = directory.resolve(HTML_FILE);
    Files.writeString(html, HtmlPage.of(page));
    console.println();
    console.println("Written: " + json + ", " + markdown + ", " + html);
  }
}
