package io.avrodyne.command;

import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.settings.NearName;
import io.avrodyne.registry.settings.SettingsAdvice;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The commands of {@link Main}: they are found by name, and their exceptions become exit codes. */
final class Commands {

  private static final String HELP = "help";

  static final List<Command> ALL =
      List.of(
          new RegisterCommand(),
          new CheckCommand(),
          new SetCompatibilityCommand(),
          new FetchCommand(),
          new FreezeCommand(),
          new GenerateCommand(),
          new PrintCommand(),
          new DiffCommand(),
          new ExplainCommand());

  private final Session session;

  Commands(Session session) {
    this.session = session;
  }

  /** Runs a command line. */
  ExitCode run(List<String> line) {
    if (line.isEmpty()) {
      session.console().printErrorText(HelpText.of(ALL));
      return ExitCode.USAGE;
    }
    if (isHelp(line.get(0)) || line.equals(List.of(HELP))) {
      session.console().printText(HelpText.of(ALL));
      return ExitCode.DONE;
    }
    boolean isLong = line.get(0).equals(HELP);
    String name = line.get(isLong ? 1 : 0);
    Optional<Command> command = ALL.stream().filter(one -> one.name().equals(name)).findFirst();
    if (command.isEmpty()) {
      return fail(ExitCode.USAGE, unknown(name));
    }
    if (isLong) {
      session.console().printText(HelpText.more(command.get()));
      return ExitCode.DONE;
    }
    return run(command.get(), line.subList(1, line.size()));
  }

  private ExitCode run(Command command, List<String> line) {
    if (line.stream().anyMatch(Commands::isHelp)) {
      session.console().printText(HelpText.of(command));
      return ExitCode.DONE;
    }
    try {
      List<Option> known = new ArrayList<>(command.options());
      known.add(Option.HELP);
      return command.run(Arguments.parse(known, line), session);
    } catch (UsageException e) {
      return fail(ExitCode.USAGE, e.getMessage() + " See " + command.name() + " --help.");
    } catch (FailedException e) {
      return fail(ExitCode.FAILED, String.valueOf(e.getMessage()));
    } catch (RegistryException e) {
      return fail(ExitCode.FAILED, advised(e));
    } catch (IOException e) {
      return fail(ExitCode.FAILED, textOf(e));
    } catch (LinkageError e) {
      return fail(ExitCode.FAILED, "A class is missing, so a jar is missing or too old: " + e);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return fail(ExitCode.FAILED, "Unexpected failure: " + e);
    }
  }

  private ExitCode fail(ExitCode code, String message) {
    session.console().printError(message);
    return code;
  }

  private static boolean isHelp(String argument) {
    return argument.equals(Option.HELP.name()) || argument.equals("-h");
  }

  private static String unknown(String name) {
    List<String> names = ALL.stream().map(Command::name).toList();
    return "There is no command "
        + name
        + "."
        + NearName.suggestion(name, names)
        + " The commands are "
        + String.join(", ", names)
        + ".";
  }

  /** Returns a message whose advice is for users of options and settings. */
  private static String advised(RegistryException e) {
    return SettingsAdvice.in(String.valueOf(e.getMessage()), RegistryOptions.TIMEOUT.name());
  }

  /** The message of these exceptions is often a path and nothing else. */
  static String textOf(IOException e) {
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + " cannot be read or written: permission denied.";
    }
    return e instanceof FileSystemException
        ? e.getMessage() + " (" + e.getClass().getSimpleName() + ")"
        : String.valueOf(e.getMessage());
  }
}
