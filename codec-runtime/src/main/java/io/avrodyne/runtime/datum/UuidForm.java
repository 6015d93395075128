package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.codegen.Outputs;
import io.avrodyne.runtime.codegen.Uuids;
import java.util.UUID;
import java.util.regex.Pattern;
import org.apache.avro.Schema;

/** The form of a UUID in a fixed. */
final class UuidForm extends IsoForm<UUID> {

  /** What is said of the values in a string, too. */
  static final Expectation EXPECTATION = expectation("\"123e4567-e89b-12d3-a456-426614174000\"");

  static final int TEXT_BYTES = 36;

  private static final Pattern TEXT =
      Pattern.compile("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  UuidForm(Schema schema, ScalarForm<?> base) {
    super(schema, UUID.class, base, EXPECTATION);
  }

  private static Expectation expectation(String example) {
    return new Expectation(
        JsonKind.TEXT, "the text of a UUID", example, "UUID.fromString(" + example + ")");
  }

  static boolean isText(String text) {
    return TEXT.matcher(text).matches();
  }

  @Override
  UUID read(AvroInput in) {
    return Uuids.readFixed(in);
  }

  @Override
  int put(AvroOutput out, int p, UUID value) {
    Outputs.ensure(out, p, Uuids.FIXED_BYTES);
    return Uuids.putFixed(Outputs.buffer(out), p, value);
  }

  @Override
  UUID parse(String text) {
    if (!isText(text)) {
      throw new IllegalArgumentException("not the text of a UUID");
    }
    return UUID.fromString(text);
  }
}
