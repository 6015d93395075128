package io.avrodyne.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The equality of schemas that read the same data in the same way. Apache Avro's own ignores
 * aliases and the defaults of enums, which a reader needs; both ignore documentation.
 */
final class SchemaEquality {

  private final Set<String> seen = new HashSet<>();
  private final List<@Nullable Object> ignored = new ArrayList<>();

  private SchemaEquality() {}

  static boolean areEqual(Schema one, Schema other) {
    return one.equals(other) && ignoredIn(one).equals(ignoredIn(other));
  }

  /** Equal schemas have these parts in the same places, so their order tells them apart. */
  private static List<@Nullable Object> ignoredIn(Schema schema) {
    SchemaEquality equality = new SchemaEquality();
    equality.collect(schema);
    return equality.ignored;
  }

  private void collect(Schema schema) {
    switch (schema.getType()) {
      case RECORD -> {
        if (seen.add(schema.getFullName())) {
          ignored.add(schema.getAliases());
          for (Schema.Field field : schema.getFields()) {
            ignored.add(field.aliases());
            collect(field.schema());
          }
        }
      }
      case ENUM -> {
        ignored.add(schema.getAliases());
        ignored.add(schema.getEnumDefault());
      }
      case FIXED -> ignored.add(schema.getAliases());
      case UNION -> schema.getTypes().forEach(this::collect);
      case ARRAY -> collect(schema.getElementType());
      case MAP -> collect(schema.getValueType());
      default -> {}
    }
  }
}
