package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.codegen.Uuids;
import java.util.UUID;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a UUID in a string, whose digits keep their case. */
final class UuidTextForm extends IsoForm<String> {

  UuidTextForm(Schema schema, ScalarForm<?> base) {
    super(schema, String.class, base, UuidForm.EXPECTATION);
  }

  @Override
  String read(AvroInput in) {
    int start = in.position();
    String text = in.readString();
    if (!UuidForm.isText(text)) {
      throw CodecFailures.malformed("malformed UUID string", start);
    }
    return text;
  }

  /** Checks the bytes without a string. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    Object unused = Uuids.readText(in);
    json.plain(Internals.buffer(in), in.position() - UuidForm.TEXT_BYTES, UuidForm.TEXT_BYTES);
  }

  @Override
  int put(AvroOutput out, int p, String value) {
    return Internals.putString(out, p, value, 0);
  }

  @Override
  String parse(String text) {
    if (!UuidForm.isText(text)) {
      throw new IllegalArgumentException("not the text of a UUID");
    }
    return text;
  }

  @Override
  @Nullable String ofJava(Object value) {
    return value instanceof CharSequence || value instanceof UUID ? ofJson(value.toString()) : null;
  }
}
