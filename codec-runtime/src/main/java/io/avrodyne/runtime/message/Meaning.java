package io.avrodyne.runtime.message;

import io.avrodyne.api.LimitExceededException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Compares what data of schemas with one fingerprint mean: the canonical form drops logical types.
 * Defaults, aliases and docs of a writer do not change what its data mean.
 */
final class Meaning {

  private final Set<String> compared = new HashSet<>();

  private Meaning() {}

  /** Returns where two schemas of one canonical form differ in logical types; null if nowhere. */
  static @Nullable String difference(Schema one, Schema other) {
    try {
      return new Meaning().differenceAt("", one, other);
    } catch (StackOverflowError e) {
      throw new LimitExceededException("a schema nested too deep for the stack of the thread", 0);
    }
  }

  private @Nullable String differenceAt(String path, Schema one, Schema other) {
    String type = logicalType(one);
    String otherType = logicalType(other);
    if (!type.equals(otherType)) {
      return (path.isEmpty() ? "" : path + ": ") + type + " and " + otherType;
    }
    return switch (one.getType()) {
      case RECORD -> compared.add(one.getFullName()) ? inFields(path, one, other) : null;
      case ARRAY -> differenceAt(path + "[]", one.getElementType(), other.getElementType());
      case MAP -> differenceAt(path + "{}", one.getValueType(), other.getValueType());
      case UNION -> inBranches(path, one.getTypes(), other.getTypes());
      default -> null;
    };
  }

  private @Nullable String inFields(String path, Schema one, Schema other) {
    String prefix = path.isEmpty() ? "" : path + ".";
    String found = null;
    for (int i = 0; i < one.getFields().size() && found == null; i++) {
      Schema.Field field = one.getFields().get(i);
      Schema otherField = other.getFields().get(i).schema();
      found = differenceAt(prefix + field.name(), field.schema(), otherField);
    }
    return found;
  }

  private @Nullable String inBranches(String path, List<Schema> ones, List<Schema> others) {
    String found = null;
    for (int i = 0; i < ones.size() && found == null; i++) {
      found = differenceAt(path, ones.get(i), others.get(i));
    }
    return found;
  }

  /** Reads the properties: Apache Avro knows nothing of the logical types of converters. */
  private static String logicalType(Schema schema) {
    String name = schema.getProp("logicalType");
    if (name == null) {
      return "no logical type";
    }
    return name.equals("decimal")
        ? name + "(" + schema.getObjectProp("precision") + ", " + scale(schema) + ")"
        : name;
  }

  private static Object scale(Schema schema) {
    return Objects.requireNonNullElse(schema.getObjectProp("scale"), 0);
  }
}
