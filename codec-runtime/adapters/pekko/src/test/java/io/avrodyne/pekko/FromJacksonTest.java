package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.typesafe.config.Config;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.AccountActor;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.BankCommand.Change;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.bank.Withdrawn;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.persistence.jdbc.query.javadsl.JdbcReadJournal;
import org.apache.pekko.persistence.query.EventEnvelope;
import org.apache.pekko.persistence.query.PersistenceQuery;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.stream.javadsl.Sink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of accounts on PostgreSQL that move from Pekko's serializers with Jackson, and back. */
class FromJacksonTest {

  private static final Duration ANSWER = Duration.ofSeconds(60);
  private static final String PREFIX = "pekko.serialization.jackson.allowed-class-prefix";
  private static final int AVRO = AvrodynePekkoSerializerTest.IDENTIFIER;

  @ParameterizedTest
  @ValueSource(strings = {"jackson-json", "jackson-cbor"})
  void eachStepReadsWhatTheOthersWrote(String jackson) throws Exception {
    String id = "steps of " + jackson;
    Config before = JacksonPage.before(jackson);
    Config readsBoth = JacksonPage.readsBoth(jackson);
    Config writesAvro = JacksonPage.writesAvro(jackson);
    List<Object> expected = new ArrayList<>();
    long balance = 0;
    for (Config step :
        List.of(before, readsBoth, before, readsBoth, writesAvro, readsBoth, writesAvro)) {
      balance = moveFourTimes(step, id, balance, expected);
    }
    int former = jackson.equals("jackson-json") ? 31 : 33;
    assertEquals(
        List.of(former, former, former, former, AVRO, former, AVRO), serializersOfEachFourth(id));
  }

