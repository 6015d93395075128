package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between strings and those types of {@code java.time} that are encoded as text. Called
 * by generated code.
 *
 * <p><b>Shape.</b> The ISO 8601 text that the type's {@code parse} method reads, which for most is
 * that of {@code toString}. Every value is read as it was written: with its offset, its zone and
 * all digits.
 *
 * <p><b>Allocation.</b> What the JDK allocates.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null. {@link DecodeException} for other text, with
 * the JDK's exception as its cause and the position of the string, which must be the last value
 * read from the input.
 */
public final class IsoTexts {

  private static final int YEAR_DIGITS = 4;
  private static final int MAX_YEAR_DIGITS = 10;

  /** The formats that {@code parse} reads; {@code toString} omits zeros and the plus sign. */
  private static final DateTimeFormatter YEAR = years().toFormatter();

  private static final DateTimeFormatter YEAR_MONTH =
      years().appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter();

  private IsoTexts() {}

  private static DateTimeFormatterBuilder years() {
    return new DateTimeFormatterBuilder()
        .appendValue(ChronoField.YEAR, YEAR_DIGITS, MAX_YEAR_DIGITS, SignStyle.EXCEEDS_PAD);
  }

  /** Returns the text of a date and time with an offset. */
  public static String toText(@Nullable OffsetDateTime value) {
    return Failures.nonNull(value).toString();
  }

  /** Returns the date and time with an offset for a text. */
  public static OffsetDateTime toOffsetDateTime(String text, AvroInput in) {
    try {
      return OffsetDateTime.parse(text);
    } catch (DateTimeException e) {
      throw Failures.badText("date and time with an offset", text, in, e);
    }
  }

  /** Returns the text of a date and time with a zone. */
  public static String toText(@Nullable ZonedDateTime value) {
    return Failures.nonNull(value).toString();
  }

  /**
   * Returns the date and time with a zone for a text.
   *
   * @throws DecodeException if the zone has another offset at that time than the text. From a
   *     lenient input, the time is read as the same instant with the offset of the zone.
   */
  public static ZonedDateTime toZonedDateTime(String text, AvroInput in) {
    try {
      TemporalAccessor parsed = DateTimeFormatter.ISO_ZONED_DATE_TIME.parse(text);
      ZonedDateTime value = ZonedDateTime.from(parsed);
      if (Internals.isStrict(in) && !value.toLocalDateTime().equals(LocalDateTime.from(parsed))) {
        throw CodecFailures.malformed(
            "a date and time has an offset that its zone does not have then",
            Failures.startOf(text, in));
      }
      return value;
    } catch (DateTimeException e) {
      throw Failures.badText("date and time with a zone", text, in, e);
    }
  }

  /** Returns the text of a time of day with an offset. */
  public static String toText(@Nullable OffsetTime value) {
    return Failures.nonNull(value).toString();
  }

  /** Returns the time of day with an offset for a text. */
  public static OffsetTime toOffsetTime(String text, AvroInput in) {
    try {
      return OffsetTime.parse(text);
    } catch (DateTimeException e) {
      throw Failures.badText("time with an offset", text, in, e);
    }
  }

  /** Returns the text of an offset. */
  public static String toText(@Nullable ZoneOffset value) {
    return Failures.nonNull(value).getId();
  }

  /** Returns the offset for a text. */
  public static ZoneOffset toZoneOffset(String text, AvroInput in) {
    try {
      return ZoneOffset.of(text);
    } catch (DateTimeException e) {
      throw Failures.badText("offset", text, in, e);
    }
  }

  /** Returns the text of a duration. */
  public static String toText(@Nullable Duration value) {
    return Failures.nonNull(value).toString();
  }

  /** Returns the duration for a text. */
  public static Duration toDuration(String text, AvroInput in) {
    try {
      return Duration.parse(text);
    } catch (DateTimeException e) {
      throw Failures.badText("duration", text, in, e);
    }
  }

  /** Returns the text of a period. */
  public static String toText(@Nullable Period value) {
    return Failures.nonNull(value).toString();
  }

  /** Returns the period for a text. */
  public static Period toPeriod(String text, AvroInput in) {
    try {
      return Period.parse(text);
    } catch (DateTimeException e) {
      throw Failures.badText("period", text, in, e);
    }
  }

  /** Returns the text of a year, of four digits or more. */
  public static String toText(@Nullable Year value) {
    return YEAR.format(Failures.nonNull(value));
  }

  /** Returns the year for a text. */
  public static Year toYear(String text, AvroInput in) {
    try {
      return Year.parse(text, YEAR);
    } catch (DateTimeException e) {
      throw Failures.badText("year", text, in, e);
    }
  }

  /** Returns the text of a month of a year. */
  public static String toText(@Nullable YearMonth value) {
    return YEAR_MONTH.format(Failures.nonNull(value));
  }

  /** Returns the month of a year for a text. */
  public static YearMonth toYearMonth(String text, AvroInput in) {
    try {
      return YearMonth.parse(text, YEAR_MONTH);
    } catch (DateTimeException e) {
      throw Failures.badText("month of a year", text, in, e);
    }
  }

  /** Returns the text of a day of a month. */
  public static String toText(@Nullable MonthDay value) {
    return Failures.nonNull(value).toString();
  }

  /** Returns the day of a month for a text. */
  public static MonthDay toMonthDay(String text, AvroInput in) {
    try {
      return MonthDay.parse(text);
    } catch (DateTimeException e) {
      throw Failures.badText("day of a month", text, in, e);
    }
  }

  /** Returns the text of a date. */
  public static String toText(@Nullable LocalDate value) {
    return Failures.nonNull(value).toString();
  }

  /** Returns the date for a text. */
  public static LocalDate toLocalDate(String text, AvroInput in) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw Failures.badText("date", text, in, e);
    }
  }
}
