package io.avrodyne.runtime.datum;

/** The units of Avro's times. */
enum Precision {
  MILLIS("3"),
  MICROS("6"),
  NANOS("9");

  private final String digits;

  Precision(String digits) {
    this.digits = digits;
  }

  /** Returns the unit in the name of a logical type. */
  static Precision of(String logicalType) {
    return logicalType.endsWith("millis")
        ? MILLIS
        : logicalType.endsWith("micros") ? MICROS : NANOS;
  }

  /** Returns how many digits a second may have. */
  String limit() {
    return "with at most " + digits + " digits after the second";
  }
}
