package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Locale;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The form of a float or a double: a number, which is rounded to the nearest value, or one of the
 * texts {@code NaN}, {@code Infinity} and {@code -Infinity}. A NaN whose bits differ from Java's
 * has them after a colon, in hexadecimal.
 *
 * <p>The values are of class {@link Float} or {@link Double}: a conversion could change the bits of
 * a NaN.
 */
final class FloatingForm extends ScalarForm<Number> {

  private static final String NAN = "NaN";
  private static final String INFINITY = "Infinity";
  private static final String MINUS_INFINITY = "-Infinity";
  private static final String NAN_BITS = "NaN:";
  private static final int HEXADECIMAL = 16;

  private final boolean isFloat;

  FloatingForm(Schema schema) {
    super(schema, expectation(schema.getType()));
    isFloat = schema.getType() == Schema.Type.FLOAT;
  }

  private static Expectation expectation(Schema.Type type) {
    String range = "a number in the range of a " + type.getName();
    return new Expectation(
        JsonKind.NUMBER,
        range + ", or \"NaN\", \"Infinity\" or \"-Infinity\"",
        "1.5",
        type == Schema.Type.FLOAT ? "1.5f" : "1.5");
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return kind == JsonKind.NUMBER || kind == JsonKind.TEXT;
  }

  @Override
  Number read(AvroInput in) {
    if (isFloat) {
      return in.readFloat();
    }
    return in.readDouble();
  }

  /** Writes a double of few digits without creating objects. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    if (isFloat) {
      write(in.readFloat(), json);
      return;
    }
    double value = in.readDouble();
    if (!ShortDecimal.put(value, json)) {
      write(value, json);
    }
  }

  @Override
  int put(AvroOutput out, int p, Number value) {
    Internals.ensure(out, p, Double.BYTES);
    return isFloat
        ? Primitives.putFloat(Internals.buffer(out), p, value.floatValue())
        : Primitives.putDouble(Internals.buffer(out), p, value.doubleValue());
  }

  @Override
  void write(Number value, JsonText json) {
    double number = value.doubleValue();
    if (Double.isNaN(number)) {
      json.string(bits(value).equals(bits(of(Double.NaN))) ? NAN : NAN_BITS + bits(value));
    } else if (Double.isInfinite(number)) {
      json.string(value.toString());
    } else {
      json.raw(value.toString());
    }
  }

  @Override
  Number ofJson(Object json) {
    return json instanceof JsonNumber number ? finite(number.text()) : special((String) json);
  }

  /** Returns the nearest value. */
  private Number finite(String text) {
    Number value = isFloat ? (Number) Float.valueOf(text) : Double.valueOf(text);
    if (Double.isInfinite(value.doubleValue())) {
      throw CodecFailures.encoding("the number is out of range");
    }
    return value;
  }

  private Number special(String text) {
    return switch (text) {
      case NAN -> of(Double.NaN);
      case INFINITY -> of(Double.POSITIVE_INFINITY);
      case MINUS_INFINITY -> of(Double.NEGATIVE_INFINITY);
      default -> nanOfBits(text);
    };
  }

  private Number of(double value) {
    if (isFloat) {
      return (float) value;
    }
    return value;
  }

  private Number nanOfBits(String text) {
    int digits = isFloat ? 2 * Float.BYTES : 2 * Double.BYTES;
    if (text.startsWith(NAN_BITS) && text.length() == NAN_BITS.length() + digits) {
      try {
        Number value =
            ofBits(Long.parseUnsignedLong(text.substring(NAN_BITS.length()), HEXADECIMAL));
        if (Double.isNaN(value.doubleValue())) {
          return value;
        }
      } catch (NumberFormatException e) {
        // Rejected below.
      }
    }
    throw CodecFailures.encoding("text that is not a number");
  }

  private Number ofBits(long bits) {
    if (isFloat) {
      return Float.intBitsToFloat((int) bits);
    }
    return Double.longBitsToDouble(bits);
  }

  /** Returns the bits, without a sign in front of them. */
  private String bits(Number value) {
    return isFloat
        ? String.format(Locale.ROOT, "%08x", Float.floatToRawIntBits(value.floatValue()))
        : String.format(Locale.ROOT, "%016x", Double.doubleToRawLongBits(value.doubleValue()));
  }

  @Override
  boolean isNatural(Object json) {
    return !(json instanceof JsonNumber number) || !number.isInteger();
  }

  @Override
  @Nullable Number ofJava(Object value) {
    if (value instanceof Float number && !isFloat) {
      return number.doubleValue();
    }
    return isNaturalJava(value) ? (Number) value : null;
  }

  @Override
  boolean isNaturalJava(Object value) {
    return isFloat ? value instanceof Float : value instanceof Double;
  }
}
