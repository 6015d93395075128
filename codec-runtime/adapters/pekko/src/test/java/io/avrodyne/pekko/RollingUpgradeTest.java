package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.types.Marked;
import io.avrodyne.pekko.types.TakenOut;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.NotSerializableException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.avro.Schema;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.persistence.jdbc.query.javadsl.JdbcReadJournal;
import org.apache.pekko.persistence.query.EventEnvelope;
import org.apache.pekko.persistence.query.PersistenceQuery;
import org.apache.pekko.stream.javadsl.Sink;
import org.junit.jupiter.api.Test;

/** Tests of nodes of two versions on one PostgreSQL, as they are while a cluster is upgraded. */
class RollingUpgradeTest {

  private static final Duration ANSWER = Duration.ofSeconds(60);
  private static final TakenOut.Prepared PREPARED = new TakenOut.Prepared(5);
  private static final TakenOut.After AFTER = new TakenOut.After(5);

  @Test
  void nodeThatDoesNotKnowTheNewSchemaStopsAtIt() throws Exception {
    String id = "renamed";
    ActorSystem earlier = start(TakenOut.Prepared.class);
    ActorSystem later = start(TakenOut.After.class, TakenOut.Prepared.class);
    try {
      assertEquals(2, persist(earlier, id, PREPARED, PREPARED));
      assertEquals(3, persist(later, id, AFTER));
      ExecutionException e = assertThrows(ExecutionException.class, () -> events(earlier, id));
      NotSerializableException cause =
          assertInstanceOf(NotSerializableException.class, e.getCause());
      String message = String.valueOf(cause.getMessage());
      assertTrue(message.startsWith("bank.AccountEvent.Withdrawn:"), message);
      assertTrue(message.contains("this node is older than the one that wrote it"), message);
      assertDoesNotRecover(earlier, id);
      assertEquals(List.of(AFTER, AFTER, AFTER), events(later, id));
    } finally {
      Systems.stop(earlier);
      Systems.stop(later);
    }
  }

  @Test
  void nodesWithBothNamesReadWhatTheOtherWrote() throws Exception {
    String id = "renamed in two steps";
    ActorSystem before = start(TakenOut.Prepared.class);
    ActorSystem prepared = start(TakenOut.Prepared.class, TakenOut.After.class);
    ActorSystem after = start(TakenOut.After.class, TakenOut.Prepared.class);
    try {
      assertEquals(1, persist(before, id, PREPARED));
      assertEquals(2, persist(prepared, id, PREPARED));
      assertEquals(List.of(PREPARED, PREPARED), events(before, id));
      assertEquals(3, persist(after, id, AFTER));
      assertEquals(4, persist(prepared, id, PREPARED));
      assertEquals(5, persist(after, id, AFTER));
      assertEquals(List.of(AFTER, AFTER, AFTER, AFTER, AFTER), events(after, id));
      assertEquals(List.of(PREPARED, PREPARED, PREPARED, PREPARED, PREPARED), events(prepared, id));
    } finally {
      Systems.stop(before);
      Systems.stop(prepared);
      Systems.stop(after);
    }
  }

  @Test
  void newerSchemaIsReadOnceItIsKnown() throws Exception {
    Schema newer =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Marked", "namespace": "io.avrodyne.pekko.types",
                 "fields": [{"name": "number", "type": "int"},
                            {"name": "note", "type": ["null", "string"], "default": null}]}
                """);
    SchemaStore store = new SchemaStore();
    ActorSystem system =
        Systems.start(
            Systems.types(Marked.class, Deposited.class),
            AvrodyneSetup.create().withWriters(store));
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      long fingerprint = Fingerprints.crc64(newer);
      String manifest = "io.avrodyne.pekko.types.Marked:%016x".formatted(fingerprint);
      byte[] bytes = {14, 2, 2, 'x'};
      for (int i = 0; i < 2; i++) {
        NotSerializableException e =
            assertThrows(
                NotSerializableException.class, () -> serializer.fromBinary(bytes, manifest));
        assertTrue(
            String.valueOf(e.getMessage())
                .startsWith(manifest + " is of a version that is not known"),
            e::toString);
      }
      store.add(newer);
      assertEquals(new Marked(7), serializer.fromBinary(bytes, manifest));
    } finally {
      Systems.stop(system);
    }
  }

  /** Starts a node with one class of events, which knows the schemas of other versions. */
  private static ActorSystem start(Class<?> events, Class<?>... others) throws Exception {
    SchemaStore store = new SchemaStore();
    for (Class<?> other : others) {
      store.add(Codecs.of(other).schema());
    }
    String binding =
        "pekko.actor.serialization-bindings { \"%s\" = avrodyne }".formatted(events.getName());
    return Systems.start(
        Systems.config(binding).withFallback(SharedPostgres.config()),
        AvrodyneSetup.create().withWriters(store));
  }

  /** Recovers a recorder, persists events, and returns the number of all of its events. */
  private static int persist(ActorSystem system, String id, Object... events) throws Exception {
    ActorRef<Recorder.Add> recorder = Adapter.spawnAnonymous(system, Recorder.of(id));
    return AskPattern.<Recorder.Add, Integer>ask(
            recorder,
            replyTo -> new Recorder.Add(List.of(events), replyTo),
            ANSWER,
            Adapter.toTyped(system).scheduler())
        .toCompletableFuture()
        .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
  }

  private static void assertDoesNotRecover(ActorSystem system, String id) {
    TestProbe<Integer> probe = TestProbe.create(Adapter.toTyped(system));
    ActorRef<Recorder.Add> recorder = Adapter.spawnAnonymous(system, Recorder.of(id));
    recorder.tell(new Recorder.Add(List.of(PREPARED), probe.ref()));
    probe.expectTerminated(recorder, ANSWER);
    probe.expectNoMessage(Duration.ZERO);
  }

  private static List<Object> events(ActorSystem system, String id) throws Exception {
    return PersistenceQuery.get(system)
        .getReadJournalFor(JdbcReadJournal.class, JdbcReadJournal.Identifier())
        .currentEventsByPersistenceId(id, 0, Long.MAX_VALUE)
        .map(EventEnvelope::event)
        .runWith(Sink.seq(), system)
        .toCompletableFuture()
        .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
  }
}
