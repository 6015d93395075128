package io.avrodyne.runtime.datum;

import io.avrodyne.api.AvroDuration;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.codegen.Durations;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The form of a duration: its months, days and seconds in ISO 8601. */
final class DurationForm extends IsoForm<AvroDuration> {

  private static final Pattern TEXT =
      Pattern.compile("P(?:(\\d{1,10})M)?(?:(\\d{1,10})D)?(?:T(\\d{1,7})(?:\\.(\\d{1,3}))?S)?");

  private static final long MILLIS_PER_SECOND = 1000;
  private static final int DIGITS = 3;

  DurationForm(Schema schema, ScalarForm<?> base) {
    super(
        schema,
        AvroDuration.class,
        base,
        new Expectation(
            JsonKind.TEXT,
            "a duration of months, days and seconds in ISO 8601",
            "\"P1M15DT3600.250S\"",
            "new AvroDuration(1, 15, 3_600_250)"));
  }

  @Override
  AvroDuration read(AvroInput in) {
    return Durations.read(in);
  }

  @Override
  int put(AvroOutput out, int p, AvroDuration value) {
    Outputs.ensure(out, p, Durations.BYTES);
    return Durations.put(Outputs.buffer(out), p, value);
  }

  @Override
  String print(AvroDuration value) {
    String whole =
        "P" + value.months() + "M" + value.days() + "DT" + value.millis() / MILLIS_PER_SECOND;
    long rest = value.millis() % MILLIS_PER_SECOND;
    return whole + (rest == 0 ? "S" : String.format(Locale.ROOT, ".%03dS", rest));
  }

  @Override
  AvroDuration parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches() || text.endsWith("P")) {
      throw new IllegalArgumentException("not a duration");
    }
    String fraction = parts.group(4) == null ? "" : parts.group(4);
    long millis = number((fraction + "0".repeat(DIGITS)).substring(0, DIGITS));
    return new AvroDuration(
        number(parts.group(1)),
        number(parts.group(2)),
        number(parts.group(3)) * MILLIS_PER_SECOND + millis);
  }

  private static long number(@Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
