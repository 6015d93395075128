package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Utf8Form;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.Locale;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read strings held as a {@link CharSequence} or as Avro's {@link Utf8}, and
 * conversions between strings and those JDK types that have a text form. Called by generated code.
 *
 * <p><b>Shape.</b> A string: its length in UTF-8 bytes, then the bytes.
 *
 * <p><b>Allocation.</b> None for writing, except for a {@link CharSequence} that is neither a
 * string nor {@link Utf8}; reading allocates what it returns. Conversions allocate what the JDK
 * allocates.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and, unless the output is lenient, for text
 * that cannot be encoded as UTF-8; {@link EncodeException} for a value whose text would be read as
 * another value, or not at all; {@link DecodeException} for bytes that are not valid UTF-8, unless
 * the input is lenient. A conversion of invalid text throws {@link DecodeException} with the JDK's
 * exception as its cause and the position of the string, which must be the last value read from the
 * input. The scale of a {@link BigDecimal} is at most {@link BigDecimals#MAX_SCALE}.
 */
public final class Texts {

  /**
   * The maximum number of characters of a {@link BigDecimal} or {@link BigInteger} in text form,
   * because parsing takes quadratic time.
   */
  public static final int MAX_NUMBER_CHARS = 10_000;

  private Texts() {}

  /** Writes any text. */
  public static int put(AvroOutput out, int p, @Nullable CharSequence value) {
    if (value instanceof Utf8 utf8) {
      return putUtf8(out, p, utf8);
    }
    return Outputs.putString(out, p, value == null ? null : value.toString(), 0);
  }

  /** Reads a text as a {@link String}. */
  public static CharSequence read(AvroInput in) {
    return in.readString();
  }

  /** Writes the bytes of a text. */
  public static int putUtf8(AvroOutput out, int p, @Nullable Utf8 value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    byte[] bytes = value.getBytes();
    int length = value.getByteLength();
    if (Internals.isStrict(out) && !Utf8Form.isWellFormed(bytes, 0, length)) {
      throw CodecFailures.encoding("a text is not valid UTF-8");
    }
    int next = Outputs.putLength(out, p, length);
    System.arraycopy(bytes, 0, Outputs.buffer(out), next, length);
    return next + length;
  }

  /** Reads a text and keeps its bytes, even bytes that are not UTF-8 if the input is lenient. */
  public static Utf8 readUtf8(AvroInput in) {
    int length = Internals.readStringLength(in);
    byte[] bytes = in.readFixed(length);
    if (Internals.isStrict(in) && !Utf8Form.isWellFormed(bytes, 0, length)) {
      throw CodecFailures.malformed("a string is not valid UTF-8", in.position() - length);
    }
    return new Utf8(bytes);
  }

  /** Returns the text of a URI that is read as the same URI. */
  public static String toText(@Nullable URI value) {
    return ReadableTexts.of(Failures.nonNull(value));
  }

  /** Returns the URI for a text. */
  public static URI toUri(String text, AvroInput in) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw Failures.badText("URI", text, in, e);
    }
  }

  /** Returns the text of a URL that the JVM reads as the same URL. */
  public static String toText(@Nullable URL value) {
    return ReadableTexts.of(Failures.nonNull(value));
  }

  /** Returns the URL for a text, whose protocol the JVM must know. No connection is opened. */
  public static URL toUrl(String text, AvroInput in) {
    try {
      return new URL(text);
    } catch (MalformedURLException e) {
      throw Failures.badText("URL", text, in, e);
    }
  }

  /** Returns the path of a file as it was given, with this system's separators. */
  public static String toText(@Nullable File value) {
    return Failures.nonNull(value).getPath();
  }

  /** Returns the file for a path. */
  public static File toFile(String text, AvroInput in) {
    return new File(text);
  }

  /** Returns the text of a path in the default file system, with its separators. */
  public static String toText(@Nullable Path value) {
    return ReadableTexts.of(Failures.nonNull(value));
  }

  /** Returns the path for a text, in the default file system. */
  public static Path toPath(String text, AvroInput in) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw Failures.badText("path", text, in, e);
    }
  }

  /** Returns the name of a charset that the JVM finds by that name. */
  public static String toText(@Nullable Charset value) {
    return ReadableTexts.of(Failures.nonNull(value));
  }

  /** Returns the charset for a name. */
  public static Charset toCharset(String text, AvroInput in) {
    try {
      return Charset.forName(text);
    } catch (IllegalArgumentException e) {
      throw Failures.badText("charset", text, in, e);
    }
  }

  /** Returns the ISO 4217 code of a currency. */
  public static String toText(@Nullable Currency value) {
    return Failures.nonNull(value).getCurrencyCode();
  }

  /** Returns the currency for an ISO 4217 code. */
  public static Currency toCurrency(String text, AvroInput in) {
    try {
      return Currency.getInstance(text);
    } catch (IllegalArgumentException e) {
      throw Failures.badText("currency", text, in, e);
    }
  }

  /** Returns the name or the offset of a time zone. */
  public static String toText(@Nullable ZoneId value) {
    return Failures.nonNull(value).getId();
  }

  /** Returns the time zone for a name or an offset. */
  public static ZoneId toZoneId(String text, AvroInput in) {
    try {
      return ZoneId.of(text);
    } catch (DateTimeException e) {
      throw Failures.badText("time zone", text, in, e);
    }
  }

  /**
   * Returns the BCP 47 language tag of a locale.
   *
   * @throws EncodeException if the tag represents a different locale, because old locales have
   *     parts that a tag cannot express
   */
  public static String toText(@Nullable Locale value) {
    Locale locale = Failures.nonNull(value);
    String tag = locale.toLanguageTag();
    if (!Locale.forLanguageTag(tag).equals(locale)) {
      throw CodecFailures.encoding("a locale has no language tag");
    }
    return tag;
  }

  /** Returns the locale for a BCP 47 language tag. */
  public static Locale toLocale(String text, AvroInput in) {
    try {
      // Locale.forLanguageTag would drop malformed parts.
      new Locale.Builder().setLanguageTag(text);
      return Locale.forLanguageTag(text);
    } catch (IllformedLocaleException e) {
      throw Failures.badText("language tag", text, in, e);
    }
  }

  /** Returns the digits of a number, with an exponent if its scale requires one. */
  public static String toText(@Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    BigDecimals.requireScale(number);
    return ofNumber(number.toString());
  }

  /** Returns the number for its digits, with or without a decimal point and an exponent. */
  public static BigDecimal toBigDecimal(String text, AvroInput in) {
    requireNumberLength(text, in);
    BigDecimal number;
    try {
      number = new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw Failures.badText("decimal number", text, in, e);
    }
    if (BigDecimals.isBeyond(number.scale())) {
      throw BigDecimals.beyond(Failures.startOf(text, in));
    }
    return number;
  }

  /** Returns the digits of an integer. */
  public static String toText(@Nullable BigInteger value) {
    return ofNumber(Failures.nonNull(value).toString());
  }

  /** Returns the integer for its digits. */
  public static BigInteger toBigInteger(String text, AvroInput in) {
    requireNumberLength(text, in);
    try {
      return new BigInteger(text);
    } catch (NumberFormatException e) {
      throw Failures.badText("integer", text, in, e);
    }
  }

  private static String ofNumber(String text) {
    if (text.length() > MAX_NUMBER_CHARS) {
      throw Failures.tooLarge("a number of " + MAX_NUMBER_CHARS + " characters");
    }
    return text;
  }

  private static void requireNumberLength(String text, AvroInput in) {
    if (text.length() > MAX_NUMBER_CHARS) {
      throw CodecFailures.limit(
          "a number is longer than " + MAX_NUMBER_CHARS + " characters",
          Failures.startOf(text, in));
    }
  }
}
