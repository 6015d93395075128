package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.AccountAvroCodec;
import io.avrodyne.pekko.bank.BankCommand.Change;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.DepositedAvroCodec;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.bank.Withdrawn;
import io.avrodyne.pekko.types.LongName;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.NotUsed;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.persistence.jdbc.query.javadsl.JdbcReadJournal;
import org.apache.pekko.persistence.query.EventEnvelope;
import org.apache.pekko.persistence.query.NoOffset;
import org.apache.pekko.persistence.query.PersistenceQuery;
import org.apache.pekko.stream.javadsl.Sink;
import org.apache.pekko.stream.javadsl.Source;
import org.junit.jupiter.api.Test;

/** Tests of accounts on PostgreSQL, through pekko-persistence-jdbc. */
class PostgresJournalTest {

  @Test
  void columnsHaveTheIdentifierTheManifestAndTheDatum() throws Exception {
    String id = "columns";
    ActorSystem system = start();
    try {
      Accounts account = new Accounts(system, id);
      account.record(Change.OPEN, 0);
      account.record(Change.DEPOSIT, 5);
      String manifest = Systems.serializer(system).manifest(new Deposited(5, "EUR"));
      Row row =
          row(
              "select event_ser_id, event_ser_manifest, event_payload from event_journal"
                  + " where persistence_id = ? and sequence_number = 2",
              id);
      assertEquals(AvrodynePekkoSerializerTest.IDENTIFIER, row.serializer());
      assertEquals(manifest, row.manifest());
      assertEquals(
          ByteBuffer.wrap(DepositedAvroCodec.INSTANCE.encode(new Deposited(5, "EUR"))),
          row.payload());
    } finally {
      Systems.stop(system);
    }
  }

  @Test
  void anotherSystemRecoversFromSnapshotAndEvents() throws Exception {
    String id = "recovered";
    ActorSystem first = start();
    try {
      Accounts account = new Accounts(first, id);
      account.record(Change.OPEN, 0);
      for (int i = 1; i <= 6; i++) {
        account.record(Change.DEPOSIT, 10L * i);
      }
      assertEquals(new Account("Ada", 205), account.record(Change.WITHDRAW, 5));
    } finally {
      Systems.stop(first);
    }
    ActorSystem second = start();
    try {
      assertEquals(new Account("Ada", 205), new Accounts(second, id).get());
      Row snapshot =
          row(
              "select snapshot_ser_id, snapshot_ser_manifest, snapshot_payload from snapshot"
                  + " where persistence_id = ? and sequence_number = 5",
              id);
      assertEquals(AvrodynePekkoSerializerTest.IDENTIFIER, snapshot.serializer());
      assertEquals(new Account("Ada", 100), AccountAvroCodec.INSTANCE.decode(snapshot.payload()));
    } finally {
      Systems.stop(second);
    }
  }

  @Test
  void queriesReturnEvents() throws Exception {
    String id = "queried";
    ActorSystem system = start();
    try {
      Accounts account = new Accounts(system, id);
      account.record(Change.OPEN, 0);
      account.record(Change.DEPOSIT, 5);
      account.record(Change.WITHDRAW, 2);
      List<Object> expected = List.of(new Opened("Ada"), new Deposited(5, "EUR"), new Withdrawn(2));
      JdbcReadJournal queries =
          PersistenceQuery.get(system)
              .getReadJournalFor(JdbcReadJournal.class, JdbcReadJournal.Identifier());
      assertEquals(
          expected, run(system, id, queries.currentEventsByPersistenceId(id, 0, Long.MAX_VALUE)));
      assertEquals(
          expected, run(system, id, queries.currentEventsByTag(id, NoOffset.getInstance())));
    } finally {
      Systems.stop(system);
    }
  }

  @Test
  void manifestThatIsTooLongForItsColumnStopsTheActor() throws Exception {
    String id = "long name";
    LongName event = new LongName(1);
    ActorSystem system =
        Systems.start(
            Systems.config(
                    "pekko.actor.serialization-bindings { \"%s\" = avrodyne }"
                        .formatted(LongName.class.getName()))
                .withFallback(SharedPostgres.config()));
    try {
      assertEquals(256, Systems.serializer(system).manifest(event).length());
      TestProbe<Integer> probe = TestProbe.create(Adapter.toTyped(system));
      ActorRef<Recorder.Add> recorder = Adapter.spawnAnonymous(system, Recorder.of(id));
      recorder.tell(new Recorder.Add(List.of(event), probe.ref()));
      probe.expectTerminated(recorder, Duration.ofSeconds(60));
      probe.expectNoMessage(Duration.ZERO);
      JdbcReadJournal queries =
          PersistenceQuery.get(system)
              .getReadJournalFor(JdbcReadJournal.class, JdbcReadJournal.Identifier());
      assertEquals(
          List.of(), run(system, id, queries.currentEventsByPersistenceId(id, 0, Long.MAX_VALUE)));
    } finally {
      Systems.stop(system);
    }
  }

  /** Returns the events of one persistence id. */
  private static List<Object> run(
      ActorSystem system, String id, Source<EventEnvelope, NotUsed> source) throws Exception {
    return source
        .filter(envelope -> envelope.persistenceId().equals(id))
        .map(EventEnvelope::event)
        .runWith(Sink.seq(), system)
        .toCompletableFuture()
        .get(30, TimeUnit.SECONDS);
  }

  private static ActorSystem start() throws Exception {
    return Systems.start(Systems.BANK.withFallback(SharedPostgres.config()));
  }

  /** What a journal or a snapshot store has of one object. */
  private record Row(int serializer, String manifest, ByteBuffer payload) {}

  /** Returns the only row of a query for the columns of {@link Row} by persistence id. */
  private static Row row(String sql, String id) throws Exception {
    try (Connection connection = SharedPostgres.connect();
        PreparedStatement query = connection.prepareStatement(sql)) {
      query.setString(1, id);
      ResultSet row = query.executeQuery();
      assertTrue(row.next());
      return new Row(row.getInt(1), row.getString(2), ByteBuffer.wrap(row.getBytes(3)));
    }
  }
}
