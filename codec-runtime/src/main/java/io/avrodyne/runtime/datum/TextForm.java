package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.codegen.Texts;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a string. In a union, it is the branch of any text. */
final class TextForm extends ScalarForm<CharSequence> {

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
  int put(AvroOutput out, int p, CharSequence value) {
    return Texts.put(out, p, value);
  }

  @Override
  void write(CharSequence value, JsonText json) {
    json.string(value.toString());
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
  @Nullable CharSequence ofJava(Object value) {
    return value instanceof CharSequence text ? text : null;
  }

  @Override
  public Fit fitOfJava(Object value) {
    return value instanceof CharSequence ? Fit.TEXT : Fit.NONE;
  }
}
