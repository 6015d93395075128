package io.avrodyne.benchmarks;

import io.avrodyne.benchmarks.report.Report;
import io.avrodyne.benchmarks.report.RunInfo;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * The entry point that runs the JMH benchmarks and reports their results. It takes JMH's own
 * arguments.
 */
public final class BenchmarkMain {

  /**
   * The arguments used when none are given. They select six contenders, so that the run ends within
   * four minutes.
   */
  private static final List<String> PUBLISHED_EXPERIMENT =
      List.of(
          "\\.objects\\.(Avrodyne|AvroGeneric|JacksonJson)Benchmark\\.roundTrip$",
          "-p",
          "workload=EQUITY_T1,EQUITY_T2",
          "-p",
          "data=CONSTANT",
          "-prof",
          "gc");

  /**
   * The directory of the reports, relative to the module directory, where the build starts this
   * program.
   */
  private static final Path REPORT_DIRECTORY = Path.of("target", "jmh");

  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  private final PrintStream console;
  private final Path directory;

  BenchmarkMain(PrintStream console, Path directory) {
    this.console = console;
    this.directory = directory;
  }

  /**
   * Runs the benchmarks. Exits with 1 if one of them fails and with 2 if the arguments are invalid.
   */
  @SuppressWarnings("SystemOut") // The console is where this program reports.
  public static void main(String[] args) {
    // The table contains non-ASCII characters, which a JVM in the C locale would print as question
    // marks.
    PrintStream console = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.exit(new BenchmarkMain(console, REPORT_DIRECTORY).run(List.of(args)));
  }

  int run(List<String> arguments) {
    List<String> effective = arguments.isEmpty() ? PUBLISHED_EXPERIMENT : arguments;
    try {
      CommandLineOptions options = new CommandLineOptions(effective.toArray(String[]::new));
      if (!answered(options)) {
        Report report =
            new Report(
                measure(options),
                List.of(),
                new RunInfo(command(arguments), Instant.now(), Optional.empty()));
        report.print(console);
        report.write(directory, console);
      }
      return 0;
    } catch (CommandLineOptionException e) {
      console.println("JMH rejected the arguments " + effective + ": " + e.getMessage());
      console.println("List its options with -Djmh.args=-h");
      return MISUSED;
    } catch (NoBenchmarksException e) {
      console.println("No benchmark matches. List them with -Djmh.args=-l");
      return MISUSED;
    } catch (RunnerException | IOException e) {
      console.println("The benchmarks failed: " + e.getMessage());
      return FAILED;
    }
  }

  /** Handles options that ask for information instead of a measurement. */
  private static boolean answered(CommandLineOptions options) throws IOException {
    if (options.shouldHelp()) {
      options.showHelp();
    } else if (options.shouldList()) {
      new Runner(options).list();
    } else if (options.shouldListWithParams()) {
      new Runner(options).listWithParams(options);
    } else if (options.shouldListProfilers()) {
      options.listProfilers();
    } else if (options.shouldListResultFormats()) {
      options.listResultFormats();
    } else {
      return false;
    }
    return true;
  }

  /** Returns the command that repeats the run. */
  static String command(List<String> arguments) {
    String command = "mvn -pl codec-benchmarks jmh";
    return arguments.isEmpty()
        ? command
        : arguments.stream()
            .map(argument -> argument.contains(" ") ? "'" + argument + "'" : argument)
            .collect(Collectors.joining(" ", command + " -Djmh.args=\"", "\""));
  }

  private static Collection<RunResult> measure(Options options) throws RunnerException {
    // A failed contender must not go unnoticed because the others ran.
    return new Runner(new OptionsBuilder().parent(options).shouldFailOnError(true).build()).run();
  }
}
