package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Timestamps;
import java.time.LocalDateTime;
import org.apache.avro.Schema;

/** The form of a local timestamp. */
final class LocalTimestampForm extends IsoForm<LocalDateTime> {

  private final Precision unit;
  private final boolean rounds;

  LocalTimestampForm(Schema schema, Precision unit, boolean rounds, ScalarForm<?> base) {
    super(
        schema,
        LocalDateTime.class,
        base,
        "a date and time without an offset in ISO 8601 " + unit.limit(),
        "\"2024-02-29T12:30:15.250\"");
    this.unit = unit;
    this.rounds = rounds;
  }

  @Override
  LocalDateTime read(AvroInput in) {
    long units = in.readLong();
    return switch (unit) {
      case MILLIS -> Timestamps.toLocalOfMillis(units, in);
      case MICROS -> Timestamps.toLocalOfMicros(units, in);
      case NANOS -> Timestamps.toLocalOfNanos(units, in);
    };
  }

  @Override
  int put(AvroOutput out, int p, LocalDateTime value) {
    Internals.ensure(out, p, Primitives.MAX_LONG_BYTES);
    return Primitives.putLong(Internals.buffer(out), p, units(value));
  }

  private long units(LocalDateTime value) {
    return switch (unit) {
      case MILLIS -> rounds ? Timestamps.toMillis(value) : Timestamps.toExactMillis(value);
      case MICROS -> rounds ? Timestamps.toMicros(value) : Timestamps.toExactMicros(value);
      case NANOS -> Timestamps.toNanos(value);
    };
  }

  @Override
  LocalDateTime parse(String text) {
    return LocalDateTime.parse(text);
  }
}
