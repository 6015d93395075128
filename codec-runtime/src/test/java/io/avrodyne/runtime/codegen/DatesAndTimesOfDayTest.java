package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.ApacheOracle;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Ours;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.stream.LongStream;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatesAndTimesOfDayTest {

  private static final Schema INT = Schema.create(Schema.Type.INT);
  private static final Schema LONG = Schema.create(Schema.Type.LONG);

  private final AvroInput in = new AvroInput();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -1, 19_000, -719_528, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void everyIntIsADateAndComesBack(int days) {
    LocalDate date = Dates.toLocalDate(days, in);
    assertEquals(
        new TimeConversions.DateConversion().fromInt(days, INT, LogicalTypes.date()), date);
    assertEquals(days, Dates.toDays(date));
  }

  /** The first day that is calculated is 0000-03-01, the last one 2^28 days later. */
  @Test
  void datesAreThoseOfTheJdk() {
    LongStream years = LongStream.range(-719_468 - 800, 3_000_000);
    LongStream ends = LongStream.range((1 << 28) - 719_468 - 800, (1 << 28) - 719_468 + 800);
    LongStream wide =
        LongStream.iterate(Integer.MIN_VALUE, day -> day <= Integer.MAX_VALUE, day -> day + 9_973);
    LongStream.concat(LongStream.concat(years, ends), wide)
        .forEach(day -> assertEquals(LocalDate.ofEpochDay(day), Dates.ofEpochDay(day)));
  }

  @Test
  void dateBeyondTheIntsIsRefused() {
    LocalDate last = LocalDate.ofEpochDay(Integer.MAX_VALUE);
    EncodeException e = assertThrows(EncodeException.class, () -> Dates.toDays(last.plusDays(1)));
    assertEquals("the value does not fit in an int of days", e.reason());
    LocalDate first = LocalDate.ofEpochDay(Integer.MIN_VALUE);
    assertThrows(EncodeException.class, () -> Dates.toDays(first.minusDays(1)));
    assertThrows(EncodeException.class, () -> Dates.toDays(LocalDate.MIN));
    assertThrows(EncodeException.class, () -> Dates.toDays(LocalDate.MAX));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 999, 43_200_000, 86_399_999})
  void millisecondsOfADayComeBack(int millis) {
    LocalTime time = TimesOfDay.ofMillis(millis, in);
    assertEquals(
        new TimeConversions.TimeMillisConversion().fromInt(millis, INT, LogicalTypes.timeMillis()),
        time);
    assertEquals(millis, TimesOfDay.toMillis(time));
    assertEquals(millis, TimesOfDay.toExactMillis(time));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 999_999, 43_200_000_000L, 86_399_999_999L})
  void microsecondsOfADayComeBack(long micros) {
    LocalTime time = TimesOfDay.ofMicros(micros, in);
    assertEquals(
        new TimeConversions.TimeMicrosConversion()
            .fromLong(micros, LONG, LogicalTypes.timeMicros()),
        time);
    assertEquals(micros, TimesOfDay.toMicros(time));
    assertEquals(micros, TimesOfDay.toExactMicros(time));
  }

  @Test
  void digitsBelowTheUnitAreCutOffOrRefused() {
    assertEquals(86_399_999, TimesOfDay.toMillis(LocalTime.MAX));
    assertEquals(86_399_999_999L, TimesOfDay.toMicros(LocalTime.MAX));
    assertThrows(EncodeException.class, () -> TimesOfDay.toExactMillis(LocalTime.MAX));
    assertThrows(EncodeException.class, () -> TimesOfDay.toExactMicros(LocalTime.MAX));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 86_400_000, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void millisecondsBeyondADayAreRefusedWhereTheyBegan(int millis) {
    AvroInput read =
        Ours.strict(
            ApacheOracle.write(
                encoder -> {
                  encoder.writeLong(-9_999);
                  encoder.writeInt(millis);
                }));
    read.readLong();
    int start = read.position();
    int value = read.readInt();
    DecodeException e = assertThrows(DecodeException.class, () -> TimesOfDay.ofMillis(value, read));
    assertEquals("an int is out of range for a time of day in milliseconds", e.reason());
    assertEquals(start, e.position());
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 86_400_000_000L, Long.MIN_VALUE, Long.MAX_VALUE})
  void microsecondsBeyondADayAreRefusedWhereTheyBegan(long micros) {
    AvroInput read = Ours.strict(ApacheOracle.write(encoder -> encoder.writeLong(micros)));
    long value = read.readLong();
    DecodeException e = assertThrows(DecodeException.class, () -> TimesOfDay.ofMicros(value, read));
    assertEquals(0, e.position());
  }

  @Test
  void nullIsRefused() {
    assertThrows(EncodeException.class, () -> Dates.toDays(null));
    assertThrows(EncodeException.class, () -> TimesOfDay.toMillis(null));
    assertThrows(EncodeException.class, () -> TimesOfDay.toMicros(null));
    assertThrows(EncodeException.class, () -> TimesOfDay.toExactMillis(null));
    assertThrows(EncodeException.class, () -> TimesOfDay.toExactMicros(null));
  }
}
