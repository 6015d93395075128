package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import org.jspecify.annotations.Nullable;

/**
 * The form of a field whose value is not shown: a text replaces it. A walk reads and checks the
 * value before it reads the text, so that limits hold for the values of all fields together.
 */
final class RedactedForm extends ScalarForm<String> {

  private static final String TEXT = "REDACTED";

  private final ValueForm value;

  RedactedForm(ValueForm value) {
    super(
        value.schema(),
        new Expectation(JsonKind.TEXT, "a transcoder that does not redact the field", "", ""));
    this.value = value;
  }

  ValueForm value() {
    return value;
  }

  /** Returns the text, for which no bytes are read. */
  @Override
  String read(AvroInput in) {
    return TEXT;
  }

  @Override
  int put(AvroOutput out, int p, String text) {
    throw CodecFailures.encoding("redacted data cannot be encoded");
  }

  @Override
  void write(String text, JsonText json) {
    json.string(text);
  }

  @Override
  String ofJson(Object json) {
    return TEXT;
  }

  @Override
  @Nullable String ofJava(Object object) {
    return null;
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return false;
  }

  @Override
  public String example() {
    return value.example();
  }

  @Override
  public String javaExample() {
    return value.javaExample();
  }
}
