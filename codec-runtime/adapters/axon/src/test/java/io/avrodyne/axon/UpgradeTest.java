package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.axon.bank.Account;
import io.avrodyne.axon.bank.AccountCommand.Deposit;
import io.avrodyne.axon.bank.AccountCommand.Open;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.Projection;
import io.avrodyne.axon.bank.TransferEvent;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.List;
import org.axonframework.eventhandling.LoggingErrorHandler;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.Serializer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nodes of two versions of an application at the same time, on one database. */
class UpgradeTest {

  private static final String NEWER = "io.avrodyne.axon.bank.AccountEvent$Withdrawn";

  private final Serializer jackson = Serializers.jackson();
  private final Serializer both =
      Serializers.bank().classes(Account.class).writeWith(Serializers.jackson()).build();
  private final Serializer avro =
      Serializers.bank().classes(Account.class).readOthersWith(Serializers.jackson()).build();
  private Ledger ledger;
  private Nodes nodes;

  @BeforeEach
  void createTables() throws Exception {
    ledger = Ledger.create();
    nodes = new Nodes(ledger);
    Bank.createTables(ledger.source(), jackson);
  }

  @Test
  void aNodeWithTheFormerSerializerDoesNotSkipEvents() throws Exception {
    try (Bank old = nodes.open(jackson);
        Bank later = nodes.open(avro)) {
      old.send(new Open("A-1", "Ada"));
      old.send(new Deposit("A-1", 8175));
      later.send(new Deposit("A-1", 10_000));
      assertThrows(RuntimeException.class, () -> old.balance("A-1"));
      assertThrows(RuntimeException.class, () -> old.send(new Deposit("A-1", 1)));
      assertEquals(18_175, later.balance("A-1"));
    }
  }

  @Test
  void aProjectionWithTheFormerSerializerWaitsForEventsThatItCannotRead() throws Exception {
    Projection projection = new Projection().expect(2);
    try (Bank old = nodes.project(jackson, projection);
        Bank later = nodes.open(avro)) {
      old.send(new Open("A-1", "Ada"));
      old.send(new Deposit("A-1", 1));
      assertEquals(2, projection.await().size());
      later.send(new Deposit("A-1", 2));
      Nodes.await(() -> !Nodes.isRunning(old));
      assertEquals(2, projection.await().size());
    }
    Projection upgraded = new Projection().expect(1);
    try (Bank later = nodes.project(avro, upgraded, new LoggingErrorHandler())) {
      assertEquals(
          1, upgraded.await().size(), "the token stands before the event that was not read");
      assertTrue(Nodes.isRunning(later));
    }
  }

  @Test
  void theFormerSerializerIsReplacedInTwoStepsAndBack() throws Exception {
    try (Bank old = nodes.open(jackson);
        Bank first = nodes.open(both)) {
      old.send(new Open("A-1", "Ada"));
      old.send(new Open("A-2", "Bob"));
      deposits(first, 7);
      deposits(old, 7);
      first.publish(new TransferEvent.Requested("T-1", "A-1", "A-2", 14));
      old.publish(new TransferEvent.Completed("T-1"));
      agree(42, 14, old, first);
    }
    assertEquals(
        0L, nodes.count("SELECT count(*) FROM DomainEventEntry WHERE payloadRevision <> ''"));
    assertEquals(
        0L, nodes.count("SELECT count(*) FROM SnapshotEventEntry WHERE payloadRevision <> ''"));
    try (Bank old = nodes.open(jackson)) {
      agree(42, 14, old);
    }
    try (Bank first = nodes.open(both);
        Bank second = nodes.open(avro)) {
      deposits(first, 7);
      deposits(second, 7);
      assertTrue(
          nodes.count("SELECT count(*) FROM SnapshotEventEntry WHERE payloadRevision <> ''") > 0);
      second.publish(new TransferEvent.Requested("T-2", "A-1", "A-2", 6));
      first.publish(new TransferEvent.Completed("T-2"));
      agree(92, 20, first, second);
    }
    try (Bank first = nodes.open(both)) {
      deposits(first, 7);
      agree(120, 20, first);
    }
    Projection before = new Projection();
    Projection after = new Projection();
    int events =
        (int)
            nodes.count(
                "SELECT count(*) FROM DomainEventEntry WHERE payloadType LIKE '%.AccountEvent%'");
    before.expect(events);
    after.expect(events);
    assertEquals(nodes.replay(both, before), nodes.replay(avro, after));
  }

