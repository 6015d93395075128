package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.Marker;

/** The messages about BigDecimal and BigInteger. */
final class DecimalProblems {

  private DecimalProblems() {}

  static Problem noForm(boolean integer, BindingContext context) {
    return new Problem(
        Code.DECIMAL,
        context.subject()
            + " is a "
            + (integer ? "BigInteger" : "BigDecimal")
            + " without an Avro form.",
        "Avro has several forms for it, and none suits every number.",
        integer
            ? "Add @AvroDecimal(precision = ...) or @AvroString, or name a converter with @AvroConvert."
            : "Add @AvroDecimal(precision = ..., scale = ...), @AvroBigDecimal or @AvroString, or name a converter with"
                + " @AvroConvert.",
        context.origin());
  }

  static Problem scaleOfInteger(Marker marker, BindingContext context) {
    return new Problem(
        Code.DECIMAL,
        context.subject() + " is a BigInteger with the scale " + marker.integer("scale", 0) + ".",
        "An integer has no digits after the decimal point.",
        "Remove the scale, or use BigDecimal.",
        marker.origin("scale"));
  }

  static Problem bigDecimalOfInteger(Marker marker, BindingContext context) {
    return new Problem(
        Code.DECIMAL,
        context.subject() + " is a BigInteger with @AvroBigDecimal.",
        "That form stores a scale with each number, and an integer has no scale.",
        "Use @AvroDecimal(precision = ...) or @AvroString.",
        marker.origin());
  }
}
