package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.TimesOfDay;
import java.time.LocalTime;
import org.apache.avro.Schema;

/** The form of a time of day. */
final class TimeForm extends IsoForm<LocalTime> {

  private final Precision unit;
  private final boolean rounds;

  TimeForm(Schema schema, Precision unit, boolean rounds, ScalarForm<?> base) {
    super(
        schema,
        LocalTime.class,
        base,
        "a time of day in ISO 8601 " + unit.limit(),
        "\"12:30:15.250\"");
    this.unit = unit;
    this.rounds = rounds;
  }

  @Override
  LocalTime read(AvroInput in) {
    return unit == Precision.MILLIS
        ? TimesOfDay.ofMillis(in.readInt(), in)
        : TimesOfDay.ofMicros(in.readLong(), in);
  }

  @Override
  int put(AvroOutput out, int p, LocalTime value) {
    Internals.ensure(out, p, Primitives.MAX_LONG_BYTES);
    return Primitives.putLong(Internals.buffer(out), p, units(value));
  }

  private long units(LocalTime value) {
    if (unit == Precision.MILLIS) {
      return rounds ? TimesOfDay.toMillis(value) : TimesOfDay.toExactMillis(value);
    }
    return rounds ? TimesOfDay.toMicros(value) : TimesOfDay.toExactMicros(value);
  }

  @Override
  LocalTime parse(String text) {
    return LocalTime.parse(text);
  }
}
