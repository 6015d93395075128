package io.avrodyne.runtime.datum;

/** The units of Avro's times. */
enum Precision {
  MILLIS("3", 1_000),
  MICROS("6", 1_000_000),
  NANOS("9", 1_000_000_000);

  private final String digits;
  private final long perSecond;

  Precision(String digits, long perSecond) {
    this.digits = digits;
    this.perSecond = perSecond;
  }

  long perSecond() {
    return perSecond;
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
