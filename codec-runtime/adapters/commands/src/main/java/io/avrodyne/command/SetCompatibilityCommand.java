package io.avrodyne.command;

import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.registry.SubjectCompatibility;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The command that sets the compatibility levels of subjects. */
final class SetCompatibilityCommand extends Command {

  private static final Option LEVEL =
      new Option(
          "--level",
          "NAME",
          "BACKWARD, FORWARD, FULL (or _TRANSITIVE), NONE.",
          Arrays.stream(SubjectCompatibility.values()).map(SubjectCompatibility::name).toList());

  /** Answers from here on leave open whether the request was done; no answer is 0. */
  private static final int SERVER_ERROR = 500;

  private static final Option DRY_RUN =
      new Option("--dry-run", "", "Asks the registry, but sets nothing.");

  private static final String DETAILS =
      """
      The subjects are those of --subject, or those of the schemas of a build. A name may be that
      of a subject without versions; a GLOB with * or ? means subjects that the registry has.
      Versions that exist are not judged again.
      """
          + BuildOptions.DETAILS
          + RegistryOptions.DETAILS;

  SetCompatibilityCommand() {
    super("set-compatibility", "Sets the compatibility level of subjects of a registry.", DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(
        List.of(LEVEL, NamedSubjects.SUBJECT),
        BuildOptions.ALL,
        List.of(DRY_RUN),
        RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    SubjectCompatibility level = level(arguments);
    NamedSubjects subjects = NamedSubjects.of(arguments);
    SchemaRegistry registry = session.connect(arguments);
    Console console = session.console();
    for (Map.Entry<String, String> former : levels(subjects, registry).entrySet()) {
      String subject = former.getKey();
      if (former.getValue().equals(level.name())) {
        console.print(subject + ": " + level + ", unchanged");
        continue;
      }
      String change = subject + ": " + former.getValue() + " -> " + level;
      if (arguments.has(DRY_RUN)) {
        console.print(change + ", would be set");
      } else {
        set(subject, level, registry, console);
        console.print(change + ", set");
      }
    }
    return ExitCode.DONE;
  }

  /** Returns the levels as they are, before any is set. */
  private static Map<String, String> levels(NamedSubjects subjects, SchemaRegistry registry) {
    Map<String, String> levels = new LinkedHashMap<>();
    String byDefault = "";
    for (String subject : subjects.in(registry)) {
      Optional<SubjectCompatibility> own = registry.compatibility(subject);
      if (own.isEmpty() && byDefault.isEmpty()) {
        byDefault = registry.defaultCompatibility() + " (the default)";
      }
      levels.put(subject, own.map(SubjectCompatibility::name).orElse(byDefault));
    }
    return levels;
  }

  private static void set(
      String subject, SubjectCompatibility level, SchemaRegistry registry, Console console) {
    try {
      registry.setCompatibility(subject, level);
    } catch (RegistryException e) {
      boolean isRefused = e.status() != RegistryException.NO_STATUS && e.status() < SERVER_ERROR;
      console.printError(
          isRefused
              ? subject + " and the subjects after it were not set."
              : subject + " may not have been set; the subjects after it were not.");
      throw e;
    }
  }

  private static SubjectCompatibility level(Arguments arguments) {
    String name =
        arguments
            .find(LEVEL)
            .orElseThrow(() -> new UsageException("The level is unknown. " + LEVEL.advice()))
            .toUpperCase(Locale.ROOT);
    if (!LEVEL.values().contains(name)) {
      throw LEVEL.unknown(name);
    }
    return SubjectCompatibility.valueOf(name);
  }
}
