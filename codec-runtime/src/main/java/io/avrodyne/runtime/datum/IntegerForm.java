package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of an int or a long: a number, exact in all its digits. */
final class IntegerForm extends ScalarForm<Long> {

  private static final Expectation OF_INT = expectation(Integer.MIN_VALUE, Integer.MAX_VALUE, "42");
  private static final Expectation OF_LONG = expectation(Long.MIN_VALUE, Long.MAX_VALUE, "42L");

  private final boolean isInt;
  private final long min;
  private final long max;

  IntegerForm(Schema schema) {
    super(schema, schema.getType() == Schema.Type.INT ? OF_INT : OF_LONG);
    isInt = schema.getType() == Schema.Type.INT;
    min = isInt ? Integer.MIN_VALUE : Long.MIN_VALUE;
    max = isInt ? Integer.MAX_VALUE : Long.MAX_VALUE;
  }

  private static Expectation expectation(long min, long max, String java) {
    return new Expectation(JsonKind.NUMBER, "an integer from " + min + " to " + max, "42", java);
  }

  @Override
  Long read(AvroInput in) {
    return isInt ? in.readInt() : in.readLong();
  }

  /** Without an object for the number. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    json.putNumber(isInt ? in.readInt() : in.readLong());
  }

  @Override
  int put(AvroOutput out, int p, Long value) {
    if (value < min || value > max) {
      throw outOfRange();
    }
    Internals.ensure(out, p, Primitives.MAX_LONG_BYTES);
    return Primitives.putLong(Internals.buffer(out), p, value);
  }

  private EncodeException outOfRange() {
    return CodecFailures.encoding("the number is not " + expected());
  }

  @Override
  void write(Long value, JsonText json) {
    json.putNumber(value);
  }

  @Override
  Long ofJson(Object json) {
    try {
      return ((JsonNumber) json).value().longValueExact();
    } catch (ArithmeticException e) {
      throw outOfRange();
    }
  }

  @Override
  boolean isNatural(Object json) {
    return json instanceof JsonNumber number && number.isInteger();
  }

  @Override
  @Nullable Long ofJava(Object value) {
    boolean accepted =
        value instanceof Integer
            || value instanceof Long
            || value instanceof Short
            || value instanceof Byte;
    if (!accepted) {
      return null;
    }
    long number = ((Number) value).longValue();
    if (number < min || number > max) {
      throw outOfRange();
    }
    return number;
  }

  @Override
  boolean isNaturalJava(Object value) {
    return isInt ? value instanceof Integer : value instanceof Long;
  }
}
