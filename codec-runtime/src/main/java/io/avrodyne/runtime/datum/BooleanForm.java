package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a boolean. */
final class BooleanForm extends ScalarForm<Boolean> {

  BooleanForm(Schema schema) {
    super(schema, new Expectation(JsonKind.BOOLEAN, "true or false", "true", "true"));
  }

  @Override
  Boolean read(AvroInput in) {
    return in.readBoolean();
  }

  @Override
  int put(AvroOutput out, int p, Boolean value) {
    Internals.ensure(out, p, 1);
    return Primitives.putBoolean(Internals.buffer(out), p, value);
  }

  @Override
  void transcode(AvroInput in, JsonText json) {
    write(in.readBoolean(), json);
  }

  @Override
  void write(Boolean value, JsonText json) {
    json.raw(value ? JsonConstant.TRUE : JsonConstant.FALSE);
  }

  @Override
  Boolean ofJson(Object json) {
    return (Boolean) json;
  }

  @Override
  @Nullable Boolean ofJava(Object value) {
    return value instanceof Boolean bool ? bool : null;
  }
}
