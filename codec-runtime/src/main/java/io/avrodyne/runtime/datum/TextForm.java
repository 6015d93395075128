package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a string. In a union, it is the branch of any text. */
final class TextForm extends ScalarForm<String> {

  TextForm(Schema schema) {
    super(schema, new Expectation(JsonKind.TEXT, "text", "\"text\"", "\"text\""));
  }

  @Override
  String read(AvroInput in) {
    return in.readString();
  }

  /** Bytes need not be looked at as characters, unless malformed ones are rejected or replaced. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    int start = in.position();
    int size = Internals.readStringLength(in);
    int at = Internals.take(in, size);
    if (!json.string(Internals.buffer(in), at, size)) {
      Internals.seek(in, start);
      json.string(in.readString());
    }
  }

  @Override
  int put(AvroOutput out, int p, String value) {
    return Internals.putString(out, p, value, 0);
  }

  @Override
  void write(String value, JsonText json) {
    json.string(value);
  }

  @Override
  String ofJson(Object json) {
    return (String) json;
  }

  @Override
  public Fit fit(Object json) {
    return Fit.TEXT;
  }

  @Override
  @Nullable String ofJava(Object value) {
    return value instanceof CharSequence ? value.toString() : null;
  }

  @Override
  public Fit fitOfJava(Object value) {
    return value instanceof CharSequence ? Fit.TEXT : Fit.NONE;
  }
}
