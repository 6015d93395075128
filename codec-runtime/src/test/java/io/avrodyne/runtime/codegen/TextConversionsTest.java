package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Ours;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("deprecation") // User code has legacy locales and URLs.
class TextConversionsTest {

  private final AvroInput in = new AvroInput();

  @Test
  void uriComesBack() {
    for (String text : new String[] {"https://x.example/a?b=c#d", "urn:a:b", "", "/r\u00E9l"}) {
      assertEquals(text, Texts.toText(Texts.toUri(text, in)));
    }
  }

  @Test
  void urlComesBack() {
    for (String text : new String[] {"https://x.example:8080/a b?c", "file:/tmp/x"}) {
      assertEquals(text, Texts.toText(Texts.toUrl(text, in)));
    }
  }

  @Test
  void fileAndPathComeBack() {
    for (String text : new String[] {"", "a", "/a/b.c", "../\u00FC"}) {
      assertEquals(new File(text), Texts.toFile(Texts.toText(new File(text)), in));
      assertEquals(Path.of(text), Texts.toPath(Texts.toText(Path.of(text)), in));
    }
  }

  @Test
  void currencyComesBack() {
    for (Currency currency : Currency.getAvailableCurrencies()) {
      assertEquals(currency, Texts.toCurrency(Texts.toText(currency), in));
    }
  }

  @Test
  void zoneComesBack() {
    for (String text : new String[] {"Europe/Vienna", "Z", "UTC", "+05:30", "GMT-03:00"}) {
      assertEquals(ZoneId.of(text), Texts.toZoneId(Texts.toText(ZoneId.of(text)), in));
    }
  }

  static Stream<Locale> locales() {
    return Stream.concat(
        Stream.of(Locale.getAvailableLocales()).filter(locale -> !isOld(locale)),
        Stream.of(
            Locale.ROOT,
            new Locale("ja", "JP", "JP"),
            new Locale("th", "TH", "TH"),
            Locale.forLanguageTag("de-Latn-AT-1996-u-co-phonebk-x-private")));
  }

  private static boolean isOld(Locale locale) {
    return locale.equals(new Locale("no", "NO", "NY"));
  }

  @ParameterizedTest
  @MethodSource("locales")
  void localeComesBack(Locale locale) {
    assertEquals(locale, Texts.toLocale(Texts.toText(locale), in));
  }

  @Test
  void localeThatNoTagCanHoldIsRefused() {
    assertThrows(EncodeException.class, () -> Texts.toText(new Locale("no", "NO", "NY")));
    assertThrows(EncodeException.class, () -> Texts.toText(new Locale("a_b")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1.50", "1E+10000", "1E-10000", "123456789012345678901.5"})
  void bigDecimalComesBackWithItsScale(String text) {
    assertEquals(new BigDecimal(text), Texts.toBigDecimal(Texts.toText(new BigDecimal(text)), in));
  }

  /**
   * Checks texts of a few characters that would grow to gigabytes when they are added to another
   * number.
   */
  @ParameterizedTest
  @ValueSource(strings = {"1E+10001", "1E-10001", "1E+2147483647", "1E-2147483647"})
  void scaleBeyondTheLimitIsRefusedOnBothSides(String text) {
    AvroInput read = Ours.strict(Ours.string(text));
    String number = read.readString();
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> Texts.toBigDecimal(number, read));
    assertEquals("a scale is outside the range -10000 to 10000 (byte 0)", e.getMessage());
    assertThrows(EncodeException.class, () -> Texts.toText(new BigDecimal(text)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "9223372036854775808", "-123456789012345678901234567890"})
  void bigIntegerComesBack(String text) {
    assertEquals(new BigInteger(text), Texts.toBigInteger(Texts.toText(new BigInteger(text)), in));
  }

  @Test
  void numberOfTooManyCharactersIsRefusedOnBothSides() {
    String digits = "7".repeat(Texts.MAX_NUMBER_CHARS);
    assertEquals(digits, Texts.toText(Texts.toBigInteger(digits, in)));
    assertEquals(digits, Texts.toText(Texts.toBigDecimal(digits, in)));
    String more = digits + "7";
    AvroInput read = Ours.strict(Ours.string(more));
    String text = read.readString();
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> Texts.toBigInteger(text, read));
    assertEquals("a number is longer than 10000 characters (byte 0)", e.getMessage());
    assertThrows(LimitExceededException.class, () -> Texts.toBigDecimal(text, read));
    assertThrows(EncodeException.class, () -> Texts.toText(new BigInteger(more)));
    assertThrows(EncodeException.class, () -> Texts.toText(new BigDecimal(more)));
  }

  @Test
  void malformedTextIsRefusedWithTheReasonOfTheJdk() {
    requireRefused("a b", Texts::toUri, "URI", URISyntaxException.class);
    requireRefused("nothing:x", Texts::toUrl, "URL", MalformedURLException.class);
    requireRefused("x", Texts::toUrl, "URL", MalformedURLException.class);
    requireRefused("a\0b", Texts::toPath, "path", InvalidPathException.class);
    requireRefused("eur", Texts::toCurrency, "currency", IllegalArgumentException.class);
    requireRefused("", Texts::toCurrency, "currency", IllegalArgumentException.class);
    requireRefused("Europe/Nowhere", Texts::toZoneId, "time zone", DateTimeException.class);
    requireRefused("de_AT", Texts::toLocale, "language tag", IllformedLocaleException.class);
    requireRefused("1,5", Texts::toBigDecimal, "decimal number", NumberFormatException.class);
    requireRefused("", Texts::toBigDecimal, "decimal number", NumberFormatException.class);
    requireRefused("1.0", Texts::toBigInteger, "integer", NumberFormatException.class);
    requireRefused("\u00FC", Texts::toBigInteger, "integer", NumberFormatException.class);
  }

  /** Checks that a string after three bytes is rejected. */
  private static void requireRefused(
      String text,
      BiFunction<String, AvroInput, ?> conversion,
      String type,
      Class<? extends Throwable> cause) {
    AvroOutput out = new AvroOutput();
    Ours.putString(out, "ab");
    Ours.putString(out, text);
    AvroInput in = Ours.strict(out.toByteArray());
    in.readString();
    DecodeException e =
        assertThrows(DecodeException.class, () -> conversion.apply(in.readString(), in));
    assertEquals("a string is not a valid " + type, e.reason());
    assertEquals(3, e.position());
    assertInstanceOf(cause, e.getCause());
  }

  @Test
  void nullIsRefused() {
    assertThrows(EncodeException.class, () -> Texts.toText((URI) null));
    assertThrows(EncodeException.class, () -> Texts.toText((URL) null));
    assertThrows(EncodeException.class, () -> Texts.toText((File) null));
    assertThrows(EncodeException.class, () -> Texts.toText((Path) null));
    assertThrows(EncodeException.class, () -> Texts.toText((Currency) null));
    assertThrows(EncodeException.class, () -> Texts.toText((ZoneId) null));
    assertThrows(EncodeException.class, () -> Texts.toText((Locale) null));
    assertThrows(EncodeException.class, () -> Texts.toText((BigDecimal) null));
    assertThrows(EncodeException.class, () -> Texts.toText((BigInteger) null));
  }
}
