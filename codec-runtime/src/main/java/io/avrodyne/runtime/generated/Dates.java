package io.avrodyne.runtime.generated;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Converts between days of the calendar and Avro's dates. Called by generated code.
 *
 * <p><b>Units.</b> Days since 1970-01-01.
 *
 * <p><b>Allocation.</b> None but what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for a day that an int does not reach, some
 * five million years away. Every int is a day, so nothing that is read is refused.
 */
public final class Dates {

  private Dates() {}

  /** Returns the days of a date. */
  public static int toDays(@Nullable LocalDate value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    long days = value.toEpochDay();
    if (days != (int) days) {
      throw Failures.tooLarge("an int of days");
    }
    return (int) days;
  }

  /** Returns the date of days. */
  public static LocalDate toLocalDate(int value, AvroInput in) {
    return LocalDate.ofEpochDay(value);
  }
}
