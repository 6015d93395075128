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
  private static final int MAX_CHARS = 30;

  /** The first second of the year 0, and the last of the year 9999. */
  private static final long MIN = -62_167_219_200L;

  private static final long MAX = 253_402_300_799L;

  private final byte[] text = new byte[MAX_CHARS];
  private int length;

  private InstantText() {}

  /** Returns the text of an instant. */
  static String of(Instant value) {
    long seconds = value.getEpochSecond();
    return seconds < MIN || seconds > MAX
        ? value.toString()
        : new InstantText().print(seconds, value.getNano());
  }

  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  private String print(long seconds, int nanos) {
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(seconds, SECONDS_PER_DAY));
    int second = Math.floorMod(seconds, SECONDS_PER_DAY);
    digits(date.getYear(), 4, '-');
    digits(date.getMonthValue(), 2, '-');
    digits(date.getDayOfMonth(), 2, 'T');
    digits(second / SECONDS_PER_HOUR, 2, ':');
    digits(second / SECONDS_PER_MINUTE % SECONDS_PER_MINUTE, 2, ':');
    digits(second % SECONDS_PER_MINUTE, 2, nanos == 0 ? 'Z' : '.');
    if (nanos != 0) {
      fraction(nanos);
    }
    return new String(text, 0, 0, length);
  }

  private void fraction(int nanos) {
    if (nanos % NANOS_PER_MICRO != 0) {
      digits(nanos, NANO_DIGITS, 'Z');
    } else if (nanos % NANOS_PER_MILLI != 0) {
      digits(nanos / NANOS_PER_MICRO, MICRO_DIGITS, 'Z');
    } else {
      digits(nanos / NANOS_PER_MILLI, MILLI_DIGITS, 'Z');
    }
  }

  /** Appends a number with leading zeros, and what follows it. */
  private void digits(int number, int count, char next) {
    int rest = number;
    for (int i = length + count - 1; i >= length; i--) {
      text[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    length += count;
    text[length++] = (byte) next;
  }
}
