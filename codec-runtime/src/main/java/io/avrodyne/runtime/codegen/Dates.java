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

  /** The days from 0000-03-01 to the epoch. Years that begin in March end with the leap day. */
  private static final int DAYS_BEFORE_EPOCH = 719_468;

  /** The bits of the days for which the calculation does not overflow, some 730,000 years. */
  private static final long CALCULATED_DAYS = (1 << 28) - 1;

  private static final int DAYS_PER_400_YEARS = 146_097;
  private static final int DAYS_BEFORE_JANUARY = 306;

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
    return ofEpochDay(value);
  }

  /**
   * Returns the date for days since the epoch. It takes fewer divisions than the JDK's method: see
   * C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar
   * algorithms", 2022.
   */
  static LocalDate ofEpochDay(long value) {
    long days = value + DAYS_BEFORE_EPOCH;
    if ((days & ~CALCULATED_DAYS) != 0) {
      return LocalDate.ofEpochDay(value);
    }
    int quarters = 4 * (int) days + 3;
    int century = quarters / DAYS_PER_400_YEARS;
    // A year and the part of it that has passed, in units of 2^-32.
    long years = 2_939_745L * (quarters % DAYS_PER_400_YEARS | 3);
    int dayOfYear = (int) ((years & 0xFFFF_FFFFL) / 2_939_745 / 4);
    // A month and the part of it that has passed, in units of 2^-16.
    int months = 2_141 * dayOfYear + 197_913;
    int day = (months & 0xFFFF) / 2_141 + 1;
    int month = months >>> 16;
    int year = 100 * century + (int) (years >>> 32);
    return dayOfYear < DAYS_BEFORE_JANUARY
        ? LocalDate.of(year, month, day)
        : LocalDate.of(year + 1, month - 12, day);
  }
}
