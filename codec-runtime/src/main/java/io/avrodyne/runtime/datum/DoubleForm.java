package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Locale;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a double. */
final class DoubleForm extends FloatingForm<Double> {

  DoubleForm(Schema schema) {
    super(schema);
  }

  @Override
  Double read(AvroInput in) {
    return in.readDouble();
  }

  @Override
  void transcode(AvroInput in, JsonText json) {
    double value = in.readDouble();
    if (!ShortDecimal.put(value, json)) {
      write(value, json);
    }
  }

  @Override
  int put(AvroOutput out, int p, Double value) {
    Internals.ensure(out, p, Double.BYTES);
    return Primitives.putDouble(Internals.buffer(out), p, value);
  }

  @Override
  Double nearest(String number) {
    return Double.parseDouble(number);
  }

  @Override
  Double ofBits(long bits) {
    return Double.longBitsToDouble(bits);
  }

  @Override
  Double of(double value) {
    return value;
  }

  @Override
  String bits(Double value) {
    return String.format(Locale.ROOT, "%016x", Double.doubleToRawLongBits(value));
  }

  @Override
  String nanBits() {
    return bits(Double.NaN);
  }

  @Override
  @Nullable Double ofJava(Object value) {
    return value instanceof Double || value instanceof Float
        ? (Double) ((Number) value).doubleValue()
        : null;
  }

  @Override
  boolean isNaturalJava(Object value) {
    return value instanceof Double;
  }

  @Override
  public String javaExample() {
    return "1.5";
  }
}
