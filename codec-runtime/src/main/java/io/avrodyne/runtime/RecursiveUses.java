package io.avrodyne.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a parsed schema in which the uses of a record within itself are replaced by that
 * record.
 *
 * <p>Apache Avro knows a record only after it has read the record's fields. Until then, a use of
 * the record within its fields is a placeholder, as is a use of a type that is defined later. A
 * placeholder of the first kind can only refer to an enclosing record, so a single walk through the
 * schema suffices to replace it.
 */
final class RecursiveUses {

  private final IdentityHashMap<Schema, Schema> copies = new IdentityHashMap<>();
  private final Map<String, Schema> started = new HashMap<>();
  private final IdentityHashMap<Schema, String> placeholders = new IdentityHashMap<>();

  /** Adds a placeholder for a name that is used within a namespace. */
  void add(Schema placeholder, String name, @Nullable String namespace) {
    boolean full = namespace == null || name.indexOf('.') >= 0;
    placeholders.put(placeholder, full ? name : namespace + "." + name);
  }

  /** Returns whether there are placeholders. */
  boolean any() {
    return !placeholders.isEmpty();
  }

  /**
   * Returns the schema without placeholders, or null if a placeholder refers to a type that is
   * defined later.
   */
  @Nullable Schema replacedIn(Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> placeholders.containsKey(schema) ? recordFor(schema) : record(schema);
      case UNION -> union(schema);
      case ARRAY -> {
        Schema items = replacedIn(schema.getElementType());
        yield items == null ? null : like(schema, Schema.createArray(items));
      }
      case MAP -> {
        Schema values = replacedIn(schema.getValueType());
        yield values == null ? null : like(schema, Schema.createMap(values));
      }
      default -> schema;
    };
  }

  /**
   * Returns the enclosing record that a placeholder refers to, or null if the type is defined
   * later. A record is visited before its fields, and therefore before any recursive use.
   */
  private @Nullable Schema recordFor(Schema placeholder) {
    return started.get(placeholders.get(placeholder));
  }

  private @Nullable Schema record(Schema schema) {
    Schema known = copies.get(schema);
    if (known != null) {
      return known;
    }
    Schema copy =
        Schema.createRecord(
            schema.getName(), schema.getDoc(), schema.getNamespace(), schema.isError());
    copies.put(schema, copy);
    started.put(schema.getFullName(), copy);
    List<Schema.Field> fields = new ArrayList<>();
    for (Schema.Field field : schema.getFields()) {
      Schema type = replacedIn(field.schema());
      if (type == null) {
        return null;
      }
      fields.add(new Schema.Field(field, type));
    }
    copy.setFields(fields);
    schema.getAliases().forEach(copy::addAlias);
    return like(schema, copy);
  }

  private @Nullable Schema union(Schema schema) {
    List<Schema> branches = new ArrayList<>();
    for (Schema branch : schema.getTypes()) {
      Schema type = replacedIn(branch);
      if (type == null) {
        return null;
      }
      branches.add(type);
    }
    return like(schema, Schema.createUnion(branches));
  }

  private static Schema like(Schema schema, Schema copy) {
    if (schema.getLogicalType() != null) {
      schema.getLogicalType().addToSchema(copy);
    }
    copy.addAllProps(schema);
    return copy;
  }
}
