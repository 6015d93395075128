package io.avrodyne.axon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.avro.Schema;

/**
 * The schema of a class as it was before the class was renamed. A fingerprint covers the names of
 * types, so a node that knows only the former name knows only the fingerprint of this schema.
 */
final class FormerName {

  private final String from;
  private final String to;
  private final Map<String, Schema> renamed = new HashMap<>();

  private FormerName(String from, String to) {
    this.from = from;
    this.to = to;
  }

  /**
   * Returns the schema with another full name. Types nested in the class are renamed with it.
   *
   * @param alias the former name, with dots
   */
  static Schema schemaOf(Schema schema, String alias) {
    return new FormerName(schema.getFullName(), alias).copy(schema);
  }

  private Schema copy(Schema schema) {
    return switch (schema.getType()) {
      case ARRAY -> logical(schema, Schema.createArray(copy(schema.getElementType())));
      case MAP -> logical(schema, Schema.createMap(copy(schema.getValueType())));
      case UNION -> Schema.createUnion(schema.getTypes().stream().map(this::copy).toList());
      case RECORD, ENUM, FIXED -> named(schema);
      default -> schema;
    };
  }

  private Schema named(Schema schema) {
    Schema known = renamed.get(schema.getFullName());
    if (known != null) {
      return known;
    }
    String name = nameOf(schema.getFullName());
    return switch (schema.getType()) {
      case RECORD -> record(schema, name);
      case ENUM ->
          kept(
              schema,
              Schema.createEnum(
                  name, null, null, schema.getEnumSymbols(), schema.getEnumDefault()));
      default -> kept(schema, Schema.createFixed(name, null, null, schema.getFixedSize()));
    };
  }

  private Schema record(Schema schema, String name) {
    Schema copy = kept(schema, Schema.createRecord(name, null, null, schema.isError()));
    List<Schema.Field> fields =
        schema.getFields().stream()
            .map(field -> new Schema.Field(field, copy(field.schema())))
            .collect(Collectors.toList());
    copy.setFields(fields);
    return copy;
  }

  private Schema kept(Schema schema, Schema copy) {
    renamed.put(schema.getFullName(), copy);
    return logical(schema, copy);
  }

  private static Schema logical(Schema schema, Schema copy) {
    schema.getObjectProps().forEach(copy::addProp);
    if (schema.getLogicalType() != null) {
      schema.getLogicalType().addToSchema(copy);
    }
    return copy;
  }

  private String nameOf(String name) {
    if (name.equals(from)) {
      return to;
    }
    return name.startsWith(from + ".") ? to + name.substring(from.length()) : name;
  }
}
