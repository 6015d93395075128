package io.avrodyne.benchmarks.stores.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.avrodyne.runtime.message.SingleObjectDecoder;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.api.Test;

class PastMovementTest {

  private static final int EVENTS = 100;

  @Test
  void theCodecKnowsEveryVersion() {
    Function<PastMovement, byte[]> writer = PastMovements.avro();
    SingleObjectDecoder<Movement> decoder = SingleObjectDecoder.of(MovementAvroCodec.INSTANCE);
    PastStream stream = new PastStream(EVENTS);
    for (int index = 0; index < EVENTS; index++) {
      PastMovement past = stream.event(index);
      assertEquals(
          past.movement(), decoder.decode(writer.apply(past)), "version " + past.version());
    }
  }

  @Test
  void eachVersionHasASchemaOfItsOwn() {
    assertEquals(
        PastStream.VERSIONS,
        PastMovements.schemas().stream()
            .map(SchemaNormalization::parsingFingerprint64)
            .distinct()
            .count());
  }

  @Test
  void aStreamHasAllVersions() {
    PastStream stream = new PastStream(EVENTS);
    assertEquals(
        PastStream.VERSIONS,
        LongStream.range(0, EVENTS)
            .mapToObj(index -> stream.event(index).version())
            .collect(Collectors.toSet())
            .size());
  }

  @Test
  void anotherMovementDoesNotMatch() {
    PastStream stream = new PastStream(EVENTS);
    assertFalse(stream.matches(1, stream.event(2).movement()));
    assertNotEquals(stream.event(1).movement(), stream.event(2).movement());
  }
}
