package io.avrodyne.runtime.codegen;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between calendar dates and Avro's dates. Called by generated code.
 *
 * <p><b>Units.</b> Days since 1970-01-01.
 *
 * <p><b>Allocation.</b> Only what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for a day that does not fit in an int,
 * some five million years away. Every int is a valid day, so reading never fails.
 */
public final class Dates {

  private Dates() {}

  /** Returns a date as days since the epoch. */
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

  /** Returns the date for days since the epoch. */
  public static LocalDate toLocalDate(int value, AvroInput in) {
    return LocalDate.ofEpochDay(value);
  }
}
