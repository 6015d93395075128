package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Outputs;

/** A hand-written codec of a string and a number, represented as {@code text=number}. */
public class TextCodec extends GeneratedCodec<String> {

  public static final String SCHEMA =
      """
      {"type": "record", "name": "Pair", "fields": [
        {"name": "text", "type": "string"}, {"name": "number", "type": "int"}]}
      """;

  public TextCodec() {
    super(42, 0);
  }

  @Override
  protected String schemaText() {
    return SCHEMA;
  }

  @Override
  protected int encodeDatum(String value, AvroOutput out, int p) {
    int equals = value.indexOf('=');
    if (equals < 0) {
      throw CodecFailures.encoding("no number");
    }
    int next = Outputs.putString(out, p, value.substring(0, equals), Primitives.MAX_INT_BYTES);
    int number = Integer.parseInt(value.substring(equals + 1));
    return Primitives.putInt(Outputs.buffer(out), next, number);
  }

  @Override
  protected String decodeDatum(AvroInput in) {
    String text = in.readString();
    int number = in.readInt();
    if (number < 0) {
      throw new IllegalStateException("made to fail");
    }
    return text + "=" + number;
  }

  @Override
  protected String decodeDatum(AvroInput in, String reuse) {
    String found = decodeDatum(in);
    return found.equals(reuse) ? reuse : found;
  }
}
