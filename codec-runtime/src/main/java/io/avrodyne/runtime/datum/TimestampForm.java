package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Dates;
import io.avrodyne.runtime.codegen.Timestamps;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import org.apache.avro.Schema;

/** The form of a timestamp. */
final class TimestampForm extends IsoForm<Instant> {

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private final Precision unit;
  private final boolean rounds;
  private final long nanosPerUnit;

  TimestampForm(Schema schema, Precision unit, boolean rounds, ScalarForm<?> base) {
    super(
        schema,
        Instant.class,
        base,
        "a date and time with an offset in ISO 8601 " + unit.limit(),
        "\"2024-02-29T12:30:15.250Z\"");
    this.unit = unit;
    this.rounds = rounds;
    nanosPerUnit = NANOS_PER_SECOND / unit.perSecond();
  }

  @Override
  Instant read(AvroInput in) {
    long units = in.readLong();
    return switch (unit) {
      case MILLIS -> Timestamps.toInstantOfMillis(units, in);
      case MICROS -> Timestamps.toInstantOfMicros(units, in);
      case NANOS -> Timestamps.toInstantOfNanos(units, in);
    };
  }

  /** Writes a time of the years 0 to 9999 without creating objects. */
  @Override
  void transcode(AvroInput in, JsonText json) {
    int start = in.position();
    long units = in.readLong();
    long seconds = Math.floorDiv(units, unit.perSecond());
    if (!InstantText.isUsual(seconds)) {
      Internals.seek(in, start);
      super.transcode(in, json);
      return;
    }
    long nanos = (units - seconds * unit.perSecond()) * nanosPerUnit;
    long day = Math.floorDiv(seconds, InstantText.SECONDS_PER_DAY);
    LocalDate date = Dates.toLocalDate((int) day, in);
    int second = (int) (seconds - day * InstantText.SECONDS_PER_DAY);
    json.put('"', 1);
    InstantText.put(date, second, (int) nanos, json);
    json.put('"', 1);
  }

  @Override
  String print(Instant value) {
    return InstantText.of(value);
  }

  @Override
  int put(AvroOutput out, int p, Instant value) {
    Internals.ensure(out, p, Primitives.MAX_LONG_BYTES);
    return Primitives.putLong(Internals.buffer(out), p, units(value));
  }

  private long units(Instant value) {
    return switch (unit) {
      case MILLIS -> rounds ? Timestamps.toMillis(value) : Timestamps.toExactMillis(value);
      case MICROS -> rounds ? Timestamps.toMicros(value) : Timestamps.toExactMicros(value);
      case NANOS -> Timestamps.toNanos(value);
    };
  }

  @Override
  Instant parse(String text) {
    TemporalAccessor parsed = DateTimeFormatter.ISO_INSTANT.parse(text);
    if (parsed.query(DateTimeFormatter.parsedLeapSecond())) {
      throw new DateTimeException("a leap second"); // It would become the second before.
    }
    return Instant.from(parsed);
  }
}
