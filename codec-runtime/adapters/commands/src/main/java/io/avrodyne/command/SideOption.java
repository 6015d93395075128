package io.avrodyne.command;

import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.avro.Schema;

/**
 * A side of a comparison: a file, folder or jar with schemas, or {@code subject:NAME}, with {@code
 * :VERSION} unless it is the latest.
 */
final class SideOption {

  private static final String SUBJECT = "subject:";

  private SideOption() {}

  /**
   * Returns the schemas of a side by the full names of their types.
   *
   * @throws UsageException if the option is missing, or there is no such subject or version
   * @throws FailedException if the place has no schemas
   */
  static Map<String, Schema> read(Option option, Arguments arguments, Session session)
      throws IOException {
    String text =
        arguments
            .find(option)
            .orElseThrow(() -> new UsageException("Give " + option.usage() + "."));
    Map<String, Schema> schemas = new TreeMap<>();
    if (text.startsWith(SUBJECT)) {
      put(subject(text.substring(SUBJECT.length()), arguments, session), option, schemas);
    } else {
      for (Schema schema : SchemaFiles.read(PathOption.of(option).apply(text))) {
        put(schema, option, schemas);
      }
    }
    return schemas;
  }

  private static void put(Schema schema, Option option, Map<String, Schema> schemas) {
    String name = SchemaName.of(schema).orElse("(" + schema.getType().getName() + ")");
    Schema other = schemas.put(name, schema);
    if (other != null && !other.equals(schema)) {
      throw new UsageException(
          option.name() + " has several schemas of " + name + ". Name the file of one.");
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