  @Test
  void namesWithDotsAndNamesWithDollarsAreReadByNodesThatWriteEither() throws Exception {
    Serializer dots =
        Serializers.bank()
            .classes(Account.class)
            .typeNames(TypeNames.SCHEMA)
            .skipUnreadable(true)
            .build();
    Serializer dollars = Serializers.bank().classes(Account.class).build();
    try (Bank old = nodes.open(dots);
        Bank later = nodes.open(dollars)) {
      old.send(new Open("A-1", "Ada"));
      old.send(new Open("A-2", "Bob"));
      deposits(later, 7);
      deposits(old, 7);
      later.publish(new TransferEvent.Requested("T-1", "A-1", "A-2", 14));
      old.publish(new TransferEvent.Completed("T-1"));
      agree(42, 14, old, later);
      assertEquals(old.all(), later.all());
    }
    try (Bank old = nodes.open(dots)) {
      deposits(old, 7);
      agree(70, 14, old);
    }
    assertEquals(
        List.of(
            "io.avrodyne.axon.bank.AccountEvent$Deposited",
            "io.avrodyne.axon.bank.AccountEvent.Deposited"),
        ledger.column(
            "SELECT DISTINCT payloadType COLLATE \"C\" FROM DomainEventEntry"
                + " WHERE payloadType LIKE '%Deposited' ORDER BY 1"));
  }

  @Test
  void anEventOfALaterVersionStopsTheAggregateAndTheProjection() throws Exception {
    Projection projection = new Projection().expect(1);
    try (Bank bank = nodes.project(avro, projection, new LoggingErrorHandler())) {
      bank.send(new Open("A-1", "Ada"));
      assertEquals(1, projection.await().size());
    }
    append(1);
    try (Bank bank = nodes.project(avro, projection, new LoggingErrorHandler())) {
      Nodes.await(() -> !Nodes.isRunning(bank));
      Throwable thrown = assertThrows(RuntimeException.class, () -> bank.balance("A-1"));
      assertInstanceOf(UnknownSchemaException.class, Failures.rootOf(thrown));
      bank.send(new Open("A-2", "Bob"));
      assertEquals(1, projection.await().size());
    }
    SchemaStore store = new SchemaStore();
    store.add(Versions.DEPOSITED_BY_TELLER);
    Projection upgraded = new Projection().expect(2);
    Serializer later = Serializers.bank().schemas(store).build();
    try (Bank bank = nodes.project(later, upgraded, new LoggingErrorHandler())) {
      assertEquals(2, upgraded.await().size());
      assertEquals(7, bank.balance("A-1"));
    }
  }

  @Test
  void unreadableEventsAreLeftToHandlersOnRequest() throws Exception {
    Serializer lenient = Serializers.bank().skipUnreadable(true).build();
    Projection projection = new Projection().expect(3);
    try (Bank bank = nodes.open(lenient)) {
      bank.send(new Open("A-1", "Ada"));
    }
    append(1);
    ledger.append("A-1", 2, "gone.Event", "0123456789abcdef", new byte[] {1});
    ledger.append("A-1", 3, "gone.Event", null, new byte[] {1});
    try (Bank bank = nodes.project(lenient, projection, new LoggingErrorHandler())) {
      assertEquals(3, projection.await().size());
      assertTrue(Nodes.isRunning(bank));
    }
  }

  @Test
  void theRevisionOfAFormerSerializerMayLookLikeAFingerprint() throws Exception {
    ledger.append("A-1", 0, Opened.class.getName(), null, json());
    ledger.append("A-1", 1, "gone.Event", "0123456789abcdef", new byte[] {1});
    try (Bank bank = nodes.open(avro)) {
      Throwable thrown = assertThrows(RuntimeException.class, () -> bank.balance("A-1"));
      assertInstanceOf(SerializationException.class, Failures.rootOf(thrown));
    }
    try (Bank bank =
        nodes.open(Serializers.bank().readOthersWith(jackson).skipUnreadable(true).build())) {
      assertEquals(0, bank.balance("A-1"));
    }
  }

  @Test
  void aSnapshotOfALaterVersionIsIgnored() throws Exception {
    try (Bank bank = nodes.open(avro)) {
      bank.send(new Open("A-1", "Ada"));
      for (int i = 0; i < Bank.SNAPSHOT_AFTER; i++) {
        bank.send(new Deposit("A-1", 1));
      }
      assertEquals(1L, nodes.count("SELECT count(*) FROM SnapshotEventEntry"));
      ledger.execute("UPDATE SnapshotEventEntry SET payloadRevision = '0123456789abcdef'");
      assertEquals(0L, bank.history("A-1").get(0).getSequenceNumber());
      assertEquals(Bank.SNAPSHOT_AFTER, bank.balance("A-1"));
    }
  }

  private void append(int number) throws Exception {
    ledger.append(
        "A-1",
        number,
        NEWER.replace("Withdrawn", "Deposited"),
        RevisionSource.fingerprint().revisionOf(Object.class, Versions.DEPOSITED_BY_TELLER),
        Versions.message(Versions.depositedByTeller("A-1", 7)));
  }

  private byte[] json() {
    return jackson.serialize(new Opened("A-1", "Ada"), byte[].class).getData();
  }

  private static void deposits(Bank bank, int count) {
    for (int i = 0; i < count; i++) {
      bank.send(new Deposit("A-1", 4));
    }
  }

  private static void agree(long first, long second, Bank... nodes) {
    for (Bank node : nodes) {
      assertEquals(first, node.balance("A-1"));
      assertEquals(second, node.balance("A-2"));
    }
  }
}
