package io.avrodyne.runtime.datum;

import java.time.Instant;
import java.time.LocalDate;

/**
 * The text of an instant. It is that of {@link Instant#toString}, whose formatter takes most of the
 * time of printing data with timestamps.
 */
final class InstantText {

  private static final int SECONDS_PER_DAY = 86_400;
  private static final int SECONDS_PER_HOUR = 3_600;
  private static final int SECONDS_PER_MINUTE = 60;
  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final int NANO_DIGITS = 9;
  private static final int MICRO_DIGITS = 6;
  private static final int MILLI_DIGITS = 3;

  /** The first second of the year 0, and the last of the year 9999. */
  private static final long MIN = -62_167_219_200L;

  private static final long MAX = 253_402_300_799L;

  private InstantText() {}

  /** Returns the text of an instant. */
  static String of(Instant value) {
    if (!isUsual(value.getEpochSecond())) {
      return value.toString();
    }
    JsonText text = new JsonText(Integer.MAX_VALUE);
    append(value.getEpochSecond(), value.getNano(), text);
    return text.toString();
  }

  /** Returns whether the year of a second has four digits. */
  static boolean isUsual(long seconds) {
    return seconds >= MIN && seconds <= MAX;
  }

  /** Appends an instant whose second is usual. */
  static void append(long seconds, int nanos, JsonText text) {
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(seconds, SECONDS_PER_DAY));
    int second = Math.floorMod(seconds, SECONDS_PER_DAY);
    digits(date.getYear(), 4, '-', text);
    digits(date.getMonthValue(), 2, '-', text);
    digits(date.getDayOfMonth(), 2, 'T', text);
    digits(second / SECONDS_PER_HOUR, 2, ':', text);
    digits(second / SECONDS_PER_MINUTE % SECONDS_PER_MINUTE, 2, ':', text);
    digits(second % SECONDS_PER_MINUTE, 2, nanos == 0 ? 'Z' : '.', text);
    if (nanos != 0) {
      fraction(nanos, text);
    }
  }

  private static void fraction(int nanos, JsonText text) {
    if (nanos % NANOS_PER_MICRO != 0) {
      digits(nanos, NANO_DIGITS, 'Z', text);
    } else if (nanos % NANOS_PER_MILLI != 0) {
      digits(nanos / NANOS_PER_MICRO, MICRO_DIGITS, 'Z', text);
    } else {
      digits(nanos / NANOS_PER_MILLI, MILLI_DIGITS, 'Z', text);
    }
  }

  /** Appends a number with leading zeros, and what follows it. */
  private static void digits(int number, int count, char next, JsonText text) {
    text.digits(number, count);
    text.raw(next);
  }
}
