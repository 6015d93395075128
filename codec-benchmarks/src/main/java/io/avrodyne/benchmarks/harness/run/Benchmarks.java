package io.avrodyne.benchmarks.harness.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** The benchmarks, ready to run as the user asks. */
public final class Benchmarks {

  private static final String LOG_FILE = "jmh.log";

  private final Settings settings;
  private final Path directory;
  private final PrintStream console;

  /**
   * Creates the benchmarks.
   *
   * @param directory where the reports are written
   */
  public Benchmarks(Settings settings, Path directory, PrintStream console) {
    this.settings = settings;
    this.directory = directory;
    this.console = console;
  }

  /**
   * Plans, measures and reports.
   *
   * @return whether all that takes part has a result
   * @throws CommandLineOptionException if JMH does not know the arguments
   * @throws MisuseException if the settings ask for something that does not exist
   * @throws RunnerException if JMH cannot run at all
   */
  public boolean run()
      throws CommandLineOptionException, MisuseException, RunnerException, IOException {
    Profile profile = Profiles.of(settings);
    CommandLineOptions options = new CommandLineOptions(settings.options().toArray(String[]::new));
    Selection selection = Selection.of(profile, settings.options());
    Optional<ResultStore> store =
        profile.resumes() ? Optional.of(store(profile)) : Optional.empty();
    Files.createDirectories(directory);
    try (Servers servers = new Servers(console)) {
      servers.start(selection.cases());
      return run(options, selection, store);
    }
  }

  private boolean run(CommandLineOptions options, Selection selection, Optional<ResultStore> store)
      throws MisuseException, RunnerException, IOException {
    boolean onConsole = options.verbosity().hasValue();
    String log = options.getOutput().orElse(directory.resolve(LOG_FILE).toString());
    try (PrintStream file = onConsole ? null : new PrintStream(log, StandardCharsets.UTF_8)) {
      JmhForks forks = new JmhForks(file == null ? console : file);
      Session session =
          new Session(selection, settings.info(Instant.now()), directory, console, forks, store);
      boolean complete = interruptible(session, onConsole ? "the console" : log);
      if (!complete && !session.isInterrupted()) {
        console.println("Some benchmarks failed; the report says why.");
      }
      writeWhereAsked(options, session.results());
      return complete;
    }
  }

  private ResultStore store(Profile profile) throws IOException {
    String stamp =
        String.join(
            " ",
            System.getProperty("java.vm.version"),
            CodeVersion.ofClassPath(),
            settings.selection());
    ResultStore store = new ResultStore(directory.resolve(profile.name() + ".ser"), stamp);
    if (settings.fresh()) {
      store.clear();
    }
    return store;
  }

  /** Runs in a way that Ctrl-C leaves a report and no process. */
  private boolean interruptible(Session session, String log) throws RunnerException, IOException {
    Thread hook = new Thread(session::interrupt);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return session.run(log);
    } finally {
      if (!session.isInterrupted()) {
        Runtime.getRuntime().removeShutdownHook(hook);
      }
    }
  }

  private static void writeWhereAsked(CommandLineOptions options, List<RunResult> results) {
    if (options.getResult().hasValue() || options.getResultFormat().hasValue()) {
      var format = options.getResultFormat().orElse(Defaults.RESULT_FORMAT);
      String file =
          options
              .getResult()
              .orElse(
                  Defaults.RESULT_FILE_PREFIX + "." + format.toString().toLowerCase(Locale.ROOT));
      ResultFormatFactory.getInstance(format, file).writeOut(results);
    }
  }
}
