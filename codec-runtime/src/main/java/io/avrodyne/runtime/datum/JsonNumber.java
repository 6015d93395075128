package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.codegen.Texts;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A number as it is written in JSON. It never becomes a double unless its schema says so. */
final class JsonNumber {

  private static final Pattern FORM =
      Pattern.compile("-?(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?+(?:[eE][-+]?+[0-9]++)?+");

  private final String text;

  /** The value once it was asked for: each branch of a union does, and long numbers take time. */
  private @Nullable BigDecimal value;

  private JsonNumber(String text) {
    this.text = text;
  }

  /** Returns the number that a text represents, or null if it is not a number in JSON. */
  static @Nullable JsonNumber of(String text) {
    return text.length() <= Texts.MAX_NUMBER_CHARS && FORM.matcher(text).matches()
        ? new JsonNumber(text)
        : null;
  }

  /** Returns the digits, which have the form of a JSON number. */
  String text() {
    return text;
  }

  /** Returns whether the number is written with neither a fraction nor an exponent. */
  boolean isInteger() {
    for (int i = text.charAt(0) == '-' ? 1 : 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the exact value. Its cost depends on the number of digits only: the exponent becomes
   * the scale.
   */
  BigDecimal value() {
    BigDecimal known = value;
    if (known == null) {
      known = parse();
      value = known;
    }
    return known;
  }

  private BigDecimal parse() {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw CodecFailures.encoding("the exponent of a number is out of range");
    }
  }
}
