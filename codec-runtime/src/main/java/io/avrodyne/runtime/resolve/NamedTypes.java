package io.avrodyne.runtime.resolve;

import org.apache.avro.Schema;

/** The rule by which named types match in schema resolution. */
final class NamedTypes {

  private NamedTypes() {}

  /** Returns whether a type is a record, an enum or a fixed. */
  static boolean isNamed(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> true;
      default -> false;
    };
  }

  /**
   * Returns whether the unqualified names are equal, or an alias of the reader's type names the
   * writer's.
   */
  static boolean match(Schema writer, Schema reader) {
    return writer.getName().equals(reader.getName())
        || reader.getAliases().contains(writer.getFullName());
  }
}
