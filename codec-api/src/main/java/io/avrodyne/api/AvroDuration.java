package io.avrodyne.api;

/**
 * An amount of time in Avro's three units, which cannot be converted into each other because months
 * and days have no fixed length.
 *
 * <p>The natural order compares months, then days, then milliseconds, and is consistent with
 * equals. It does not compare lengths: 31 days come before one month.
 *
 * <p><b>Shape.</b> Avro's logical type {@code duration}, a fixed of 12 bytes. Its Avro name is the
 * name of the annotated class that declares the field, an underscore and the name of the field,
 * such as {@code Loan_term}, so two fields never share a fixed.
 *
 * <p><b>Units.</b> Months, days and milliseconds, each from 0 to 4,294,967,295.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param months the months
 * @param days the days
 * @param millis the milliseconds
 */
public record AvroDuration(long months, long days, long millis)
    implements Comparable<AvroDuration> {

  private static final long MAX_UNSIGNED_INT = 0xFFFF_FFFFL;

  /**
   * Creates a duration.
   *
   * @throws IllegalArgumentException if a component is out of range
   */
  public AvroDuration {
    requireUnsignedInt(months, "months");
    requireUnsignedInt(days, "days");
    requireUnsignedInt(millis, "millis");
  }

  @Override
  public int compareTo(AvroDuration other) {
    int order = Long.compare(months, other.months);
    if (order == 0) {
      order = Long.compare(days, other.days);
    }
    return order == 0 ? Long.compare(millis, other.millis) : order;
  }

  private static void requireUnsignedInt(long value, String name) {
    if (value < 0 || value > MAX_UNSIGNED_INT) {
      throw new IllegalArgumentException(name + " is not in the range 0 to 4294967295");
    }
  }
}
