package io.avrodyne.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The command that saves the schemas of a build as the next versions of its history. */
final class FreezeCommand extends Command {

  private static final Option VERSION =
      new Option("--version", "VERSION", "The version of new files, such as 3 or 1.4 (the next).");
  private static final Option DRY_RUN =
      new Option("--dry-run", "", "Says all, and writes nothing.");
  private static final Option CHECK =
      new Option("--check", "", "Writes nothing; refuses schemas that the history lacks.");

  private static final String DETAILS =
      """
      The folder is that of the processor's option avrodyne.history: later builds check their
      types against it. A type whose newest version has the same schema is left as it is. No file
      is ever overwritten: if --version names one that has another schema, or one that is older
      than the newest, nothing is written.
      """;

  FreezeCommand() {
    super("freeze", "Saves the schemas of a build as versions of its history.", DETAILS);
  }

  @Override
  List<Option> options() {
    return List.of(
        HistoryOption.INTO,
        BuildOptions.CLASSES,
        BuildOptions.INCLUDE,
        BuildOptions.EXCLUDE,
        VERSION,
        DRY_RUN,
        CHECK);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    if (arguments.has(DRY_RUN) && arguments.has(CHECK)) {
      throw new UsageException("--dry-run and --check exclude each other.");
    }
    HistoryFolder folder = HistoryOption.folder(arguments);
    Optional<HistoryVersion> version = version(arguments);
    Freezing freezing = new Freezing(folder, session.console());
    for (BuildSchema built : BuildOptions.schemas(arguments)) {
      freezing.add(built, version);
    }
    if (freezing.isRefused()) {
      return ExitCode.REFUSED;
    }
    if (arguments.has(DRY_RUN) || arguments.has(CHECK)) {
      freezing.describe();
      return arguments.has(CHECK) && freezing.isOpen() ? ExitCode.REFUSED : ExitCode.DONE;
    }
    freezing.write();
    return ExitCode.DONE;
  }

  private static Optional<HistoryVersion> version(Arguments arguments) {
    Optional<String> text = arguments.find(VERSION);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<HistoryVersion> version = HistoryVersion.of(text.get());
    if (version.isEmpty()) {
      throw new UsageException("--version is not a version, such as 3, v3 or 1.4.");
    }
    return version;
  }
}
