package io.avrodyne.benchmarks.stores.actors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.stores.Databases;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.actors.engine.Engine;
import io.avrodyne.benchmarks.stores.actors.engine.EngineFormat;
import io.avrodyne.benchmarks.stores.actors.engine.EngineRun;
import io.avrodyne.benchmarks.workload.EventKind;
import io.avrodyne.benchmarks.workload.journal.ValueStored;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A run of the experiment with few actors for each serializer and journal, on real databases. */
class EngineBenchmarkTest {

  private static final int ACTORS = 3;

  private static Map<String, String> parameters(
      String contender, Store store, Durability durability, EventKind event) {
    return Map.of(
        "contender", contender,
        "engine", "PEKKO",
        "store", store.name(),
        "durability", durability.name(),
        "event", event.name(),
        "workers", "2",
        "entities", String.valueOf(ACTORS));
  }

  /** Returns every serializer with every journal, and every setting of durability with one. */
  static Stream<Arguments> runs() {
    Stream<Arguments> some =
        Stream.of(
            Arguments.of("NoCodec", Store.MEMORY, "NONE", "COUNTER"),
            Arguments.of("Avrodyne", Store.REDIS, "SYNC", "COUNTER"),
            Arguments.of("Avrodyne", Store.POSTGRES, "NONE", "COUNTER"),
            Arguments.of("Avrodyne", Store.POSTGRES, "SYNC", "COUNTER"));
    Stream<Arguments> all =
        Stream.of("Avrodyne", "JacksonJson", "JacksonCbor", "Protobuf")
            .flatMap(
                contender ->
                    Stream.of(
                        Arguments.of(contender, Store.MEMORY, "NONE", "COUNTER"),
                        Arguments.of(contender, Store.REDIS, "ASYNC", "BANK"),
                        Arguments.of(contender, Store.POSTGRES, "ASYNC", "EQUITY")));
    return Stream.concat(some, all);
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyActorRecoversWhatItPersisted(
      String contender, Store store, Durability durability, EventKind event) throws Exception {
    Databases.require(store.servers(durability));
    StoreFigures figures = run(contender, store, durability, event);
    assertEquals(ACTORS * Load.EVENTS, figures.events);
    assertTrue(figures.appendP50 > 0 && figures.appendP50 <= figures.appendP99);
    if (!contender.equals("NoCodec")) {
      int wire =
          new EngineBenchmark()
              .describe(parameters(contender, store, durability, event))
              .wireBytes();
      assertEquals(wire, figures.payloadBytes, 0.05 * wire);
      assertTrue(figures.codecShare > 0);
    }
    boolean stores = store != Store.MEMORY;
    assertEquals(stores, figures.storedBytes > figures.payloadBytes);
    assertEquals(store == Store.POSTGRES, figures.diskBytes > 0);
    assertEquals(store == Store.REDIS, figures.memoryBytes > 0);
    assertEquals(stores, figures.walBytes > 0, () -> "log " + figures.walBytes);
  }

  private static StoreFigures run(
      String contender, Store store, Durability durability, EventKind event) throws Exception {
    EngineBenchmark benchmark = new EngineBenchmark();
    benchmark.contender = contender;
    benchmark.store = store;
    benchmark.durability = durability;
    benchmark.event = event;
    benchmark.workers = 2;
    benchmark.entities = ACTORS;
    StoreFigures figures = new StoreFigures();
    benchmark.setUp();
    try {
      benchmark.empty();
      benchmark.persist(figures);
      benchmark.recover();
      return figures;
    } finally {
      benchmark.tearDown();
    }
  }

  @Test
  void aJournalThatFailsEndsTheRun() throws Exception {
    Load load = Load.of(EventKind.COUNTER.sample(), 1);
    try (EngineJournal journal = EngineJournal.of(Store.MEMORY, Durability.NONE, 1, true);
        Engine engine = Engine.start(EngineFormat.AVRODYNE, load.sample(), journal.config());
        EngineRun run =
            new EngineRun(engine, load.actors(), 1, (actor, number) -> new Object(), 1)) {
      IllegalStateException thrown = assertThrows(IllegalStateException.class, run::run);
      assertTrue(thrown.toString().contains("An actor fails: "), thrown::toString);
    }
  }

  @Test
  void anotherSerializerThanThatOfTheFormatIsNoticed() throws Exception {
    try (Engine engine =
        Engine.start(
            EngineFormat.JACKSON_CBOR, EventKind.COUNTER.sample(), ConfigFactory.empty())) {
      assertEquals(new ValueStored(1), engine.copy(new ValueStored(1)));
      assertThrows(IllegalStateException.class, () -> engine.copy("an event"));
    }
  }

  @Test
  void actorsStartWithoutEvents() throws Exception {
    Load load = Load.of(EventKind.COUNTER.sample(), 1);
    try (EngineJournal journal = EngineJournal.of(Store.MEMORY, Durability.NONE, 1, false);
        Engine engine = Engine.start(EngineFormat.NO_CODEC, load.sample(), journal.config())) {
      try (EngineRun run = new EngineRun(engine, load.actors(), 2, load::event, 1)) {
        run.run();
      }
      assertEquals(List.of(new ValueStored(1), new ValueStored(1)), engine.replay("actor-000000"));
      assertThrows(
          IllegalStateException.class,
          () -> new EngineRun(engine, load.actors(), 2, load::event, 1));
    }
  }

  @Test
  void saysWhatCannotTakePart() {
    assertEquals(
        Optional.of("a database stores bytes, not objects"),
        refusal("NoCodec", Store.REDIS, Durability.NONE));
    assertEquals(
        Optional.of("memory is not durable"), refusal("Avrodyne", Store.MEMORY, Durability.SYNC));
    assertEquals(Optional.empty(), refusal("Avrodyne", Store.REDIS, Durability.SYNC));
  }

  private static Optional<String> refusal(String contender, Store store, Durability durability) {
    return new EngineBenchmark()
        .refusal(parameters(contender, store, durability, EventKind.COUNTER));
  }

  @Test
  void namesTheContenders() {
    IllegalArgumentException thrown =
        assertThrows(IllegalArgumentException.class, () -> EngineFormat.of("Xml"));
    assertEquals(
        "There is no Xml. Choose from NoCodec, Avrodyne, JacksonJson, JacksonCbor, Protobuf",
        thrown.getMessage());
  }

  @Test
  void describesTheFormat() throws Exception {
    Map<String, String> none =
        parameters("NoCodec", Store.MEMORY, Durability.NONE, EventKind.COUNTER);
    assertEquals(Track.FLOOR, new EngineBenchmark().describe(none).track());
  }
}
