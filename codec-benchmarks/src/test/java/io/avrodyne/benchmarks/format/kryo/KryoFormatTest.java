package io.avrodyne.benchmarks.format.kryo;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.fixtures.weather.Reading;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import org.junit.jupiter.api.Test;

class KryoFormatTest {

  private static final class Stranger extends Reading {}

  @Test
  void writesRegisteredClassesOnly() {
    Contender<Reading, ?> contender =
        KryoFormats.OBJECTS.contender(new Model<>(Reading.class, ReadingAvroCodec.INSTANCE));
    assertRefused(contender);
  }

  private static <N> void assertRefused(Contender<Reading, N> contender) {
    IllegalArgumentException failure =
        assertThrows(
            IllegalArgumentException.class,
            () -> contender.write(contender.prepare(new Stranger())));
    assertTrue(String.valueOf(failure.getMessage()).startsWith("Class is not registered"));
  }
}
