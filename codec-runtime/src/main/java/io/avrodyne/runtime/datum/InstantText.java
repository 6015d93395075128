package io.avrodyne.runtime.datum;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * The text of an instant. It is that of {@link Instant#toString}, whose formatter takes most of the
 * time of printing data with timestamps.
 */
final class InstantText {

  static final long SECONDS_PER_DAY = 86_400;
  private static final int SECONDS_PER_MINUTE = 60;
  private static final int MINUTES_PER_HOUR = 60;
  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final int NANO_DIGITS = 9;
  private static final int MICRO_DIGITS = 6;
  private static final int MILLI_DIGITS = 3;

  /** After four digits and after six. */
  private static final long DASHES = (long) '-' << 32 | (long) '-' << 56;

  /** After two digits and after four. */
  private static final long COLONS = (long) ':' << 16 | (long) ':' << 40;

  /** The first second of the year 0, and the last of the year 9999. */
  private static final long MIN = -62_167_219_200L;

  private static final long MAX = 253_402_300_799L;

  private InstantText() {}

  /** Returns the text of an instant. */
  static String of(Instant value) {
    if (!isUsual(value.getEpochSecond())) {
      return value.toString();
    }
    JsonText text = new JsonText();
    LocalDateTime time = LocalDateTime.ofInstant(value, ZoneOffset.UTC);
    put(time.toLocalDate(), time.toLocalTime().toSecondOfDay(), value.getNano(), text);
    return text.toString();
  }

  /** Returns whether the year of a second has four digits. */
  static boolean isUsual(long seconds) {
    return seconds >= MIN && seconds <= MAX;
  }

  /** Puts an instant whose second is usual. */
  static void put(LocalDate date, int secondOfDay, int nanos, JsonText text) {
    putDate(date, text);
    text.put('T', 1);
    putTime(secondOfDay, text);
    if (nanos != 0) {
      putFraction(nanos, text);
    }
    text.put('Z', 1);
  }

  /** Puts a date whose year has four digits. */
  static void putDate(LocalDate date, JsonText text) {
    int number = 10_000 * date.getYear() + 100 * date.getMonthValue() + date.getDayOfMonth();
    long digits = Digits.eight(number);
    text.put((digits & 0xFFFF_FFFFL) | (digits & 0xFFFF_0000_0000L) << 8 | DASHES, 8);
    text.put(digits >>> 48, 2);
  }

  private static void putTime(int second, JsonText text) {
    int minute = second / SECONDS_PER_MINUTE;
    int number =
        1_000_000 * (minute / MINUTES_PER_HOUR)
            + 10_000 * (minute % MINUTES_PER_HOUR)
            + 100 * (second % SECONDS_PER_MINUTE);
    long digits = Digits.eight(number);
    text.put(
        (digits & 0xFFFFL)
            | (digits & 0xFFFF_0000L) << 8
            | (digits & 0xFFFF_0000_0000L) << 16
            | COLONS,
        8);
  }

  private static void putFraction(int nanos, JsonText text) {
    text.put('.', 1);
    if (nanos % NANOS_PER_MILLI == 0) {
      text.putDigits(nanos / NANOS_PER_MILLI, MILLI_DIGITS);
      return;
    }
    text.putDigits(nanos / NANOS_PER_MICRO, MICRO_DIGITS);
    if (nanos % NANOS_PER_MICRO != 0) {
      text.putDigits(nanos % NANOS_PER_MICRO, NANO_DIGITS - MICRO_DIGITS);
    }
  }
}
