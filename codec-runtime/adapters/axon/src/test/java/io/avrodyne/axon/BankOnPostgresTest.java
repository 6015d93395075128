package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.axon.bank.Account;
import io.avrodyne.axon.bank.AccountCommand.Deposit;
import io.avrodyne.axon.bank.AccountCommand.Open;
import io.avrodyne.axon.bank.AccountCommand.Withdraw;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.TransferEvent;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.message.SchemaStore;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BankOnPostgresTest {

  private static final String DEPOSITED = "io.avrodyne.axon.bank.AccountEvent.Deposited";

  private final SchemaStore store = new SchemaStore();
  private final AvrodyneAxonSerializer serializer =
      Serializers.bank().classes(Account.class).schemas(store).build();
  private Ledger ledger;

  @BeforeEach
  void createTables() throws Exception {
    ledger = Ledger.create();
    Bank.createTables(ledger.source(), serializer);
  }

  @Test
  void eventsAreStoredAsMessagesAndReplayed() throws Exception {
    try (Bank bank = open()) {
      bank.send(new Open("A-1", "Ada"));
      bank.send(new Deposit("A-1", 700));
      bank.send(new Withdraw("A-1", 200));
      assertEquals(500, bank.balance("A-1"));
      assertThrows(IllegalStateException.class, () -> bank.send(new Withdraw("A-1", 501)));
      assertEquals(
          List.of(
              new Opened("A-1", "Ada"),
              new Deposited("A-1", 700, "EUR", null),
              new Withdrawn("A-1", 200, "EUR"),
              new Withdrawn("A-1", 0, "EUR")),
          bank.all());
    }
    assertArrayEquals(
        serializer.serialize(new Opened("A-1", "Ada"), byte[].class).getData(),
        ledger.payload("A-1", 0));
    assertEquals(
        List.of(Opened.class.getName()),
        ledger.column("SELECT payloadType FROM DomainEventEntry WHERE sequenceNumber = 0"));
  }

  @Test
  void metaDataAreStoredByTheDelegate() throws Exception {
    try (Bank bank = open()) {
      bank.send(new Open("A-1", "Ada"));
    }
    byte[] metaData = (byte[]) ledger.column("SELECT metaData FROM DomainEventEntry").get(0);
    assertTrue(new String(metaData, StandardCharsets.UTF_8).startsWith("{\""));
  }

  @Test
  void snapshotsAreMessagesToo() throws Exception {
    try (Bank bank = open()) {
      bank.send(new Open("A-1", "Ada"));
      for (int i = 1; i < 2 * Bank.SNAPSHOT_AFTER; i++) {
        bank.send(new Deposit("A-1", i));
      }
    }
    List<Object> types = ledger.column("SELECT payloadType FROM SnapshotEventEntry");
    assertEquals(List.of(Account.class.getName()), types);
    byte[] snapshot = (byte[]) ledger.column("SELECT payload FROM SnapshotEventEntry").get(0);
    assertEquals(Codecs.of(Account.class).fingerprint(), MessageHeader.fingerprint(snapshot));
    try (Bank bank = open()) {
      assertTrue(bank.history("A-1").size() <= Bank.SNAPSHOT_AFTER + 1, "a snapshot is read");
      assertEquals(45, bank.balance("A-1"));
    }
  }

  @Test
  void aTransferIsRememberedWhileTheApplicationRestarts() throws Exception {
    try (Bank bank = open()) {
      bank.send(new Open("A-1", "Ada"));
      bank.send(new Open("A-2", "Bob"));
      bank.send(new Deposit("A-1", 700));
      bank.publish(new TransferEvent.Requested("T-1", "A-1", "A-2", 300));
      assertEquals(400, bank.balance("A-1"));
      assertEquals(0, bank.balance("A-2"));
    }
    assertEquals(1L, ledger.column("SELECT count(*) FROM SagaEntry").get(0));
    try (Bank bank = open()) {
      bank.publish(new TransferEvent.Completed("T-1"));
      assertEquals(400, bank.balance("A-1"));
      assertEquals(300, bank.balance("A-2"));
    }
    assertEquals(0L, ledger.column("SELECT count(*) FROM SagaEntry").get(0));
  }

  @Test
  void eventsOfThreeVersionsAreReplayedTogether() throws Exception {
    store.add(Versions.DEPOSITED_BY_TELLER);
    try (Bank bank = open()) {
      bank.send(new Open("A-1", "Ada"));
    }
    int number = 1;
    for (GenericRecord record :
        List.of(
            Versions.depositedByTeller("A-1", 100),
            Versions.deposited1("A-1", 20),
            Versions.deposited2("A-1", 3, "USD"))) {
      ledger.append("A-1", number, DEPOSITED, "" + number, Versions.message(record));
      number++;
    }
    try (Bank bank = open()) {
      bank.send(new Deposit("A-1", 4000));
      assertEquals(4123, bank.balance("A-1"));
      assertEquals(
          List.of(
              new Deposited("A-1", 100, "EUR", null),
              new Deposited("A-1", 20, "EUR", null),
              new Deposited("A-1", 3, "USD", null),
              new Deposited("A-1", 4000, "EUR", null)),
          bank.allOf("A-1").subList(1, 5));
    }
  }

  @Test
  void anApplicationThatStoredJsonGoesOn() throws Exception {
    AvrodyneAxonSerializer before =
        Serializers.bank().readOthersWith(Serializers.jackson()).build();
    try (Bank bank = Bank.open(ledger.source(), Serializers.jackson())) {
      bank.send(new Open("A-1", "Ada"));
      bank.send(new Deposit("A-1", 700));
    }
    try (Bank bank = Bank.open(ledger.source(), before)) {
      bank.send(new Deposit("A-1", 1));
      assertEquals(701, bank.balance("A-1"));
      assertEquals(new Deposited("A-1", 700, "EUR", null), bank.allOf("A-1").get(1));
    }
    assertEquals('{', ledger.payload("A-1", 1)[0]);
    assertTrue(MessageHeader.isStartOf(ledger.payload("A-1", 2)));
  }

  private Bank open() {
    return Bank.open(ledger.source(), serializer);
  }
}
