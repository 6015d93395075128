package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import org.apache.avro.Schema;

/**
 * The form of a float or a double: a number, which is rounded to the nearest value, or one of the
 * texts {@code NaN}, {@code Infinity} and {@code -Infinity}. A NaN whose bits differ from Java's
 * has them after a colon, in hexadecimal.
 */
abstract class FloatingForm<V extends Number> extends ScalarForm<V> {

  private static final String NAN = "NaN";
  private static final String INFINITY = "Infinity";
  private static final String MINUS_INFINITY = "-Infinity";
  private static final String NAN_BITS = "NaN:";
  private static final int HEXADECIMAL = 16;

  FloatingForm(Schema schema) {
    super(schema);
  }

  /** Returns the nearest value. */
  abstract V nearest(String number);

  abstract V ofBits(long bits);

  abstract V of(double value);

  /** Returns the bits, without a sign in front of them. */
  abstract String bits(V value);

  /** Returns the bits of Java's NaN. */
  abstract String nanBits();

  @Override
  final void write(V value, JsonText json) {
    double number = value.doubleValue();
    if (Double.isNaN(number)) {
      json.string(bits(value).equals(nanBits()) ? NAN : NAN_BITS + bits(value));
    } else if (Double.isInfinite(number)) {
      json.string(value.toString());
    } else {
      json.raw(value.toString());
    }
  }

  @Override
  final V ofJson(Object json) {
    return json instanceof JsonNumber number ? finite(number) : special((String) json);
  }

  private V finite(JsonNumber number) {
    V value = nearest(number.text());
    if (Double.isInfinite(value.doubleValue())) {
      throw CodecFailures.encoding("the number is out of range");
    }
    return value;
  }

  private V special(String text) {
    return switch (text) {
      case NAN -> of(Double.NaN);
      case INFINITY -> of(Double.POSITIVE_INFINITY);
      case MINUS_INFINITY -> of(Double.NEGATIVE_INFINITY);
      default -> nanOfBits(text);
    };
  }

  private V nanOfBits(String text) {
    if (text.startsWith(NAN_BITS) && text.length() == NAN_BITS.length() + nanBits().length()) {
      try {
        V value = ofBits(Long.parseUnsignedLong(text.substring(NAN_BITS.length()), HEXADECIMAL));
        if (Double.isNaN(value.doubleValue())) {
          return value;
        }
      } catch (NumberFormatException e) {
        // Rejected below.
      }
    }
    throw CodecFailures.encoding("text that is not a number");
  }

  @Override
  final boolean isNatural(Object json) {
    return !(json instanceof JsonNumber number) || !number.isInteger();
  }

  @Override
  public final boolean accepts(JsonKind kind) {
    return kind == JsonKind.NUMBER || kind == JsonKind.TEXT;
  }

  @Override
  public final String expected() {
    return "a number in the range of a "
        + schema().getName()
        + ", or \"NaN\", \"Infinity\" or \"-Infinity\"";
  }

  @Override
  public final String example() {
    return "1.5";
  }
}
