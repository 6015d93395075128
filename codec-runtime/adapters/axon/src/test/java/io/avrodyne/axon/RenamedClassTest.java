package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.LimitedTypes;
import io.avrodyne.axon.bank.Projection;
import io.avrodyne.axon.renamed.Goal;
import io.avrodyne.axon.renamed.Pay;
import io.avrodyne.axon.renamed.Payment;
import io.avrodyne.axon.renamed.after.Wallet;
import io.avrodyne.axon.renamed.before.Purse;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.List;
import org.apache.avro.Schema;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configurer;
import org.axonframework.eventsourcing.EventCountSnapshotTriggerDefinition;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.json.JacksonSerializer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nodes of which one has a class under its former name. */
class RenamedClassTest {

  private static final String PURSE = "io.avrodyne.axon.renamed.before.Purse";
  private static final String WALLET = "io.avrodyne.axon.renamed.after.Wallet";

  /** How many cents are paid between a goal and the end of its saga. */
  private static final long GOAL = 2 * Bank.SNAPSHOT_AFTER + 1;

  private final SchemaStore schemas = new SchemaStore();
  private final Version before =
      new Version(
          AvrodyneAxonSerializer.builder()
              .classes(Purse.class, Purse.Credited.class, Purse.Savings.class)
              .delegate(without("io.avrodyne.axon.renamed.after."))
              .build(),
          Purse.class,
          Purse.Savings.class);
  private final Version during =
      Version.of(
          saving().writeAs(Wallet.class, PURSE).writeAs(Wallet.Paid.class, PURSE + "$Credited"));
  private final Version after = Version.of(saving().schemas(schemas));
  private final Projection projection = new Projection();
  private Ledger ledger;
  private Nodes nodes;
  private int exchanges;

  @BeforeEach
  void createTables() throws Exception {
    schemas.add(Codecs.of(Purse.class).schema());
    schemas.add(Codecs.of(Purse.Credited.class).schema());
    schemas.add(Codecs.of(Purse.Savings.class).schema());
    ledger = Ledger.create();
    nodes = new Nodes(ledger);
    Bank.createTables(ledger.source(), before.serializer());
  }

  @Test
  void aClassIsRenamedInTwoStepsAndBack() throws Exception {
    roll(before, during);
    roll(during, before);
    assertEquals(List.of(PURSE + "$Credited"), types("DomainEventEntry"));
    assertEquals(List.of(PURSE), types("SnapshotEventEntry"));
    roll(before, during);
    roll(during, after);
    assertEquals(List.of(WALLET + "$Paid", PURSE + "$Credited"), types("DomainEventEntry"));
    assertEquals(List.of(WALLET), types("SnapshotEventEntry"));
    roll(after, during);
    assertEquals(List.of(PURSE), types("SnapshotEventEntry"));
    assertEquals(projection.seen(), replay(during));
    assertEquals(projection.seen(), replay(after));
  }

  @Test
  void aNodeWithTheFormerNameDoesNotSkipEventsOfTheNewOne() throws Exception {
    try (Bank old = project(before);
        Bank second = open(after)) {
      pay(old, 1);
      Nodes.await(() -> projection.seen().size() == 1);
      pay(second, 1);
      Throwable thrown = assertThrows(RuntimeException.class, () -> balance(old, "Ada"));
      Throwable cause = Failures.rootOf(thrown);
      assertInstanceOf(SerializationException.class, cause);
      assertTrue(Serializers.messageOf(cause).contains("skipUnreadable"), cause::toString);
      assertEquals(2, balance(second, "Ada"));
    }
    try (Bank old = project(before)) {
      Nodes.await(() -> !Nodes.isRunning(old));
      assertEquals(1, projection.seen().size());
    }
    try (Bank second = project(after)) {
      Nodes.await(() -> projection.seen().size() >= 3);
      assertEquals(payments(second), projection.seen());
    }
  }

  @Test
  void aSagaIsFoundByTheNameThatItIsStoredUnder() throws Exception {
    goOn(during, Version.of(after().schemas(schemas)), after);
  }

