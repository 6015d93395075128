package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.codegen.BigDecimals;
import java.math.BigDecimal;
import org.apache.avro.Schema;

/** The form of a decimal that carries its own scale. */
final class BigDecimalForm extends NumeralForm {

  BigDecimalForm(Schema schema, ScalarForm<?> base) {
    super(
        schema,
        base,
        "a decimal with a scale from " + -BigDecimals.MAX_SCALE + " to " + BigDecimals.MAX_SCALE,
        "99.50");
  }

  @Override
  BigDecimal readNumber(AvroInput in) {
    return BigDecimals.read(in);
  }

  @Override
  int put(AvroOutput out, int p, BigDecimal value) {
    return BigDecimals.put(out, p, value);
  }

  @Override
  boolean isNatural(Object json) {
    return json instanceof JsonNumber;
  }
}
