package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** The command that asks a registry whether it would accept the schemas of a build. */
final class CheckCommand implements Command {

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String purpose() {
    return "Asks a registry whether it would accept the schemas.";
  }

  @Override
  public String details() {
    return """
        A schema is judged by the compatibility that the registry has for its subject; a subject
        without versions accepts every schema. Nothing is registered.
        """
        + BuildOptions.DETAILS
        + RegistryOptions.DETAILS;
  }

  @Override
  public List<Option> options() {
    return Stream.of(BuildOptions.ALL, RegistryOptions.ALL).flatMap(List::stream).toList();
  }

  @Override
  public ExitCode run(Arguments arguments, Session session) throws IOException {
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
