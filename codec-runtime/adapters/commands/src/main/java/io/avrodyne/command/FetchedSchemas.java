package io.avrodyne.command;

import io.avrodyne.registry.RegisteredSchema;
import java.util.Collection;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.avro.Schema;

/**
 * The schemas that were fetched, each with its place in the history. Names come from a registry, so
 * only those that are names of types become names of folders.
 */
final class FetchedSchemas {

  private static final int MAX_NAME_LENGTH = 200;
  private static final Pattern NAME =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

  private final Optional<String> type;
  private final TreeMap<String, TreeMap<HistoryVersion, HistoryFile>> files = new TreeMap<>();

  /**
   * Creates an empty collection.
   *
   * @param type the full name of the type of all schemas; by default, each schema's own
   */
  FetchedSchemas(Optional<String> type) {
    this.type = type;
  }

  /** Returns whether a text is the full name of a type, and can be the name of a folder. */
  static boolean isTypeName(String text) {
    return text.length() <= MAX_NAME_LENGTH && NAME.matcher(text).matches();
  }

  /**
   * Adds a schema.
   *
   * @throws FailedException if it has no name, or if another subject has another schema for the
   *     same version of the type
   */
  void add(RegisteredSchema registered) {
    if (registered.version() < 1) {
      throw new FailedException(
          "The registry calls a version of "
              + registered.subject()
              + " "
              + registered.version()
              + ".");
    }
    String fullname = type.orElseGet(() -> fullnameOf(registered));
    HistoryFile file =
        new HistoryFile(
            fullname,
            HistoryVersion.of(registered.version()),
            registered.schema(),
            registered.subject());
    requireReadable(file);
    HistoryFile other =
        files.computeIfAbsent(fullname, name -> new TreeMap<>()).putIfAbsent(file.version(), file);
    if (other != null && !SchemaEquality.areEqual(other.schema(), file.schema())) {
      throw new FailedException(
          file
              + " would have two schemas, of the subjects "
              + other.subject()
              + " and "
              + file.subject()
              + ". Fetch only one of them, with --subject.");
    }
  }

  /** The client of the registry is more lenient than the processor. */
  private static void requireReadable(HistoryFile file) {
    try {
      new Schema.Parser().parse(file.text());
    } catch (RuntimeException e) {
      throw new FailedException(
          label(file.subject(), file.version())
              + " is not a schema that the annotation processor reads: "
              + ParserReason.of(e)
              + " Nothing was written.",
          e);
    }
  }

  private static String label(String subject, HistoryVersion version) {
    return subject + " version " + version;
  }

  private static String fullnameOf(RegisteredSchema registered) {
    String label = label(registered.subject(), HistoryVersion.of(registered.version()));
    String name =
        SchemaName.of(registered.schema())
            .orElseThrow(
                () ->
                    new FailedException(
                        label
                            + " is of type "
                            + registered.schema().getType().getName()
                            + ", which has no name. Fetch this subject alone, and name its type"
                            + " with --type."));
    if (!isTypeName(name)) {
      throw new FailedException(
          label + " has the name " + name + ", which no type can have. Nothing was written.");
    }
    return name;
  }

  /** Returns the files in the order of their types and versions. */
  Collection<HistoryFile> files() {
    return files.values().stream().flatMap(versions -> versions.values().stream()).toList();
  }
}
