package io.avrodyne.command;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** The command that registers the schemas of a build, unless the registry refuses one of them. */
final class RegisterCommand implements Command {

  private static final Option DRY_RUN =
      new Option("--dry-run", "", "Asks the registry, but registers nothing.");

  @Override
  public String name() {
    return "register";
  }

  @Override
  public String purpose() {
    return "Registers the schemas of a build with a registry.";
  }

  @Override
  public String details() {
    return """
        Before anything is registered, the registry is asked about each schema; if it refuses one,
        nothing is registered. Schemas that it has already are left as they are.
        """
        + BuildOptions.DETAILS
        + RegistryOptions.DETAILS;
  }

  @Override
  public List<Option> options() {
    return Stream.of(BuildOptions.ALL, List.of(DRY_RUN), RegistryOptions.ALL)
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public ExitCode run(Arguments arguments, Session session) throws IOException {
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
