package io.avrodyne.benchmarks;

import io.avrodyne.benchmarks.harness.Datasets;
import io.avrodyne.benchmarks.harness.run.Benchmarks;
import io.avrodyne.benchmarks.harness.run.MisuseException;
import io.avrodyne.benchmarks.harness.run.Settings;
import io.avrodyne.benchmarks.harness.size.SizeReport;
import io.avrodyne.benchmarks.harness.size.StartReport;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * The entry point that runs the JMH benchmarks and reports their results. It takes JMH's own
 * arguments, and the properties {@code jmh.*} of the build.
 */
public final class BenchmarkMain {

  /**
   * The directory of the reports, relative to the module directory, where the build starts this
   * program.
   */
  private static final Path REPORT_DIRECTORY = Path.of("target", "jmh");

  /** The profile that measures sizes, without JMH. */
  private static final String SIZES = "sizes";

  /** The profile that starts each contender once, without JMH. */
  private static final String STARTS = "starts";

  /** The workload that every codec for users takes part in. */
  private static final String STARTED = "EQUITY_T2";

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
    Settings settings = Settings.of(List.of(args), name -> System.getProperty(name, ""));
    System.exit(new BenchmarkMain(console, REPORT_DIRECTORY).run(settings));
  }

  int run(Settings settings) {
    try {
      String[] options = settings.options().toArray(String[]::new);
      if (isQuestion(new CommandLineOptions(options))) {
        Main.main(options);
        return 0;
      }
      if (settings.profile().filter(SIZES::equals).isPresent()) {
        new SizeReport(Datasets.all(), SizeReport.TIMED, SizeReport.OPERATIONS)
            .write(directory, console);
        return 0;
      }
      if (settings.profile().filter(STARTS::equals).isPresent()) {
        new StartReport(STARTED).write(directory, console);
        return 0;
      }
      return new Benchmarks(settings, directory, console).run() ? 0 : FAILED;
    } catch (CommandLineOptionException e) {
      console.println("JMH rejected the arguments " + settings.options() + ": " + e.getMessage());
      console.println("List its options with -Djmh.args=-h");
      return MISUSED;
    } catch (MisuseException e) {
      console.println(e.getMessage());
      return MISUSED;
    } catch (RunnerException | IOException e) {
      console.println("The benchmarks failed: " + e.getMessage());
      return FAILED;
    }
  }

  /** Returns whether options ask for information instead of a measurement. */
  private static boolean isQuestion(CommandLineOptions options) {
    return options.shouldHelp()
        || options.shouldList()
        || options.shouldListWithParams()
        || options.shouldListProfilers()
        || options.shouldListResultFormats();
  }
}
