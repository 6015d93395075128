package io.avrodyne.benchmarks.stores.actors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.stores.Databases;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.workload.EventKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A run of the experiment with few actors for each format and store, on real databases. */
class ActorsBenchmarkTest {

  private static final int ACTORS = 2;

  private static List<ActorsBenchmark> contenders() {
    return List.of(
        new AvrodyneBenchmark(),
        new AvroSpecificBenchmark(),
        new JacksonJsonBenchmark(),
        new MessagePackBenchmark(),
        new NoCodecBenchmark(),
        new ProtobufBenchmark());
  }

  private static Map<String, String> parameters(
      Store store, Durability durability, EnvelopeForm envelope, EventKind event) {
    return Map.of(
        "store", store.name(),
        "durability", durability.name(),
        "envelope", envelope.name(),
        "event", event.name(),
        "workers", "2",
        "entities", String.valueOf(ACTORS));
  }

  /** Returns every format in every store, and every setting of durability with one format. */
  static Stream<Arguments> runs() {
    Stream<Arguments> durabilities =
        Stream.of(
            Arguments.of(new AvrodyneBenchmark(), Store.REDIS, "SYNC", "AKKA", "BANK"),
            Arguments.of(new AvrodyneBenchmark(), Store.REDIS, "ASYNC", "AKKA", "BANK"),
            Arguments.of(new AvrodyneBenchmark(), Store.POSTGRES, "SYNC", "AKKA", "BANK"));
    Stream<Arguments> formats =
        contenders().stream()
            .filter(contender -> contender.format().isPresent())
            .flatMap(
                contender ->
                    Stream.of(
                        Arguments.of(contender, Store.MEMORY, "NONE", "AKKA", "BANK"),
                        Arguments.of(contender, Store.REDIS, "NONE", "NONE", "COUNTER"),
                        Arguments.of(contender, Store.POSTGRES, "ASYNC", "AKKA", "BANK"),
                        Arguments.of(contender, Store.POSTGRES, "ASYNC", "NONE", "EQUITY")));
    Stream<Arguments> objects =
        Stream.of(Arguments.of(new NoCodecBenchmark(), Store.MEMORY, "NONE", "AKKA", "COUNTER"));
    return Stream.of(durabilities, formats, objects).flatMap(each -> each);
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyActorRecoversWhatItPersisted(
      ActorsBenchmark contender,
      Store store,
      Durability durability,
      EnvelopeForm envelope,
      EventKind event)
      throws Exception {
    Databases.require(store.servers(durability));
    StoreFigures figures = run(contender, store, durability, envelope, event);
    assertEquals(ACTORS * Load.EVENTS, figures.events);
    assertTrue(figures.appendP50 > 0 && figures.appendP50 <= figures.appendP99);
    if (!(contender instanceof NoCodecBenchmark)) {
      assertTrue(figures.payloadBytes > 0);
      assertTrue(
          contender.writesJson() || figures.storedBytes >= figures.payloadBytes,
          () -> figures.storedBytes + " of " + figures.payloadBytes);
      assertEquals(
          store != Store.MEMORY, figures.codecShare > 0, () -> "codec " + figures.codecShare);
    }
    assertEquals(store == Store.POSTGRES, figures.diskBytes > 0);
    assertEquals(store == Store.REDIS, figures.memoryBytes > 0);
    boolean logs = store == Store.POSTGRES || durability != Durability.NONE;
    assertEquals(logs, figures.walBytes > 0, () -> "log " + figures.walBytes);
  }

  private static StoreFigures run(
      ActorsBenchmark contender,
      Store store,
      Durability durability,
      EnvelopeForm envelope,
      EventKind event)
      throws Exception {
    contender.store = store;
    contender.durability = durability;
    contender.envelope = envelope;
    contender.event = event;
    contender.workers = 2;
    contender.entities = ACTORS;
    StoreFigures figures = new StoreFigures();
    contender.setUp();
    try {
      contender.empty();
      contender.persist(figures);
      contender.recover();
      return figures;
    } finally {
      contender.tearDown();
    }
  }

  @Test
  void anActorThatLosesAnEventIsNoticed() throws Exception {
    Load load = Load.of(EventKind.COUNTER.sample(), 2);
    try (MemoryJournal<Object> journal = new MemoryJournal<>();
        Journal.Appender<Object> appender = journal.appender()) {
      for (int number = 1; number <= Load.EVENTS; number++) {
        appender.append(load.actors().get(0), number, load.event(0, number));
        if (number != 50) {
          appender.append(load.actors().get(1), number, load.event(1, number));
        }
      }
      IllegalStateException thrown =
          assertThrows(IllegalStateException.class, () -> new Recovery(load).check(journal));
      assertEquals("actor-000001 recovers 99 events of 100", thrown.getMessage());
    }
  }

  @Test
  void anActorWithAnotherEventIsNoticed() throws Exception {
    Load load = Load.of(EventKind.EQUITY.sample(), 1);
    try (MemoryJournal<Object> journal = new MemoryJournal<>();
        Journal.Appender<Object> appender = journal.appender()) {
      for (int number = 1; number <= Load.EVENTS; number++) {
        appender.append(load.actors().get(0), number, load.event(0, number == 7 ? 8 : number));
      }
      IllegalStateException thrown =
          assertThrows(IllegalStateException.class, () -> new Recovery(load).check(journal));
      assertEquals("actor-000000 recovers another event 7 than it persisted", thrown.getMessage());
    }
  }

  @Test
  void saysWhatCannotTakePart() {
    assertEquals(
        Optional.of("a database stores bytes, not objects"),
        refusal(
            new NoCodecBenchmark(),
            Store.REDIS,
            Durability.NONE,
            EnvelopeForm.AKKA,
            EventKind.COUNTER));
    assertEquals(
        Optional.of("memory is not durable"),
        refusal(
            new AvrodyneBenchmark(),
            Store.MEMORY,
            Durability.SYNC,
            EnvelopeForm.AKKA,
            EventKind.COUNTER));
    assertEquals(
        Optional.of("without an envelope, nothing says which of the three events it is"),
        refusal(
            new AvrodyneBenchmark(),
            Store.REDIS,
            Durability.SYNC,
            EnvelopeForm.NONE,
            EventKind.BANK));
    assertEquals(
        Optional.empty(),
        refusal(
            new AvrodyneBenchmark(),
            Store.POSTGRES,
            Durability.SYNC,
            EnvelopeForm.AKKA,
            EventKind.BANK));
  }

  private static Optional<String> refusal(
      ActorsBenchmark contender,
      Store store,
      Durability durability,
      EnvelopeForm envelope,
      EventKind event) {
    return contender.refusal(parameters(store, durability, envelope, event));
  }

  @Test
  void expectsCommitsThatWaitToTakeLonger() {
    assertTrue(
        Pace.of(Store.POSTGRES, Durability.SYNC, 8, 10_000)
                .compareTo(Pace.of(Store.POSTGRES, Durability.ASYNC, 8, 10_000))
            > 0);
  }

  @Test
  void describesEachFormat() throws Exception {
    Map<String, String> parameters =
        parameters(Store.MEMORY, Durability.NONE, EnvelopeForm.NONE, EventKind.COUNTER);
    assertEquals(Track.FLOOR, new NoCodecBenchmark().describe(parameters).track());
    assertEquals(1, new AvrodyneBenchmark().describe(parameters).wireBytes());
    assertEquals(1, new AvroSpecificBenchmark().describe(parameters).wireBytes());
    assertEquals(2, new ProtobufBenchmark().describe(parameters).wireBytes());
  }

  @Test
  void noBenchmarkOfTheExperimentEscapesTheseTests() {
    BenchmarkClasses.assertComplete(
        "actors", Stream.concat(contenders().stream(), Stream.of(new EngineBenchmark())));
  }
}
