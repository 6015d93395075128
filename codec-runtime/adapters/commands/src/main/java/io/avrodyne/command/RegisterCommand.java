package io.avrodyne.command;

import java.io.IOException;
import java.util.List;

/** The command that registers the schemas of a build, unless the registry refuses one of them. */
final class RegisterCommand extends Command {

  private static final Option DRY_RUN =
      new Option("--dry-run", "", "Asks the registry, but registers nothing.");

  private static final String DETAILS =
      """
      Before anything is registered, the registry is asked about each schema; if it refuses one,
      nothing is registered. Schemas that it has already are left as they are.
      """
          + BuildOptions.DETAILS
          + RegistryOptions.DETAILS;

  RegisterCommand() {
    super("register", "Registers the schemas of a build with a registry.", DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(BuildOptions.ALL, List.of(DRY_RUN), RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    List<Assignment> assignments = BuildOptions.read(arguments);
    Registration registration =
        new Registration(session.connect(arguments), session.console(), assignments);
    if (!registration.isAccepted()) {
      session.console().printError("Nothing was registered.");
      return ExitCode.REFUSED;
    }
    if (arguments.has(DRY_RUN)) {
      registration.describe();
      return ExitCode.DONE;
    }
    return registration.register();
  }
}
