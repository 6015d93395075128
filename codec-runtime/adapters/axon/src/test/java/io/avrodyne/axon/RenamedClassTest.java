package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.LimitedTypes;
import io.avrodyne.axon.renamed.Pay;
import io.avrodyne.axon.renamed.after.Wallet;
import io.avrodyne.axon.renamed.before.Purse;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.List;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.eventsourcing.EventCountSnapshotTriggerDefinition;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.json.JacksonSerializer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nodes of which one has a class under its former name. */
class RenamedClassTest {

  private static final String PURSE = "io.avrodyne.axon.renamed.before.Purse";

  private final SchemaStore schemas = new SchemaStore();
  private final Serializer before =
      AvrodyneSerializer.builder()
          .classes(Purse.class, Purse.Credited.class)
          .delegate(without("io.avrodyne.axon.renamed.after."))
          .build();
  private final Serializer during =
      after().writeAs(Wallet.class, PURSE).writeAs(Wallet.Paid.class, PURSE + "$Credited").build();
  private final Serializer after = after().schemas(schemas).build();
  private Ledger ledger;

  @BeforeEach
  void createTables() throws Exception {
    schemas.add(Codecs.of(Purse.class).schema());
    schemas.add(Codecs.of(Purse.Credited.class).schema());
    ledger = Ledger.create();
    Bank.createTables(ledger.source(), before);
  }

  @Test
  void aClassIsRenamedInTwoStepsAndBack() throws Exception {
    try (Bank old = open(before, Purse.class);
        Bank first = open(during, Wallet.class)) {
      pay(old, 2 * Bank.SNAPSHOT_AFTER);
      pay(first, 2 * Bank.SNAPSHOT_AFTER);
      pay(old, 1);
      assertEquals(21, balance(old));
      assertEquals(21, balance(first));
    }
    assertEquals(
        List.of(PURSE + "$Credited"),
        ledger.column("SELECT DISTINCT payloadType FROM DomainEventEntry"));
    assertEquals(
        List.of(PURSE), ledger.column("SELECT DISTINCT payloadType FROM SnapshotEventEntry"));
    try (Bank old = open(before, Purse.class)) {
      pay(old, 2 * Bank.SNAPSHOT_AFTER);
      assertEquals(31, balance(old));
    }
    try (Bank first = open(during, Wallet.class);
        Bank second = open(after, Wallet.class)) {
      pay(second, 2 * Bank.SNAPSHOT_AFTER);
      pay(first, 1);
      assertEquals(42, balance(first));
      assertEquals(42, balance(second));
    }
    try (Bank first = open(during, Wallet.class)) {
      pay(first, 1);
      assertEquals(43, balance(first));
    }
  }

  @Test
  void aNodeWithTheFormerNameDoesNotSkipEventsOfTheNewOne() throws Exception {
    try (Bank old = open(before, Purse.class);
        Bank second = open(after, Wallet.class)) {
      pay(old, 1);
      pay(second, 1);
      Throwable thrown = assertThrows(RuntimeException.class, () -> balance(old));
      Throwable cause = Failures.rootOf(thrown);
      assertInstanceOf(SerializationException.class, cause);
      assertTrue(Serializers.messageOf(cause).contains("skipUnreadable"), cause::toString);
      assertEquals(2, balance(second));
    }
  }

  @Test
  void aFormerNameMustBeAnAlias() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> after().writeAs(Wallet.class, "shop.Purse$Old").build());
    assertEquals(
        "io.avrodyne.axon.renamed.after.Wallet cannot be written as shop.Purse$Old: it is not read"
            + " by that name. Add @AvroAlias(\"shop.Purse.Old\") to the class.",
        e.getMessage());
  }

  @Test
  void aFormerNameNeedsACodec() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Serializers.bank().writeAs(Wallet.class, PURSE).build());
    assertEquals(
        "io.avrodyne.axon.renamed.after.Wallet has a former name, but no codec. Pass its codec,"
            + " too.",
        e.getMessage());
  }

  private static AvrodyneSerializerBuilder after() {
    return AvrodyneSerializer.builder()
        .classes(Wallet.class, Wallet.Paid.class)
        .delegate(without("io.avrodyne.axon.renamed.before."));
  }

  /** Returns the delegate of a node that lacks some classes. */
  private static Serializer without(String prefix) {
    ObjectMapper mapper = new ObjectMapper();
    mapper.setTypeFactory(new LimitedTypes(prefix));
    return JacksonSerializer.builder().objectMapper(mapper).build();
  }

  private static void pay(Bank bank, int times) {
    for (int i = 0; i < times; i++) {
      bank.configuration().commandGateway().sendAndWait(new Pay("Ada", 1));
    }
  }

  private static long balance(Bank bank) {
    return (Long) bank.configuration().commandGateway().sendAndWait(new Pay("Ada", 0));
  }

  private Bank open(Serializer serializer, Class<?> wallet) {
    return Bank.open(
        ledger.source(),
        serializer,
        List.of(),
        configurer ->
            configurer.configureAggregate(
                AggregateConfigurer.defaultConfiguration(wallet)
                    .configureSnapshotTrigger(
                        config ->
                            new EventCountSnapshotTriggerDefinition(
                                config.snapshotter(), Bank.SNAPSHOT_AFTER))));
  }
}
