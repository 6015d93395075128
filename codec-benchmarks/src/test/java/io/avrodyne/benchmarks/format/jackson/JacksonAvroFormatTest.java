package io.avrodyne.benchmarks.format.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Gate;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.fixtures.weather.Reading;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class JacksonAvroFormatTest {

  private static final Model<Reading> MODEL =
      new Model<>(Reading.class, ReadingAvroCodec.INSTANCE, true);

  private final Contender<Reading, ?> contender = JacksonFormats.AVRO.contender(MODEL);
  private final byte[] message =
      new Gate<>("JacksonAvro", true, MODEL, false).check(contender, reading());

  private static Reading reading() {
    Reading reading = new Reading();
    reading.station = "Basel";
    return reading;
  }

  @Test
  void refusesAMessageOfAnotherSchema() {
    message[9]++;
    IOException failure =
        assertThrows(IOException.class, () -> contender.read(message, 0, message.length));
    assertEquals("The header is not that of the schema.", failure.getMessage());
  }

  @Test
  void refusesAMessageThatIsShorterThanTheHeader() {
    assertThrows(IOException.class, () -> contender.read(message, 0, 9));
  }
}
