package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.codegen.Texts;
import java.math.BigDecimal;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The form of a decimal: a number with the digits of its scale. A number is read from text, too.
 *
 * <p>Numbers with a negative scale, or with more than {@value #MAX_ZEROS} zeros after the point,
 * are written with an exponent.
 */
abstract class NumeralForm extends ScalarForm<BigDecimal> {

  static final int MAX_ZEROS = 64;

  /** More bits than any number of the maximum length has. */
  private static final int MAX_BITS = 4 * Texts.MAX_NUMBER_CHARS;

  private static final int FEW_DIGITS = 100;

  private final ScalarForm<?> base;

  /**
   * Creates a form.
   *
   * @param expected what messages say is expected
   * @param example a number that is an example
   */
  NumeralForm(Schema schema, ScalarForm<?> base, String expected, String example) {
    super(
        schema,
        new Expectation(JsonKind.NUMBER, expected, example, "new BigDecimal(\"" + example + "\")"));
    this.base = base;
  }

  @Override
  public final boolean accepts(JsonKind kind) {
    return kind == JsonKind.NUMBER || kind == JsonKind.TEXT;
  }

  /** Reads a number of any length. */
  abstract BigDecimal readNumber(AvroInput in);

  @Override
  final BigDecimal read(AvroInput in) {
    int start = in.position();
    BigDecimal number = readNumber(in);
    boolean tooLong = number.unscaledValue().bitLength() > MAX_BITS;
    if (tooLong || (mayBeLong(number) && text(number).length() > Texts.MAX_NUMBER_CHARS)) {
      throw CodecFailures.limit(
          "a number is longer than " + Texts.MAX_NUMBER_CHARS + " characters", start);
    }
    return number;
  }

  /** A number of a few digits need not be printed to know its length. */
  private static boolean mayBeLong(BigDecimal number) {
    return number.precision() + Math.abs((long) number.scale()) > FEW_DIGITS;
  }

  @Override
  final void write(BigDecimal value, JsonText json) {
    json.raw(text(value));
  }

  static String text(BigDecimal value) {
    boolean plain = value.scale() >= 0 && (long) value.scale() - value.precision() <= MAX_ZEROS;
    return plain ? value.toPlainString() : value.toString();
  }

  @Override
  final BigDecimal ofJson(Object json) {
    JsonNumber number = json instanceof JsonNumber found ? found : JsonNumber.of((String) json);
    if (number == null) {
      throw CodecFailures.encoding("text that is not a number");
    }
    return number.value();
  }

  @Override
  final @Nullable BigDecimal ofJava(Object value) {
    return value instanceof BigDecimal number ? number : null;
  }

  @Override
  final ScalarForm<?> base() {
    return base;
  }
}