  @Test
  void aSagaThatIsStoredWithDotsIsFoundWithDots() throws Exception {
    goOn(
        Version.of(after().typeNames(TypeNames.SCHEMA)),
        Version.of(after()),
        Version.of(after().writeAs(Wallet.Plan.class, WALLET + ".Plan")));
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

  @Test
  void aFormerSchemaInTheStoreMustHaveTheSameLogicalTypes() {
    SchemaStore store = new SchemaStore();
    store.add(credited());
    assertCannotBeToldApart(
        after().schemas(store).writeAs(Wallet.Paid.class, PURSE + "$Credited"),
        "(cents: timestamp-millis and no logical type)");
  }

  @Test
  void aFormerSchemaInARegistryMustHaveTheSameLogicalTypes() {
    SchemaStore registry = SchemaStore.backedBy(RenamedClassTest::inRegistry, 10);
    assertCannotBeToldApart(
        after().schemas(registry).writeAs(Wallet.Paid.class, PURSE + "$Credited"),
        "(cents: timestamp-millis and no logical type)");
  }

  @Test
  void aFormerSchemaInTheHistoryMustHaveTheSameLogicalTypes() {
    AvrodyneAxonSerializerBuilder counting = after().classes(Wallet.Counted.class);
    counting.build();
    assertCannotBeToldApart(
        counting.writeAs(Wallet.Counted.class, PURSE + "$Checked"),
        "(at: timestamp-millis and timestamp-micros)");
  }

  private static void assertCannotBeToldApart(
      AvrodyneAxonSerializerBuilder renamed, String difference) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, renamed::build);
    String message = Serializers.messageOf(e);
    assertTrue(message.contains(difference + ", so their messages cannot be told apart"), message);
  }

  private static @Nullable Schema inRegistry(long fingerprint) {
    return fingerprint == Fingerprints.crc64(credited()) ? credited() : null;
  }

  /** Returns a schema with the layout of the former event, but another meaning. */
  private static Schema credited() {
    String text = Codecs.of(Purse.Credited.class).schema().toString();
    return SchemaText.parse(
        text.replace("\"long\"", "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}"));
  }

  /** Replaces the nodes of one version by nodes of another, with payments on both on the way. */
  private void roll(Version from, Version to) throws Exception {
    exchange(from, to);
    exchange(to, to);
  }

  /**
   * Pays on two nodes, of which the first has the projection. The saga that begins here ends in the
   * next exchange.
   */
  private void exchange(Version first, Version second) throws Exception {
    try (Bank one = project(first);
        Bank two = open(second)) {
      pay(one, Bank.SNAPSHOT_AFTER);
      pay(two, Bank.SNAPSHOT_AFTER);
      one.publish(new Goal("Ada", GOAL));
      pay(two, 1);
      exchanges++;
      agree(two, one);
    }
  }

  /** Compares two nodes. The last one has the projection, which its own events wake at once. */
  private void agree(Bank other, Bank last) throws Exception {
    for (Bank each : List.of(other, last)) {
      assertEquals(GOAL * exchanges, balance(each, "Ada"));
      assertEquals(GOAL * (exchanges - 1), balance(each, Goal.FUND));
    }
    assertEquals(1L, nodes.count("SELECT count(*) FROM SagaEntry"));
    long end = nodes.count("SELECT max(globalIndex) FROM DomainEventEntry");
    Nodes.await(() -> Nodes.token(last).position().orElse(-1) == end);
    assertEquals(Nodes.token(last), Nodes.token(other));
    for (Bank each : List.of(other, last)) {
      assertEquals(projection.seen(), payments(each));
      assertTrue(each.history("Ada").get(0).getSequenceNumber() > 0, "a snapshot is read");
    }
  }

  /** Begins a saga on one node and ends it on the third. The second looks for another name. */
  private void goOn(Version begins, Version misses, Version ends) throws Exception {
    try (Bank bank = open(begins)) {
      bank.publish(new Goal("Ada", 2));
      pay(bank, 1);
    }
    try (Bank bank = open(misses)) {
      pay(bank, 1);
      assertEquals(0, balance(bank, Goal.FUND));
    }
    assertEquals(1L, nodes.count("SELECT count(*) FROM SagaEntry"));
    try (Bank bank = open(ends)) {
      pay(bank, 1);
      assertEquals(2, balance(bank, Goal.FUND));
    }
    assertEquals(0L, nodes.count("SELECT count(*) FROM SagaEntry"));
  }

  /** Returns the events that a projection sees when it starts from the first one. */
  private List<Object> replay(Version version) throws Exception {
    Projection replayed = new Projection().expect(projection.seen().size());
    return with(version).replay(version.serializer(), replayed);
  }

  private List<Object> types(String table) throws Exception {
    return ledger.column(
        "SELECT DISTINCT payloadType COLLATE \"C\" FROM "
            + table
            + " WHERE aggregateIdentifier = 'Ada' ORDER BY 1");
  }

  private Bank open(Version version) {
    return with(version).open(version.serializer());
  }

  private Bank project(Version version) {
    return with(version).project(version.serializer(), projection);
  }

  private Nodes with(Version version) {
    return nodes.with(version::configure);
  }

  /** Returns the builder of nodes that find the sagas of the former version. */
  private static AvrodyneAxonSerializerBuilder saving() {
    return after().writeAs(Wallet.Plan.class, PURSE + "$Savings");
  }

  private static AvrodyneAxonSerializerBuilder after() {
    return AvrodyneAxonSerializer.builder()
        .classes(Wallet.class, Wallet.Paid.class, Wallet.Plan.class)
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

  private static long balance(Bank bank, String owner) {
    return (Long) bank.configuration().commandGateway().sendAndWait(new Pay(owner, 0));
  }

  private static List<Object> payments(Bank bank) {
    return bank.all().stream()
        .filter(Payment.class::isInstance)
        .map(Payment.class::cast)
        .<Object>map(each -> new Pay(each.owner(), each.cents()))
        .toList();
  }

  /** The serializer and the classes of a node of one version. */
  private record Version(Serializer serializer, Class<?> wallet, Class<?> saga) {

    /** Returns a version with the new names. */
    static Version of(AvrodyneAxonSerializerBuilder serializer) {
      return new Version(serializer.build(), Wallet.class, Wallet.Plan.class);
    }

    void configure(Configurer configurer) {
      configurer.configureAggregate(
          AggregateConfigurer.defaultConfiguration(wallet)
              .configureSnapshotTrigger(
                  config ->
                      new EventCountSnapshotTriggerDefinition(
                          config.snapshotter(), Bank.SNAPSHOT_AFTER)));
      configurer.eventProcessing().registerSaga(saga);
    }
  }
}
