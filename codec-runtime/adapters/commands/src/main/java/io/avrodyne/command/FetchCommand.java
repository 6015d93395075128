package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The command that saves the schemas of a registry as the history of a build. */
final class FetchCommand extends Command {

  private static final Option SUBJECT =
      new Option("--subject", "GLOB", "The subjects to fetch; repeatable. Required.");
  private static final Option VERSIONS =
      new Option("--versions", "all|latest", "The versions of each subject (all).");
  private static final Option TYPE =
      new Option("--type", "NAME", "Full name of the type of a union or renamed type.");
  private static final Option OVERWRITE =
      new Option("--overwrite", "", "Replaces files that have another schema.");

  private static final String DETAILS =
      """
      The folder is that of the processor's option avrodyne.history. With it, the build checks
      each type against the versions of the registry, and codecs know these versions without a
      registry. If a file has another schema, nothing is written. In a GLOB, * matches any
      characters and ? a single one.
      """
          + RegistryOptions.DETAILS;

  FetchCommand() {
    super("fetch", "Saves the versions of a registry as files of the history.", DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(
        List.of(SUBJECT, HistoryOption.INTO, VERSIONS, TYPE, OVERWRITE), RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    List<Glob> subjects = arguments.all(SUBJECT).stream().map(Glob::new).toList();
    if (subjects.isEmpty()) {
      throw new UsageException("The subjects are unknown. Give --subject.");
    }
    HistoryFolder folder = HistoryOption.folder(arguments);
    boolean latest = isLatest(arguments);
    FetchedSchemas fetched = new FetchedSchemas(type(arguments));
    SchemaRegistry registry = session.connect(arguments);
    new SubjectFetch(registry, latest).fetch(subjects, fetched);
    return new HistoryUpdate(folder, session.console())
        .write(fetched.files(), arguments.has(OVERWRITE));
  }

  private static boolean isLatest(Arguments arguments) {
    return switch (arguments.find(VERSIONS).orElse("all")) {
      case "all" -> false;
      case "latest" -> true;
      default -> throw new UsageException("--versions is all or latest.");
    };
  }

  private static Optional<String> type(Arguments arguments) {
    Optional<String> type = arguments.find(TYPE);
    if (type.isPresent() && !FetchedSchemas.isTypeName(type.get())) {
      throw new UsageException("--type is not the full name of a type, such as shop.Order.");
    }
    return type;
  }
}
