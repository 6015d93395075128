package io.avrodyne.processor.validate;

import java.util.HashSet;
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
   * @param path to it, "" for the whole: {@code []} for items, {@code {}} for values, {@code
   *     <name>} for a branch and {@code .name} for a field
   * @param java the part according to the Java type
   * @param file the part in the file
   * @param declared what the Java type must be: the file's part, with null if that is beside it
   */
  record Difference(String path, Schema java, Schema file, Schema declared) {}

  static Optional<Difference> difference(Schema java, Schema file) {
    return new ExactMatch().find(java, file, "");
  }

  private Optional<Difference> find(Schema java, Schema file, String path) {
    if (!SchemaWords.head(java).equals(SchemaWords.head(file))) {
      return Optional.of(new Difference(path, java, file, file));
    }
    return switch (java.getType()) {
      case ARRAY -> find(java.getElementType(), file.getElementType(), path + "[]");
      case MAP -> find(java.getValueType(), file.getValueType(), path + "{}");
      case UNION -> findInBranches(java, file, path);
      case RECORD ->
          seen.add(java.getFullName()) ? findInFields(java, file, path) : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** Null and one other branch are two values of one declaration, so both have one path. */
  private Optional<Difference> findInBranches(Schema java, Schema file, String path) {
    boolean optional = SchemaWords.isOptional(file);
    return IntStream.range(0, java.getTypes().size())
        .mapToObj(
            i -> {
              Schema branch = java.getTypes().get(i);
              String inner = optional ? path : path + "<" + SchemaWords.name(branch) + ">";
              return find(branch, file.getTypes().get(i), inner);
            })
        .flatMap(Optional::stream)
        .findFirst()
        .map(
            found ->
                optional && found.path().equals(path)
                    ? new Difference(path, found.java(), found.file(), file)
                    : found);
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