  /** Runs a deployment, which stores four events, and returns the balance after them. */
  private static long moveFourTimes(Config step, String id, long balance, List<Object> events)
      throws Exception {
    ActorSystem system = start(step);
    try {
      Accounts account = new Accounts(system, id);
      assertEquals(new Account(events.isEmpty() ? "" : "Ada", balance), account.get());
      account.record(Change.OPEN, 0);
      account.record(Change.DEPOSIT, 100);
      account.record(Change.WITHDRAW, 7);
      assertEquals(new Account("Ada", balance + 94), account.record(Change.DEPOSIT, 1));
      events.add(new Opened("Ada"));
      events.add(new Deposited(100, "EUR"));
      events.add(new Withdrawn(7));
      events.add(new Deposited(1, "EUR"));
      assertEquals(events, events(system, id));
      return balance + 94;
    } finally {
      Systems.stop(system);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jackson-json", "jackson-cbor"})
  void snapshotsOfBothFormsAreRead(String jackson) throws Exception {
    String id = "snapshots of " + jackson;
    List<Config> steps =
        List.of(
            JacksonPage.before(jackson),
            JacksonPage.writesAvro(jackson),
            JacksonPage.readsBoth(jackson),
            JacksonPage.writesAvro(jackson));
    List<Integer> serializers = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      ActorSystem system = start(steps.get(i));
      try {
        Accounts account = new Accounts(system, id);
        assertEquals(5L * i, account.get().balance());
        for (int j = 0; j < 5; j++) {
          account.record(Change.DEPOSIT, 1);
        }
        serializers.add(serializerOfSnapshot(id, 5 * (i + 1)));
        deleteEvents(id); // only the snapshot tells the balance
      } finally {
        Systems.stop(system);
      }
    }
    int former = jackson.equals("jackson-json") ? 31 : 33;
    assertEquals(List.of(former, AVRO, former, AVRO), serializers);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jackson-json", "jackson-cbor"})
  void withoutThePrefixRecoveryFailsAndSaysWhy(String jackson) throws Exception {
    String id = "no prefix for " + jackson;
    ActorSystem first = start(JacksonPage.before(jackson));
    try {
      new Accounts(first, id).record(Change.DEPOSIT, 5);
    } finally {
      Systems.stop(first);
    }
    ActorSystem second = start(JacksonPage.writesAvro(jackson).withoutPath(PREFIX));
    try {
      ExecutionException e = assertThrows(ExecutionException.class, () -> events(second, id));
      assertInstanceOf(IllegalArgumentException.class, e.getCause());
      assertTrue(e.toString().contains(Deposited.class.getName()), e::toString);
      assertTrue(e.toString().contains("allowed-class-prefix"), e::toString);
      assertDoesNotRecover(second, id);
    } finally {
      Systems.stop(second);
    }
  }

  @Test
  void versionWithoutCodecsDoesNotRecoverFromWhatWasWrittenWithThem() throws Exception {
    String id = "too far back";
    ActorSystem first = start(JacksonPage.writesAvro("jackson-json"));
    try {
      new Accounts(first, id).record(Change.DEPOSIT, 5);
    } finally {
      Systems.stop(first);
    }
    ActorSystem second = start(JacksonPage.before("jackson-json"));
    try {
      ExecutionException e = assertThrows(ExecutionException.class, () -> events(second, id));
      assertTrue(e.toString().contains(KnownTypes.NONE), e::toString);
      assertDoesNotRecover(second, id);
    } finally {
      Systems.stop(second);
    }
  }

  @Test
  void typesOfAMarkerMoveOneByOne() throws Exception {
    Config config =
        Systems.config(
            """
            pekko.actor.serialization-bindings {
              "io.avrodyne.pekko.bank.BankEvent" = jackson-json
              "io.avrodyne.pekko.bank.Deposited" = avrodyne
            }
            """);
    ActorSystem system = Systems.start(config);
    try {
      Serialization serialization = SerializationExtension.get(system);
      assertEquals(31, serialization.findSerializerFor(new Opened("Ada")).identifier());
      assertEquals(AVRO, serialization.findSerializerFor(new Deposited(1, "EUR")).identifier());
    } finally {
      Systems.stop(system);
    }
  }

  @Test
  void serializerWithoutTypesInManifestsNeedsTheNameOfTheClass() throws Exception {
    Config former =
        Systems.config(
            """
            pekko.actor {
              serializers.states = "org.apache.pekko.serialization.jackson.JacksonJsonSerializer"
              serialization-identifiers.states = 4712
              serialization-bindings { "io.avrodyne.pekko.bank.Account" = states }
            }
            pekko.serialization.jackson.states.type-in-manifest = off
            """);
    Config bound =
        Systems.config(
            "pekko.actor.serialization-bindings { \"io.avrodyne.pekko.bank.Account\" = avrodyne }");
    Config named =
        Systems.config(
            "pekko.serialization.jackson.states.deserialization-type ="
                + " io.avrodyne.pekko.bank.Account");
    Account account = new Account("Ada", 5);
    ActorSystem first = Systems.start(former);
    ActorSystem unnamed = Systems.start(bound.withFallback(former));
    ActorSystem second = Systems.start(bound.withFallback(named).withFallback(former));
    try {
      byte[] stored = SerializationExtension.get(first).serialize(account).get();
      assertEquals(account, SerializationExtension.get(second).deserialize(stored, 4712, "").get());
      assertEquals(
          AVRO, SerializationExtension.get(second).findSerializerFor(account).identifier());
      assertTrue(SerializationExtension.get(unnamed).deserialize(stored, 4712, "").isFailure());
    } finally {
      Systems.stop(first);
      Systems.stop(unnamed);
      Systems.stop(second);
    }
  }

  private static ActorSystem start(Config step) throws Exception {
    return Systems.start(step.withFallback(SharedPostgres.config()));
  }

  private static void assertDoesNotRecover(ActorSystem system, String id) {
    TestProbe<Account> probe = TestProbe.create(Adapter.toTyped(system));
    ActorRef<BankCommand> account = Adapter.spawnAnonymous(system, AccountActor.of(id));
    account.tell(new BankCommand.Get(probe.ref()));
    probe.expectTerminated(account, ANSWER);
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

  private static List<Integer> serializersOfEachFourth(String id) throws Exception {
    return numbers(
        "select event_ser_id from event_journal where persistence_id = ?"
            + " and sequence_number % 4 = 0 order by sequence_number",
        id);
  }

  private static int serializerOfSnapshot(String id, int sequenceNumber) throws Exception {
    String sql = "select snapshot_ser_id from snapshot where persistence_id = ?";
    long deadline = System.nanoTime() + ANSWER.toNanos();
    while (System.nanoTime() < deadline) {
      List<Integer> found = numbers(sql + " and sequence_number = " + sequenceNumber, id);
      if (!found.isEmpty()) {
        return found.get(0);
      }
    }
    throw new AssertionError("There is no snapshot " + sequenceNumber + " of " + id);
  }

  private static List<Integer> numbers(String sql, String id) throws Exception {
    try (Connection connection = SharedPostgres.connect();
        PreparedStatement query = connection.prepareStatement(sql)) {
      query.setString(1, id);
      ResultSet rows = query.executeQuery();
      List<Integer> numbers = new ArrayList<>();
      while (rows.next()) {
        numbers.add(rows.getInt(1));
      }
      return numbers;
    }
  }

  private static void deleteEvents(String id) throws Exception {
    try (Connection connection = SharedPostgres.connect();
        PreparedStatement change =
            connection.prepareStatement(
                "update event_journal set deleted = true where persistence_id = ?")) {
      change.setString(1, id);
      change.executeUpdate();
    }
  }
}
