package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.axon.bank.AccountCommand.Deposit;
import io.avrodyne.axon.bank.AccountCommand.Open;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.Projection;
import io.avrodyne.axon.bank.Upcasters;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.ListenerInvocationErrorHandler;
import org.axonframework.eventhandling.LoggingErrorHandler;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CorruptEventTest {

  private static final String DEPOSITED = "io.avrodyne.axon.bank.AccountEvent$Deposited";

  private final SchemaStore store = new SchemaStore();
  private final AvrodyneAxonSerializer serializer = Serializers.bank().schemas(store).build();
  private Ledger ledger;

  @BeforeEach
  void openTwoAccounts() throws Exception {
    ledger = Ledger.create();
    Bank.createTables(ledger.source(), serializer);
    try (Bank bank = Bank.open(ledger.source(), serializer)) {
      for (String account : List.of("A-1", "A-2")) {
        bank.send(new Open(account, "Ada"));
        bank.send(new Deposit(account, 700));
      }
    }
  }

  @Test
  void aCorruptEventIsReportedAndOtherAccountsLoad() throws Exception {
    byte[] payload = ledger.payload("A-1", 1);
    ledger.replace("A-1", 1, Arrays.copyOf(payload, payload.length - 3));
    String revision = serializer.typeForClass(Deposited.class).getRevision();
    String report =
        "Cannot deserialize "
            + DEPOSITED
            + ", revision "
            + revision
            + ": currency: a string is longer than the input (byte 16)";
    try (Bank bank = Bank.open(ledger.source(), serializer)) {
      assertEquals(report, Failures.of(() -> bank.balance("A-1")));
      assertEquals(700, bank.balance("A-2"));
    }
    try (Bank bank = Bank.open(ledger.source(), serializer, Upcasters.locating(serializer))) {
      assertEquals("Account A-1, event 1: " + report, Failures.of(() -> bank.balance("A-1")));
      assertEquals(700, bank.balance("A-2"));
    }
    ledger.replace("A-1", 1, payload);
    try (Bank bank = Bank.open(ledger.source(), serializer)) {
      assertEquals(700, bank.balance("A-1"));
    }
  }

  @Test
  void aProcessorSkipsWhatItCannotRead() throws Exception {
    ledger.replace("A-1", 1, new byte[] {'{', '}'});
    Projection projection = new Projection().expect(3);
    try (Bank bank = open(projection, new LoggingErrorHandler())) {
      assertEquals(
          List.of(
              new Opened("A-1", "Ada"),
              new Opened("A-2", "Ada"),
              new Deposited("A-2", 700, "EUR", null)),
          projection.await());
      assertEquals(700, bank.balance("A-2"));
    }
  }

  @Test
  void aProcessorHaltsAtAnUnknownFingerprintAndGoesOnOnceItIsKnown() throws Exception {
    ledger.replace("A-1", 1, Versions.message(Versions.depositedByTeller("A-1", 700)));
    BlockingQueue<Exception> errors = new LinkedBlockingQueue<>();
    ListenerInvocationErrorHandler halting =
        (exception, event, handler) -> {
          errors.add(exception);
          throw exception;
        };
    Projection projection = new Projection().expect(4);
    try (Bank bank = open(projection, halting)) {
      String report = Failures.of(Objects.requireNonNull(errors.poll(60, TimeUnit.SECONDS)));
      assertTrue(report.contains("unknown schema fingerprint 0x"), report);
      assertTrue(report.startsWith("Cannot deserialize " + DEPOSITED), report);
      store.add(Versions.DEPOSITED_BY_TELLER);
      assertTrue(projection.await().contains(new Deposited("A-2", 700, "EUR", null)), "goes on");
      assertEquals(4, bank.all().size());
    }
  }

  @Test
  void anUnknownTypeIsHandedToWhoeverWantsIt() throws Exception {
    SerializedType unknown = new SimpleSerializedType("bank.Closed", "9");
    ledger.append("A-3", 0, "bank.Closed", "9", ledger.payload("A-1", 1));
    Projection projection = new Projection().expect(5);
    try (Bank bank = open(projection, new LoggingErrorHandler())) {
      List<Object> seen = projection.await();
      assertEquals(unknown, seen.get(4));
      assertFalse(seen.subList(0, 4).contains(unknown));
      assertEquals(700, bank.balance("A-1"));
    }
  }

  @Test
  void aProjectionIsReplayed() throws Exception {
    Projection projection = new Projection().expect(4);
    try (Bank bank = open(projection, new LoggingErrorHandler())) {
      List<Object> first = projection.await();
      TrackingEventProcessor processor =
          bank.configuration().getModules().stream()
              .filter(EventProcessingConfiguration.class::isInstance)
              .map(EventProcessingConfiguration.class::cast)
              .findFirst()
              .flatMap(each -> each.eventProcessor(Projection.NAME, TrackingEventProcessor.class))
              .orElseThrow();
      processor.shutDown();
      processor.resetTokens();
      projection.expect(4);
      processor.start();
      assertEquals(first, projection.await().subList(4, 8));
    }
    assertEquals(1L, ledger.column("SELECT count(*) FROM TokenEntry").get(0));
  }

  private Bank open(Projection projection, ListenerInvocationErrorHandler errors) {
    return new Nodes(ledger).project(serializer, projection, errors);
  }
}
