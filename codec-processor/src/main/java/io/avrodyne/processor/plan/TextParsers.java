package io.avrodyne.processor.plan;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Parsers of the texts that the runtime reads more strictly, or otherwise, than the JDK. They throw
 * an exception for all other texts.
 */
final class TextParsers {

  static final DateTimeFormatter YEAR = years().toFormatter();

  static final DateTimeFormatter YEAR_MONTH =
      years().appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter();

  private static final int MAX_NUMBER_CHARS = 10_000;
  private static final int MAX_SCALE = 10_000;

  private static final Pattern UUID_FORM =
      Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  private TextParsers() {}

  private static DateTimeFormatterBuilder years() {
    return new DateTimeFormatterBuilder()
        .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD);
  }

  /** Parses a URL, whose protocol may be one that only the application knows. */
  static URL url(String text) throws MalformedURLException {
    try {
      return new URL(text);
    } catch (MalformedURLException e) {
      if (String.valueOf(e.getMessage()).startsWith("unknown protocol")) {
        return new URL(null, text, new NoConnections());
      }
      throw e;
    }
  }

  private static final class NoConnections extends URLStreamHandler {

    @Override
    protected URLConnection openConnection(URL url) {
      throw new UnsupportedOperationException();
    }
  }

  /** Parses a path, in which other systems may accept more characters than this one. */
  static Object path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      if (text.indexOf('\0') >= 0) {
        throw e;
      }
      return text;
    }
  }

  /** Parses a language tag, all of whose parts must be well-formed. */
  static Locale locale(String text) {
    new Locale.Builder().setLanguageTag(text);
    return Locale.forLanguageTag(text);
  }

  static BigDecimal decimalNumber(String text) {
    requireLength(text);
    BigDecimal number = new BigDecimal(text);
    if (Math.abs((long) number.scale()) > MAX_SCALE) {
      throw new NumberFormatException();
    }
    return number;
  }

  static BigInteger integer(String text) {
    requireLength(text);
    return new BigInteger(text);
  }

  private static void requireLength(String text) {
    if (text.length() > MAX_NUMBER_CHARS) {
      throw new NumberFormatException();
    }
  }

  /** Parses a UUID without short groups. */
  static UUID uuid(String text) {
    if (!UUID_FORM.matcher(text).matches()) {
      throw new IllegalArgumentException();
    }
    return UUID.fromString(text);
  }

  /** Parses a date and time, whose zone must have its offset at that time. */
  static ZonedDateTime zonedDateTime(String text) {
    TemporalAccessor parsed = DateTimeFormatter.ISO_ZONED_DATE_TIME.parse(text);
    ZonedDateTime value = ZonedDateTime.from(parsed);
    if (!value.toLocalDateTime().equals(LocalDateTime.from(parsed))) {
      throw new DateTimeException("offset");
    }
    return value;
  }
}
