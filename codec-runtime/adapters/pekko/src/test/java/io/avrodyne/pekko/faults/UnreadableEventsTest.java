package io.avrodyne.pekko.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.redis.RedisOfTests;
import io.avrodyne.pekko.redis.RedisPlugins;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.japi.function.Function;
import org.apache.pekko.persistence.jdbc.query.javadsl.JdbcReadJournal;
import org.apache.pekko.persistence.query.EventEnvelope;
import org.apache.pekko.persistence.query.PersistenceQuery;
import org.apache.pekko.stream.ActorAttributes;
import org.apache.pekko.stream.Supervision;
import org.apache.pekko.stream.javadsl.Sink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;

/** Events whose type or schema the application does not know: it halts, or skips them. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class UnreadableEventsTest {

  /** Another application, which knows nothing of deposits. */
  private static final Config WITHOUT_DEPOSITS =
      ConfigFactory.parseString(
          """
          pekko.actor.serialization-bindings {
            "io.avrodyne.pekko.bank.BankEvent" = none
            "io.avrodyne.pekko.bank.Opened" = avrodyne
          }
          """);

  private static final Config DEPOSITS_DROPPED =
      ConfigFactory.parseString(
              """
              avrodyne.pekko.removed-types = ["io.avrodyne.pekko.bank.Deposited"]
              redis-journal {
                event-adapters { dropping = "io.avrodyne.pekko.faults.DroppingAdapter" }
                event-adapter-bindings { "io.avrodyne.pekko.RemovedDatum" = dropping }
              }
              """)
          .withFallback(WITHOUT_DEPOSITS);

  @Test
  void recoveryHaltsAtAnEventOfAnUnknownType(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    storeOne(RedisPlugins.config(RedisOfTests.port()), ledger);
    Config other = WITHOUT_DEPOSITS.withFallback(RedisPlugins.config(RedisOfTests.port()));
    try (Application application = new Application(other)) {
      var unanswered = application.store(ledger, 2);
      Failure failure = application.awaitFailure();
      assertEquals(Failure.Kind.RECOVERY, failure.kind());
      assertTrue(
          failure.messages().contains("io.avrodyne.pekko.bank.Deposited"), failure::messages);
      assertTrue(failure.messages().contains("Event 1 of " + ledger), failure::messages);
      assertTrue(unanswered.isCompletedExceptionally() || !unanswered.isDone());
    }
  }

  @Test
  void anAdapterSkipsEventsOfATypeThatWasRemoved(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    Config store = RedisPlugins.config(RedisOfTests.port());
    storeOne(store, ledger);
    try (Application application = new Application(DEPOSITS_DROPPED.withFallback(store))) {
      assertEquals(List.of(), application.amounts(ledger));
    }
    try (Application application = new Application(store)) {
      assertEquals(List.of(1L), application.amounts(ledger));
    }
  }

  @Test
  void recoveryHaltsAtAnEventOfAnUnknownFingerprint(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    try (Application application = new Application(withUnknownFingerprint(ledger))) {
      var unanswered = application.store(ledger, 4);
      Failure failure = application.awaitFailure();
      assertEquals(Failure.Kind.RECOVERY, failure.kind());
      assertTrue(
          failure.messages().contains("io.avrodyne.pekko.bank.Deposited"), failure::messages);
      assertTrue(failure.messages().contains("00000000000000ff"), failure::messages);
      assertTrue(unanswered.isCompletedExceptionally() || !unanswered.isDone());
    }
  }

  @Test
  void aQueryHaltsOrSkipsAsItsSupervisionSays(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    try (Application application = new Application(withUnknownFingerprint(ledger))) {
      ExecutionException halted =
          assertThrows(
              ExecutionException.class,
              () -> query(application, ledger, Supervision.getStoppingDecider()));
      assertTrue(halted.toString().contains("00000000000000ff"), halted::toString);
      assertEquals(
          List.of(new Deposited(1, "EUR"), new Deposited(3, "EUR")),
          query(application, ledger, Supervision.getResumingDecider()));
    }
  }

  private static List<Object> query(
      Application application, String ledger, Function<Throwable, Supervision.Directive> decider)
      throws Exception {
    return PersistenceQuery.get(application.system())
        .getReadJournalFor(JdbcReadJournal.class, JdbcReadJournal.Identifier())
        .currentEventsByPersistenceId(ledger, 0, Long.MAX_VALUE)
        .map(EventEnvelope::event)
        .withAttributes(ActorAttributes.withSupervisionStrategy(decider))
        .runWith(Sink.seq(), application.system())
        .toCompletableFuture()
        .get(30, TimeUnit.SECONDS);
  }

  /** Stores three events, of which the second is as if a later version had written it. */
  private static Config withUnknownFingerprint(String ledger) throws Exception {
    PostgresStore store = PostgresStore.shared();
    Config config = store.config(store.port());
    try (Application application = new Application(config)) {
      for (long amount = 1; amount <= 3; amount++) {
        application.storeNow(ledger, amount);
      }
    }
    store.execute(
        "UPDATE event_journal"
            + " SET event_ser_manifest = split_part(event_ser_manifest, ':', 1) || ':00000000000000ff'"
            + " WHERE sequence_number = 2 AND persistence_id = '"
            + ledger
            + "'");
    return config;
  }

  private static void storeOne(Config store, String ledger) throws Exception {
    try (Application application = new Application(store)) {
      application.storeNow(ledger, 1);
    }
  }
}
