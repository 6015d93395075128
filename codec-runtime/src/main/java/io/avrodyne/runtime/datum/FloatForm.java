package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Locale;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a float. */
final class FloatForm extends FloatingForm<Float> {

  FloatForm(Schema schema) {
    super(schema);
  }

  @Override
  Float read(AvroInput in) {
    return in.readFloat();
  }

  @Override
  int put(AvroOutput out, int p, Float value) {
    Internals.ensure(out, p, Float.BYTES);
    return Primitives.putFloat(Internals.buffer(out), p, value);
  }

  @Override
  Float nearest(String number) {
    return Float.parseFloat(number);
  }

  @Override
  Float ofBits(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  @Override
  Float of(double value) {
    return (float) value;
  }

  @Override
  String bits(Float value) {
    return String.format(Locale.ROOT, "%08x", Float.floatToRawIntBits(value));
  }

  @Override
  String nanBits() {
    return bits(Float.NaN);
  }

  @Override
  @Nullable Float ofJava(Object value) {
    return value instanceof Float number ? number : null;
  }

  @Override
  public String javaExample() {
    return "1.5f";
  }
}
