package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of null. */
final class NullForm extends ScalarForm<JsonNull> {

  NullForm(Schema schema) {
    super(schema, new Expectation(JsonKind.NULL, "null", "null", "null"));
  }

  @Override
  JsonNull read(AvroInput in) {
    return JsonNull.NULL;
  }

  @Override
  int put(AvroOutput out, int p, JsonNull value) {
    return p;
  }

  @Override
  void transcode(AvroInput in, JsonText json) {
    write(JsonNull.NULL, json);
  }

  @Override
  void write(JsonNull value, JsonText json) {
    json.raw(JsonConstant.NULL);
  }

  @Override
  JsonNull ofJson(Object json) {
    return JsonNull.NULL;
  }

  @Override
  @Nullable JsonNull ofJava(Object value) {
    return null;
  }
}
