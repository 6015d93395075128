package io.avrodyne.generate.input;

import java.util.List;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/** The check that defaults are values of their fields. */
final class DefaultCheck {

  private DefaultCheck() {}

  static void check(NamedType type, List<Problem> problems) {
    if (type.schema().getType() != Schema.Type.RECORD) {
      return;
    }
    boolean found = false;
    for (Schema.Field field : type.schema().getFields()) {
      if (field.hasDefaultValue() && !isValid(field)) {
        found = true;
        problems.add(problem(type.placeOf(field.pos()).at("default"), type, "." + field.name()));
      }
    }
    if (!found && !isValid(type.schema())) {
      problems.add(problem(type.place(), type, ""));
    }
  }

  private static Problem problem(Place place, NamedType type, String field) {
    return new Problem(
        place,
        (field.isEmpty() ? "A default of " : "The default of ")
            + type.fullname()
            + field
            + " is not of its type.",
        "Correct it; in a union, a default is a value of one of the branches, by convention the"
            + " first.");
  }

  private static boolean isValid(Schema.Field field) {
    try {
      new Schema.Field(field, field.schema());
      return true;
    } catch (AvroRuntimeException e) {
      return false;
    }
  }

  /** Parts of a default may be of another type, too. */
  private static boolean isValid(Schema schema) {
    try {
      new Schema.Parser().parse(schema.toString());
      return true;
    } catch (AvroRuntimeException e) {
      return false;
    }
  }
}
