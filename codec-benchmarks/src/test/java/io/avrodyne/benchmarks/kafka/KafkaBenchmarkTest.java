package io.avrodyne.benchmarks.kafka;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.EventKind;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.infra.Blackhole;

class KafkaBenchmarkTest {

  private static final String CALM =
      "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.";

  static Stream<KafkaBenchmark> cases() {
    return Stream.of(EventKind.EQUITY, EventKind.SOCIAL)
        .flatMap(event -> Arrays.stream(Frame.values()).flatMap(frame -> cases(event, frame)));
  }

  private static Stream<KafkaBenchmark> cases(EventKind event, Frame frame) {
    return BenchmarkClasses.of("kafka")
        .map(KafkaBenchmark.class::cast)
        .filter(each -> each.frames().contains(frame))
        .map(each -> with(each, event, frame));
  }

  private static <B extends KafkaBenchmark> B with(B benchmark, EventKind event, Frame frame) {
    benchmark.event = event;
    benchmark.frame = frame;
    return benchmark;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyContenderPassesTheGate(KafkaBenchmark contender) {
    assertDoesNotThrow(contender::setUp);
    RecordFigures figures = new RecordFigures();
    assertTrue(contender.serialize(figures, new Blackhole(CALM)).length > 100);
    assertNotNull(contender.deserialize(figures));
    contender.count();
    assertTrue(figures.payloadBytes > 200);
    assertEquals(contender.frame.headers() > 0, figures.headerBytes > 0);
  }

  @Test
  void everyFrameHasRivals() {
    for (Frame frame : Frame.values()) {
      assertTrue(cases(EventKind.EQUITY, frame).count() >= 3, frame::name);
    }
  }

  @Test
  void refusesFramesThatAContenderLacks() {
    KafkaBenchmark specific = new AvroSpecificBenchmark();
    for (Frame frame : Frame.values()) {
      assertEquals(
          specific.frames().contains(frame),
          specific.refusal(Map.of("event", "EQUITY", "frame", frame.name())).isEmpty());
    }
  }

  @Test
  void describesTheSizeOfARecordWithItsHeaders() {
    KafkaBenchmark specific = new AvroSpecificBenchmark();
    int prefix = specific.describe(Map.of("event", "EQUITY", "frame", "PREFIX")).wireBytes();
    int header =
        specific.describe(Map.of("event", "EQUITY", "frame", "CONFLUENT_HEADER")).wireBytes();
    assertEquals("__value_schema_id".length(), header - prefix);
  }

  @Test
  void refusesAnotherFrame() {
    KafkaBenchmark wrong =
        wrong(
            new SerdeFamily.Maker() {
              @Override
              public <T> KafkaSerde<T, ?> make(Track track, Model<T> model, Frame form) {
                return SpecificSerdes.serde(Track.NATIVE, model, Frame.PREFIX);
              }
            });
    assertMessage(with(wrong, EventKind.EQUITY, Frame.CONFLUENT_HEADER), "frame of the form");
  }

  @Test
  void refusesOtherBytes() {
    KafkaBenchmark wrong =
        wrong(
            new SerdeFamily.Maker() {
              @Override
              public <T> KafkaSerde<T, ?> make(Track track, Model<T> model, Frame form) {
                Serializer<T> serializer = (topic, value) -> new byte[] {0, 0, 0, 0, 42, 1};
                Deserializer<T> deserializer =
                    (topic, bytes) -> {
                      throw new AssertionError("Not called");
                    };
                return KafkaSerde.ofObjects(serializer, deserializer);
              }
            });
    assertMessage(with(wrong, EventKind.EQUITY, Frame.PREFIX), "other bytes than the codec");
  }

  @Test
  void refusesAnEventThatDoesNotComeBack() {
    KafkaBenchmark wrong =
        wrong(
            new SerdeFamily.Maker() {
              @Override
              @SuppressWarnings("unchecked") // On this track, it takes the objects themselves.
              public <T> KafkaSerde<T, ?> make(Track track, Model<T> model, Frame form) {
                return forgetting(
                    (KafkaSerde<T, T>) SpecificSerdes.serde(track, model, form), model);
              }
            });
    assertMessage(with(wrong, EventKind.EQUITY, Frame.PREFIX), "reads back an event that differs");
  }

  /** Returns one that always returns the first event. */
  private static <T> KafkaSerde<T, T> forgetting(KafkaSerde<T, T> serde, Model<T> model) {
    T first = model.type().cast(EventKind.EQUITY.sample().objects().get(0));
    return KafkaSerde.ofObjects(serde.serializer(), (topic, bytes) -> first);
  }

  private static void assertMessage(KafkaBenchmark wrong, String part) {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, wrong::setUp);
    assertTrue(String.valueOf(thrown.getMessage()).contains(part), thrown::toString);
  }

  /** Returns a contender that does not do its work. */
  private static KafkaBenchmark wrong(SerdeFamily.Maker maker) {
    return new KafkaBenchmark(
        new SerdeFamily(Track.OBJECTS, EnumSet.allOf(Frame.class), List.of(), maker)) {};
  }
}
