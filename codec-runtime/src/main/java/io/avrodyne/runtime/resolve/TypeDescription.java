package io.avrodyne.runtime.resolve;

import java.util.List;
import org.apache.avro.Schema;

/** A description of a type for messages and explanations. */
final class TypeDescription {

  /** An untrusted schema may refer thousands of times to a type with a long name. */
  private static final int MAX_LENGTH = 500;

  private TypeDescription() {}

  /**
   * Returns the kind of a type, with its name and logical type if it has them; truncated if the
   * text is long.
   */
  static String of(Schema schema) {
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
    if (NamedTypes.isNamed(schema)) {
      text.append(' ').append(schema.getFullName());
    }
    EffectiveLogicalType form = EffectiveLogicalType.of(schema);
    if (!form.equals(EffectiveLogicalType.NONE)) {
      text.append(" (").append(form).append(')');
    }
  }
}
