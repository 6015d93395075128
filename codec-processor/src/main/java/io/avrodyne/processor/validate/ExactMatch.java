package io.avrodyne.processor.validate;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.avro.Schema;

/**
 * The search for the first difference between the schema of a Java type and that of a file, in
 * bytes or in logical types; docs, defaults, aliases and other attributes are up to the file.
 */
final class ExactMatch {

  /** The records already compared: one that leads back to itself is compared once. */
  private final Set<String> seen = new HashSet<>();

  private ExactMatch() {}

  /**
   * A difference.
   *
   * @param path to it, "" for the whole
   * @param java the part according to the Java type
   * @param file the part in the file
   */
  record Difference(String path, Schema java, Schema file) {}

  static Optional<Difference> difference(Schema java, Schema file) {
    return new ExactMatch().find(java, file, "");
  }

  private Optional<Difference> find(Schema java, Schema file, String path) {
    if (!SchemaWords.head(java).equals(SchemaWords.head(file))) {
      return Optional.of(new Difference(path, java, file));
    }
    return switch (java.getType()) {
      case ARRAY -> find(java.getElementType(), file.getElementType(), path + "[]");
      case MAP -> find(java.getValueType(), file.getValueType(), path + "{}");
      case UNION -> findFirst(java.getTypes(), file.getTypes(), path);
      case RECORD ->
          seen.add(java.getFullName()) ? findInFields(java, file, path) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Optional<Difference> findFirst(List<Schema> java, List<Schema> file, String path) {
    return IntStream.range(0, java.size())
        .mapToObj(i -> find(java.get(i), file.get(i), path))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Difference> findInFields(Schema java, Schema file, String path) {
    return java.getFields().stream()
        .map(
            field ->
                find(
                    field.schema(),
                    file.getField(field.name()).schema(),
                    path.isEmpty() ? field.name() : path + "." + field.name()))
        .flatMap(Optional::stream)
        .findFirst();
  }
}
