package io.avrodyne.command;

import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.avro.Schema;

/**
 * A side of a comparison: a file, folder or jar with schemas, or {@code subject:NAME}, with {@code
 * :VERSION} unless it is the latest, or {@code subject:} and a pattern.
 */
final class SideOption {

  private static final String SUBJECT = "subject:";

  private SideOption() {}

  /**
   * Returns the schemas of a side.
   *
   * @throws UsageException if the option is missing, or there is no such subject or version
   * @throws FailedException if the place has no schemas
   */
  static Side read(Option option, Arguments arguments, Session session) throws IOException {
    String text =
        arguments
            .find(option)
            .orElseThrow(() -> new UsageException("Give " + option.usage() + "."));
    if (text.startsWith(SUBJECT)) {
      String subject = text.substring(SUBJECT.length());
      if (Glob.isPattern(subject)) {
        return subjects(subject, option, session.connect(arguments), session.console());
      }
      Schema schema = subject(subject, arguments, session);
      return new Side(Map.of(nameOf(schema), schema), true);
    }
    Path place = PathOption.of(option).apply(text);
    Map<String, Schema> schemas = new TreeMap<>();
    if (Files.exists(place) && SchemaFiles.isBuild(place)) {
      BuildSchemas.read(List.of(place))
          .forEach(each -> schemas.put(each.fullname(), each.schema()));
    } else {
      SchemaFiles.read(place).forEach(schema -> put(nameOf(schema), schema, option, schemas));
    }
    return new Side(schemas, Files.isRegularFile(place) && !SchemaFiles.isBuild(place));
  }

  private static String nameOf(Schema schema) {
    return SchemaName.of(schema).orElse("(" + schema.getType().getName() + ")");
  }

  private static void put(String name, Schema schema, Option option, Map<String, Schema> schemas) {
    Schema other = schemas.put(name, schema);
    if (other != null && !other.equals(schema)) {
      throw new UsageException(
          option.name() + " has several schemas of " + name + ". Name the file of one.");
    }
  }

  /** Returns the latest versions of all subjects that match; those that are not Avro are named. */
  private static Side subjects(
      String pattern, Option option, SchemaRegistry registry, Console console) {
    Glob glob = new Glob(pattern);
    Map<String, Schema> schemas = new TreeMap<>();
    for (String subject : registry.subjects()) {
      if (glob.matches(subject)) {
        latest(subject, registry, console)
            .ifPresent(found -> put(SchemaName.of(found).orElse(subject), found, option, schemas));
      }
    }
    if (schemas.isEmpty()) {
      throw new UsageException("The registry has no schemas of " + SUBJECT + pattern + ".");
    }
    return new Side(schemas, false);
  }

  private static Optional<Schema> latest(String subject, SchemaRegistry registry, Console console) {
    try {
      return registry.latest(subject).map(RegisteredSchema::schema);
    } catch (RegistryException e) {
      if (e.status() != RegistryFingerprints.OK) {
        throw e;
      }
      console.printError("Passed over: " + e.getMessage());
      return Optional.empty();
    }
  }

  private static Schema subject(String text, Arguments arguments, Session session)
      throws IOException {
    int colon = text.lastIndexOf(':');
    String digits = text.substring(colon + 1);
    boolean versioned = colon >= 0 && digits.matches("\\d{1,9}");
    String subject = versioned ? text.substring(0, colon) : text;
    if (subject.isBlank()) {
      throw new UsageException(SUBJECT + " lacks the name of a subject.");
    }
    SchemaRegistry registry = session.connect(arguments);
    Optional<RegisteredSchema> found =
        versioned ? registry.version(subject, Integer.parseInt(digits)) : registry.latest(subject);
    return found
        .orElseThrow(() -> new UsageException("The registry has no " + SUBJECT + text + "."))
        .schema();
  }
}
