package io.avrodyne.runtime.resolve;

import java.util.List;
import org.apache.avro.Schema;

/** The names of types, compared and printed as schema resolution sees them. */
final class TypeNames {

  /** An untrusted schema may refer thousands of times to a type with a long name. */
  private static final int MAX_LENGTH = 500;

  private TypeNames() {}

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

  /**
   * Returns the kind of a type, with its name and logical type if it has them; truncated if the
   * text is long.
   */
  static String describe(Schema schema) {
    StringBuilder text = new StringBuilder();
    describe(schema, text);
    return isLong(text) ? text.substring(0, MAX_LENGTH) + "..." : text.toString();
  }

  private static boolean isLong(StringBuilder text) {
    return text.length() > MAX_LENGTH;
  }

  private static void describe(Schema schema, StringBuilder text) {
    switch (schema.getType()) {
      case UNION -> describeAll(schema.getTypes(), text);
      case ARRAY -> describe(schema.getElementType(), text.append("array of "));
      case MAP -> describe(schema.getValueType(), text.append("map of "));
      default -> describeOne(schema, text);
    }
  }

  private static void describeAll(List<Schema> branches, StringBuilder text) {
    text.append("union [");
    String separator = "";
    for (Schema branch : branches) {
      describe(branch, text.append(separator));
      if (isLong(text)) {
        return;
      }
      separator = ", ";
    }
    text.append(']');
  }

  private static void describeOne(Schema schema, StringBuilder text) {
    text.append(schema.getType().getName());
    if (isNamed(schema)) {
      text.append(' ').append(schema.getFullName());
    }
    LogicalForm form = LogicalForm.of(schema);
    if (!form.equals(LogicalForm.NONE)) {
      text.append(" (").append(form).append(')');
    }
  }
}
