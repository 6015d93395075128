package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Dates;
import java.time.LocalDate;
import org.apache.avro.Schema;

/** The form of a date. */
final class DateForm extends IsoForm<LocalDate> {

  DateForm(Schema schema, ScalarForm<?> base) {
    super(schema, LocalDate.class, base, "a date in ISO 8601", "\"2024-02-29\"");
  }

  @Override
  LocalDate read(AvroInput in) {
    return Dates.toLocalDate(in.readInt(), in);
  }

  /** Writes a day of the years 0 to 9999 without creating objects. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    int start = in.position();
    int day = in.readInt();
    if (!InstantText.isUsual(day * InstantText.SECONDS_PER_DAY)) {
      Internals.seek(in, start);
      super.transcode(in, json);
      return;
    }
    json.put('"', 1);
    InstantText.putDate(Dates.toLocalDate(day, in), json);
    json.put('"', 1);
  }

  @Override
  int put(AvroOutput out, int p, LocalDate value) {
    Internals.ensure(out, p, Primitives.MAX_INT_BYTES);
    return Primitives.putInt(Internals.buffer(out), p, Dates.toDays(value));
  }

  @Override
  LocalDate parse(String text) {
    return LocalDate.parse(text);
  }
}
