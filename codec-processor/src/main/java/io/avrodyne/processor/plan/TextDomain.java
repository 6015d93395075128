package io.avrodyne.processor.plan;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * The texts of a JDK type. Where the JDK decides which there are, as with time zones, it is the JDK
 * that compiles.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum TextDomain implements Domain {
  /** The paths of files, which may be anything. */
  FILE(File.class, "the path of a file", "data/orders", File::new),
  /** Paths of the default file system. */
  PATH(Path.class, "a path", "data/orders", TextParsers::path),
  /** Identifiers of resources. */
  URI_TEXT(URI.class, "a URI", "https://example.org", URI::new),
  /** Locators of resources. */
  URL_TEXT(URL.class, "a URL", "https://example.org", TextParsers::url),
  /** Charsets by name. */
  CHARSET(Charset.class, "the name of a charset", "UTF-8", Charset::forName),
  /** Currencies by code. */
  CURRENCY(Currency.class, "the code of a currency", "EUR", Currency::getInstance),
  /** Time zones by name or offset. */
  ZONE_ID(ZoneId.class, "a time zone", "Europe/Paris", ZoneId::of),
  /** Locales by language tag. */
  LOCALE(
      Locale.class,
      "a language tag",
      "en-GB",
      TextParsers::locale,
      value -> ((Locale) value).toLanguageTag()),
  /** Decimal numbers. */
  BIG_DECIMAL(
      BigDecimal.class, "a decimal number of moderate size", "19.99", TextParsers::decimalNumber),
  /** Integers. */
  BIG_INTEGER(BigInteger.class, "an integer of moderate size", "42", TextParsers::integer),
  /** UUIDs, which are in lower case as keys. */
  UUID_TEXT(UUID.class, "a UUID", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", TextParsers::uuid),
  /** Dates and times with an offset. */
  OFFSET_DATE_TIME(
      OffsetDateTime.class,
      "a date and time with an offset",
      "2026-01-31T12:00+01:00",
      OffsetDateTime::parse),
  /** Dates and times with a zone. */
  ZONED_DATE_TIME(
      ZonedDateTime.class,
      "a date and time with an offset of its zone",
      "2026-01-31T12:00+01:00[Europe/Paris]",
      TextParsers::zonedDateTime),
  /** Times of day with an offset. */
  OFFSET_TIME(OffsetTime.class, "a time with an offset", "12:00+01:00", OffsetTime::parse),
  /** Offsets. */
  ZONE_OFFSET(ZoneOffset.class, "an offset", "+01:00", ZoneOffset::of),
  /** Durations. */
  DURATION(Duration.class, "a duration", "PT30M", Duration::parse),
  /** Periods. */
  PERIOD(Period.class, "a period", "P1M", Period::parse),
  /** Years of four digits or more. */
  YEAR(
      Year.class,
      "a year",
      "2026",
      text -> Year.parse(text, TextParsers.YEAR),
      value -> TextParsers.YEAR.format((Year) value)),
  /** Months of years. */
  YEAR_MONTH(
      YearMonth.class,
      "a month of a year",
      "2026-01",
      text -> YearMonth.parse(text, TextParsers.YEAR_MONTH),
      value -> TextParsers.YEAR_MONTH.format((YearMonth) value)),
  /** Days of months. */
  MONTH_DAY(MonthDay.class, "a day of a month", "--01-31", MonthDay::parse),
  /** Dates, which are text as keys. */
  LOCAL_DATE(LocalDate.class, "a date", "2026-01-31", LocalDate::parse),
  /** Addresses of the Internet. */
  INET_ADDRESS(
      InetAddress.class, "the literal of an Internet address", "192.0.2.1", AddressText::any),
  /** Addresses of four numbers. */
  INET4_ADDRESS(
      Inet4Address.class, "the literal of an IPv4 address", "192.0.2.1", AddressText::numbers),
  /** Addresses of eight groups. */
  INET6_ADDRESS(
      Inet6Address.class, "the literal of an IPv6 address", "2001:db8::1", AddressText::groups);

  private final Class<?> type;
  private final String kind;
  private final String example;
  private final Parser parser;
  private final Function<Object, String> printer;

  TextDomain(Class<?> type, String kind, String example, Parser parser) {
    this(type, kind, example, parser, Object::toString);
  }

  TextDomain(
      Class<?> type, String kind, String example, Parser parser, Function<Object, String> printer) {
    this.type = type;
    this.kind = kind;
    this.example = example;
    this.parser = parser;
    this.printer = printer;
  }

  /** A method that reads a text; it throws an unchecked exception, too, for a bad one. */
  interface Parser {

    Object parse(String text) throws URISyntaxException, MalformedURLException;
  }

  /** Returns the texts that are read as one of the types. */
  public static Domain of(Class<?> type) {
    return Arrays.stream(values()).filter(domain -> domain.type == type).findFirst().orElseThrow();
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public Optional<Object> read(Object json) {
    try {
      return Optional.of(parser.parse((String) json));
    } catch (RuntimeException | URISyntaxException | MalformedURLException e) {
      return Optional.empty();
    }
  }

  @Override
  public String written(String text) {
    return read(text).map(printer).orElse(text);
  }

  @Override
  public String remedy() {
    return "Write " + kind + ", such as " + example;
  }
}
