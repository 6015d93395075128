package io.avrodyne.command;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.adapter.SchemaComparison;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The command that explains how a reader reads the data of a writer, field by field. */
final class ExplainCommand extends Command {

  private static final Option WRITER =
      new Option("--writer", "SIDE", "The writer's schema: a file, or subject:NAME[:VERSION].");
  private static final Option READER =
      new Option("--reader", "SIDE", "The reader's schema, in the same way.");

  private static final String DETAILS =
      """
      The text is that of the method explain of decoders: what is read as it is, promoted,
      skipped, or taken from a default. If the reader cannot read the data, the path and the rule
      are reported, and the exit code is 1.
      """
          + RegistryOptions.DETAILS;

  ExplainCommand() {
    super("explain", "Explains how one schema reads the data of another.", DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(List.of(WRITER, READER), RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    Schema writer = single(WRITER, arguments, session);
    Schema reader = single(READER, arguments, session);
    try {
      SchemaComparison.explain(writer, reader).lines().forEach(session.console()::print);
      return SchemaComparison.readsAll(writer, reader) ? ExitCode.DONE : ExitCode.REFUSED;
    } catch (SchemaResolutionException e) {
      session.console().printError(String.valueOf(e.getMessage()));
      return ExitCode.REFUSED;
    }
  }

  private static Schema single(Option option, Arguments arguments, Session session)
      throws IOException {
    Map<String, Schema> schemas = SideOption.read(option, arguments, session).schemas();
    if (schemas.size() > 1) {
      throw new UsageException(option.name() + " has several types. Name the file of one.");
    }
    return schemas.values().iterator().next();
  }
}
