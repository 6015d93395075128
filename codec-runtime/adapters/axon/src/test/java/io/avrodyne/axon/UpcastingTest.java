package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.avrodyne.axon.bank.AccountCommand.Deposit;
import io.avrodyne.axon.bank.AccountCommand.Open;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.Upcasters;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.message.SchemaStore;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.upcasting.event.EventTypeUpcaster;
import org.axonframework.serialization.upcasting.event.EventUpcaster;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class UpcastingTest {

  private static final Withdrawn EXPECTED = new Withdrawn("A-1", 1250, "EUR");

  private final SchemaStore store = new SchemaStore();
  private final AvrodyneAxonSerializer serializer = Serializers.bank().schemas(store).build();
  private final String today = serializer.typeForClass(Withdrawn.class).getRevision();
  private Ledger ledger;

  @BeforeEach
  void storeAnOldWithdrawal() throws Exception {
    store.add(Versions.WITHDRAWN_AS_TEXT);
    ledger = Ledger.create();
    Bank.createTables(ledger.source(), serializer);
    try (Bank bank = open()) {
      bank.send(new Open("A-1", "Ada"));
      bank.send(new Deposit("A-1", 2000));
    }
    byte[] old = Versions.message(Versions.withdrawnAsText("A-1", "12.50 EUR"));
    ledger.append("A-1", 2, Upcasters.WITHDRAWN, "text", old);
  }

  @Test
  void recordsAreUpcast() {
    requireUpcast(Upcasters.ofRecords("text", today));
  }

  @Test
  void jsonIsUpcast() {
    requireUpcast(Upcasters.ofJson("text", today));
  }

  @Test
  void recordsAndThenJsonAreUpcast() {
    requireUpcast(
        Upcasters.ofRecords("text", "between"),
        Upcasters.upcaster("between", "after", JsonNode.class, node -> node),
        Upcasters.upcaster("after", today, String.class, text -> text));
  }

  @Test
  void anUpcastRecordMayHaveAnySchemaThatTheCodecReads() throws Exception {
    ledger.append(
        "A-1",
        3,
        "io.avrodyne.axon.bank.AccountEvent.Deposited",
        null,
        Versions.message(Versions.deposited1("A-1", 50)));
    EventUpcaster renaming =
        EventTypeUpcaster.from("bank.Paid", null)
            .to("io.avrodyne.axon.bank.AccountEvent.Deposited", "1");
    ledger.execute(
        "UPDATE DomainEventEntry SET payloadType = 'bank.Paid' WHERE sequenceNumber = 3");
    try (Bank bank =
        Bank.open(ledger.source(), serializer, renaming, Upcasters.ofRecords("text", "whatever"))) {
      assertEquals(800, bank.balance("A-1"));
      assertEquals(new Deposited("A-1", 50, "EUR", null), bank.allOf("A-1").get(3));
    }
  }

  @Test
  void jsonOfAnotherSerializerIsUpcastForThatSerializer() throws Exception {
    AvrodyneAxonSerializer migrating =
        Serializers.bank().schemas(store).readOthersWith(Serializers.jackson()).build();
    ledger.replace(
        "A-1", 2, "{\"accountId\":\"A-1\",\"sum\":1250}".getBytes(StandardCharsets.UTF_8));
    EventUpcaster upcaster =
        Upcasters.upcaster("text", "json-2", ObjectNode.class, UpcastingTest::renamed);
    try (Bank bank = Bank.open(ledger.source(), migrating, upcaster)) {
      assertEquals(EXPECTED, bank.allOf("A-1").get(2));
    }
  }

  private static ObjectNode renamed(ObjectNode node) {
    node.set("cents", node.remove("sum"));
    node.put("currency", "EUR");
    return node;
  }

  @Test
  void withoutAnUpcasterTheEventIsRefused() {
    try (Bank bank = open()) {
      String message = Failures.of(() -> bank.balance("A-1"));
      assertTrue(
          message.startsWith("Cannot deserialize " + Upcasters.WITHDRAWN + ", revision text: "),
          message);
    }
  }

  @Test
  void toolsReadWhatIsStored() throws Exception {
    byte[] stored = ledger.payload("A-1", 2);
    GenericRecord record = serializer.getConverter().convert(stored, GenericRecord.class);
    assertEquals("12.50 EUR", record.get("amount").toString());
    assertEquals(
        "{\"accountId\":\"A-1\",\"amount\":\"12.50 EUR\"}",
        serializer.getConverter().convert(stored, String.class));
  }

  private void requireUpcast(EventUpcaster... upcasters) {
    try (Bank bank = Bank.open(ledger.source(), serializer, upcasters)) {
      assertEquals(750, bank.balance("A-1"));
      assertEquals(EXPECTED, bank.allOf("A-1").get(2));
      assertEquals(List.of(EXPECTED), bank.all().subList(2, 3));
    }
  }

  private Bank open() {
    return Bank.open(ledger.source(), serializer);
  }
}
