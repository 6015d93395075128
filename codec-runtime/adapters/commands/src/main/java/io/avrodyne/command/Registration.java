package io.avrodyne.command;

import io.avrodyne.registry.IncompatibleSchemaException;
import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaReference;
import io.avrodyne.registry.SchemaRegistry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The registration of schemas: first all are looked up and checked, then the new ones registered.
 */
final class Registration {

  private static final int UNPROCESSABLE = 422;

  private final SchemaRegistry registry;
  private final Console console;
  private final List<Assignment> assignments;

  /** What the registry has, by the full name of the type. */
  private final Map<String, RegisteredSchema> registered = new HashMap<>();

  Registration(SchemaRegistry registry, Console console, List<Assignment> assignments) {
    this.registry = registry;
    this.console = console;
    this.assignments = List.copyOf(assignments);
  }

  /**
   * Asks the registry about all schemas that it does not have, and returns whether it accepts them.
   */
  boolean isAccepted() {
    boolean accepted = true;
    for (Assignment assignment : assignments) {
      Optional<RegisteredSchema> known = find(assignment);
      known.ifPresent(schema -> registered.put(assignment.built().fullname(), schema));
      accepted &= known.isPresent() || mayBeAccepted(assignment);
    }
    return accepted;
  }

  /**
   * Returns whether the registry accepts a schema, or leaves that to the registration: Apicurio 2
   * answers 422 if it is asked to compare with a version that has references.
   */
  private boolean mayBeAccepted(Assignment assignment) {
    try {
      return Verdicts.ask(registry, assignment, console);
    } catch (RegistryException e) {
      if (e.status() != UNPROCESSABLE || assignment.built().uses().isEmpty()) {
        throw e;
      }
      return true;
    }
  }

  /**
   * Finds the version that has the schema. A registry may find one that differs in defaults or
   * documentation; whether that is another version is up to the registry. It does not find the text
   * of a schema that it has with references.
   */
  private Optional<RegisteredSchema> find(Assignment assignment) {
    BuildSchema built = assignment.built();
    Optional<RegisteredSchema> known = registry.lookUp(assignment.subject(), built.schema());
    return (built.uses().isEmpty() ? known : known.or(() -> registry.latest(assignment.subject())))
        .filter(found -> found.schema().toString().equals(built.schema().toString()));
  }

  /** Prints what would be registered. */
  void describe() {
    for (Assignment assignment : assignments) {
      RegisteredSchema known = registered.get(assignment.built().fullname());
      console.print(
          known == null
              ? assignment + ": would be registered"
              : line(assignment, known, "unchanged"));
    }
  }

  /** Registers the schemas that the registry does not have, and prints all. */
  ExitCode register() {
    for (Assignment assignment : assignments) {
      RegisteredSchema known = registered.get(assignment.built().fullname());
      if (known != null) {
        console.print(line(assignment, known, "unchanged"));
        continue;
      }
      try {
        console.print(line(assignment, register(assignment), "registered"));
      } catch (IncompatibleSchemaException e) {
        // Another version was registered after the check.
        console.printError(String.valueOf(e.getMessage()));
        console.printError(assignment + " and the schemas after it were not registered.");
        return ExitCode.REFUSED;
      }
    }
    return ExitCode.DONE;
  }

  private RegisteredSchema register(Assignment assignment) {
    BuildSchema built = assignment.built();
    List<SchemaReference> references = built.uses().stream().map(this::reference).toList();
    RegisteredSchema answer = registry.register(assignment.subject(), built.schema(), references);
    RegisteredSchema complete = answer.version() > 0 ? answer : withVersion(answer, assignment);
    registered.put(built.fullname(), complete);
    return complete;
  }

  /** Most registries answer a registration with an id only. */
  private RegisteredSchema withVersion(RegisteredSchema answer, Assignment assignment) {
    String subject = assignment.subject();
    return registry
        .lookUp(subject, assignment.built().schema())
        .or(() -> registry.latest(subject))
        .filter(found -> found.id() == answer.id())
        .orElse(answer);
  }

  /** Schemas come after those that they use, which are therefore registered. */
  private SchemaReference reference(String fullname) {
    RegisteredSchema used = registered.get(fullname);
    if (used == null || used.version() < 1) {
      throw new FailedException(
          "The registry does not say which version of its subject " + fullname + " is.");
    }
    return new SchemaReference(fullname, used.subject(), used.version());
  }

  private static String line(Assignment assignment, RegisteredSchema schema, String what) {
    String version = schema.version() > 0 ? "version " + schema.version() + ", " : "";
    return assignment + ": " + version + "id " + schema.id() + ", " + what;
  }
}
