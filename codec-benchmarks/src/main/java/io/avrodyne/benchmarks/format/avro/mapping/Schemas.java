package io.avrodyne.benchmarks.format.avro.mapping;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericData.StringType;

/** The schemas that mappings work with. */
public final class Schemas {

  private Schemas() {}

  /** Returns a copy that asks for Java strings, which saves the detour through {@code Utf8}. */
  public static Schema withJavaStrings(Schema original) {
    // A copy, because properties cannot be removed from a schema that others share.
    Schema schema = new Schema.Parser().parse(original.toString());
    askForJavaStrings(schema, Collections.newSetFromMap(new IdentityHashMap<>()));
    return schema;
  }

  private static void askForJavaStrings(Schema schema, Set<Schema> visited) {
    if (!visited.add(schema)) {
      return;
    }
    switch (schema.getType()) {
      case STRING -> GenericData.setStringType(schema, StringType.String);
      case RECORD -> schema.getFields().forEach(f -> askForJavaStrings(f.schema(), visited));
      case UNION -> schema.getTypes().forEach(branch -> askForJavaStrings(branch, visited));
      case ARRAY -> askForJavaStrings(schema.getElementType(), visited);
      case MAP -> {
        GenericData.setStringType(schema, StringType.String);
        askForJavaStrings(schema.getValueType(), visited);
      }
      default -> {}
    }
  }

  /** Returns the schema of a field, or its branch that is not null. */
  static Schema field(Schema schema, String name) {
    return notNull(schema.getField(name).schema());
  }

  /** Returns the branch of a union with this name. */
  static Schema branch(Schema union, String name) {
    return union.getTypes().stream()
        .filter(branch -> branch.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Schema notNull(Schema schema) {
    if (!schema.isUnion()) {
      return schema;
    }
    return schema.getTypes().stream()
        .filter(branch -> branch.getType() != Schema.Type.NULL)
        .findFirst()
        .orElseThrow();
  }
}
