package io.avrodyne.benchmarks.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/** The results of a run: a table on the console, JMH's own JSON, and Markdown. */
public final class Report {

  private static final String JSON_FILE = "results.json";
  private static final String MARKDOWN_FILE = "BENCHMARKS.md";

  private final Collection<RunResult> results;
  private final List<String> arguments;
  private final Instant date;
  private final Table table;

  /**
   * Creates one.
   *
   * @param results the results of JMH
   * @param arguments the arguments of the run
   * @param date the date of the run
   */
  public Report(Collection<RunResult> results, List<String> arguments, Instant date) {
    this.results = results;
    this.arguments = List.copyOf(arguments);
    this.date = date;
    this.table = ScoreTable.of(results.stream().map(ResultReader::read).toList());
  }

  /** Prints the table. */
  public void print(PrintStream console) {
    console.println();
    console.print(table.text());
  }

  /** Writes the files, creating the directory if necessary, and prints their paths. */
  public void write(Path directory, PrintStream console) throws IOException {
    Files.createDirectories(directory);
    Path json = directory.resolve(JSON_FILE);
    try (PrintStream out = new PrintStream(json.toFile(), StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
    }
    Path markdown = directory.resolve(MARKDOWN_FILE);
    Files.writeString(markdown, markdown());
    console.println();
    console.println("Written: " + json + ", " + markdown);
  }

  private String markdown() {
    return String.join(
        "\n",
        "# Benchmarks",
        "",
        "Relative is the score as a share of the best one with the same workload, variant and method. Hydrated",
        "contenders read and write the application's objects, native ones only their own.",
        "",
        table.text(),
        RunEnvironment.of(results, date).text(),
        "Reproduce from the project's root:",
        "",
        "```",
        command(arguments),
        "```",
        "");
  }

  static String command(List<String> arguments) {
    String command = "mvn -pl codec-benchmarks jmh";
    return arguments.isEmpty()
        ? command
        : arguments.stream()
            .map(argument -> argument.contains(" ") ? "'" + argument + "'" : argument)
            .collect(Collectors.joining(" ", command + " -Djmh.args=\"", "\""));
  }
}
