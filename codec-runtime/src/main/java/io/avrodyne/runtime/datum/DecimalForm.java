package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.TwosComplement;
import io.avrodyne.runtime.codegen.DecimalCodec;
import io.avrodyne.runtime.codegen.Outputs;
import io.avrodyne.runtime.resolve.EffectiveLogicalType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.apache.avro.Schema;

/** The form of a decimal whose scale is in the schema. */
final class DecimalForm extends NumeralForm {

  private static final String EXAMPLE = "9950";

  private final int scale;
  private final int size;
  private final DecimalCodec codec;

  DecimalForm(Schema schema, EffectiveLogicalType type, RoundingMode rounding, ScalarForm<?> base) {
    super(schema, base, expected(type), example(type));
    scale = type.scale();
    size = schema.getType() == Schema.Type.FIXED ? schema.getFixedSize() : 0;
    codec =
        size == 0
            ? DecimalCodec.ofBytes(type.precision(), scale, rounding)
            : DecimalCodec.ofFixed(type.precision(), scale, size, rounding);
  }

  private static String expected(EffectiveLogicalType type) {
    String digits = "a decimal with at most " + type.precision() + " digits";
    return type.scale() == 0 ? digits : digits + ", " + type.scale() + " of them after the point";
  }

  private static String example(EffectiveLogicalType type) {
    String digits = EXAMPLE.substring(0, Math.min(EXAMPLE.length(), type.precision()));
    return text(new BigDecimal(new BigInteger(digits), type.scale()));
  }

  @Override
  BigDecimal readNumber(AvroInput in) {
    return size == 0 ? codec.read(in) : codec.readFixed(in);
  }

  /** Writes a number of few digits without creating objects. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    int start = in.position();
    int bytes = size == 0 ? Internals.readBytesLength(in) : size;
    if (bytes == 0 || bytes > Long.BYTES || scale > MAX_ZEROS) {
      Internals.seek(in, start);
      super.transcode(in, json);
      return;
    }
    int at = Internals.take(in, bytes);
    json.putDecimal(TwosComplement.readLong(Internals.buffer(in), at, bytes), scale);
  }

  @Override
  int put(AvroOutput out, int p, BigDecimal value) {
    if (size == 0) {
      return codec.put(out, p, value);
    }
    Outputs.ensure(out, p, size);
    return codec.putFixed(Outputs.buffer(out), p, value);
  }

  @Override
  boolean isNatural(Object json) {
    return json instanceof JsonNumber number && number.isInteger() == (scale == 0);
  }
}
