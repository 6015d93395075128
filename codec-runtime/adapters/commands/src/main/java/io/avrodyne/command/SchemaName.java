package io.avrodyne.command;

import java.util.Optional;
import org.apache.avro.Schema;

/** The names of schemas, which only records, enums and fixed have. */
final class SchemaName {

  private SchemaName() {}

  /** Returns the full name of a schema, if it has one. */
  static Optional<String> of(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> Optional.of(schema.getFullName());
      default -> Optional.empty();
    };
  }
}
