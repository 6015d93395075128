package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.util.List;

/** The command that asks a registry whether it would accept the schemas of a build. */
final class CheckCommand extends Command {

  private static final String DETAILS =
      """
      A schema is judged by the compatibility that the registry has for its subject; a subject
      without versions accepts every schema. Nothing is registered.
      """
          + BuildOptions.DETAILS
          + RegistryOptions.DETAILS;

  CheckCommand() {
    super("check", "Asks a registry whether it would accept the schemas.", DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(BuildOptions.ALL, RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    List<Assignment> assignments = BuildOptions.read(arguments);
    SchemaRegistry registry = session.connect(arguments);
    boolean accepted = true;
    for (Assignment assignment : assignments) {
      boolean compatible = Verdicts.ask(registry, assignment, session.console());
      session.console().print(assignment + ": " + (compatible ? "compatible" : "incompatible"));
      accepted &= compatible;
    }
    return accepted ? ExitCode.DONE : ExitCode.REFUSED;
  }
}
