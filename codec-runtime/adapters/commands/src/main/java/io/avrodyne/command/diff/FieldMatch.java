package io.avrodyne.command.diff;

import java.util.Optional;
import org.apache.avro.Schema;

/** The field of a new record that an old field has become. */
final class FieldMatch {

  private FieldMatch() {}

  /** Returns the field of the same name, or else the one that has the name as an alias. */
  static Optional<Schema.Field> find(Schema.Field old, Schema now) {
    Schema.Field same = now.getField(old.name());
    return same != null
        ? Optional.of(same)
        : now.getFields().stream().filter(each -> each.aliases().contains(old.name())).findFirst();
  }
}
