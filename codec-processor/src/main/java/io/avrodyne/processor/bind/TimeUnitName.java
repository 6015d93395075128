package io.avrodyne.processor.bind;

import io.avrodyne.api.Precision;
import java.util.Locale;

/**
 * The name of a unit of time in logical types and in methods of the runtime.
 *
 * @param capitalized such as {@code Micros}
 */
record TimeUnitName(String capitalized) {

  /** Returns the name of a unit of an annotation. */
  static TimeUnitName of(Enum<?> unit) {
    String name = unit.name();
    return new TimeUnitName(name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT));
  }

  /** Returns it as logical types end. */
  String lower() {
    return capitalized.toLowerCase(Locale.ROOT);
  }

  /** Returns the method that gives the units of a Java value. */
  String toAvro(Precision precision) {
    return (precision == Precision.EXACT ? "toExact" : "to") + capitalized;
  }
}
