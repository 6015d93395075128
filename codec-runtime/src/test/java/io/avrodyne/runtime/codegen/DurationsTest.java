package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.AvroDuration;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Ours;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.TimePeriod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationsTest {

  private static final Schema FIXED =
      LogicalTypes.duration().addToSchema(Schema.createFixed("d", null, null, 12));

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "1, 2, 3",
    "4294967295, 4294967295, 4294967295",
    "2147483647, 2147483648, 2147483649",
    "305419896, 0, 86400000"
  })
  void durationIsWrittenAsApacheWritesItAndComesBack(long months, long days, long millis) {
    AvroDuration duration = new AvroDuration(months, days, millis);
    byte[] bytes = Ours.put((b, p) -> Durations.put(b, p, duration));
    TimePeriod period =
        new Conversions.DurationConversion()
            .fromFixed(new GenericData.Fixed(FIXED, bytes), FIXED, LogicalTypes.duration());
    assertEquals(months, period.getMonths());
    assertEquals(days, period.getDays());
    assertEquals(millis, period.getMillis());
    assertEquals(duration, Durations.read(Ours.strict(bytes)));
  }

  @Test
  void unitsAreInOrderAndLittleEndian() {
    byte[] bytes =
        Ours.put((b, p) -> Durations.put(b, p, new AvroDuration(1, 0x0203, 0xFFFFFFFEL)));
    assertArrayEquals(Ours.hex("01000000 03020000 feffffff"), bytes);
  }

  @Test
  void everyTruncationIsRefused() {
    for (int length = 0; length < 12; length++) {
      AvroInput in = Ours.strict(new byte[length]);
      assertThrows(DecodeException.class, () -> Durations.read(in));
    }
  }

  @Test
  void nullIsRefused() {
    assertThrows(EncodeException.class, () -> Durations.put(new byte[12], 0, null));
  }
}
