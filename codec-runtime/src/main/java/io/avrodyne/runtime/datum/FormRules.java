package io.avrodyne.runtime.datum;

import java.math.RoundingMode;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * What a form depends on beside its schema.
 *
 * @param isAvro whether the form is that of Avro's own JSON encoding
 * @param rounding what becomes of digits that the schema has no room for
 * @param redacted the fields whose values are not shown
 */
record FormRules(boolean isAvro, RoundingMode rounding, Predicate<? super Schema.Field> redacted) {

  /** The rules that neither round nor redact. */
  static final FormRules DEFAULT = new FormRules(false, RoundingMode.UNNECESSARY, field -> false);

  FormRules ofAvro() {
    return new FormRules(true, rounding, redacted);
  }

  FormRules rounding(RoundingMode other) {
    return new FormRules(isAvro, other, redacted);
  }

  FormRules redacting(Predicate<? super Schema.Field> other) {
    return new FormRules(isAvro, rounding, other);
  }
}
