package io.avrodyne.pekko.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.SlowLink;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/**
 * What must hold on every store. Each test has a ledger of its own and leaves the store running.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(value = 120, unit = TimeUnit.SECONDS)
abstract class StoreFaults {

  private static final int APPENDS = 200;

  private @Nullable Store running;

  abstract Store start() throws Exception;

  @BeforeAll
  void startStore() throws Exception {
    running = start();
  }

  @AfterAll
  void closeStore() throws Exception {
    if (running != null) {
      running.close();
    }
  }

  private Store store() {
    return Objects.requireNonNull(running);
  }

  @Test
  @Tag("slow")
  void startsBeforeTheDatabase(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    store().stop();
    try (Application application = new Application(store().config(store().port()))) {
      CompletableFuture<Long> early = application.store(ledger, 1);
      assertEquals(Failure.Kind.RECOVERY, application.awaitFailure().kind());
      store().startAgain();
      assertEquals(List.of(), application.amounts(ledger));
      assertTrue(early.isCompletedExceptionally() || !early.isDone());
      application.storeNow(ledger, 2);
      assertEquals(List.of(2L), application.amounts(ledger));
    }
  }

  @Test
  @Tag("slow")
  void failsWhileTheDatabaseIsDownAndGoesOnAfterwards(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    try (Application application = new Application(store().config(store().port()))) {
      application.storeNow(ledger, 1);
      store().stop();
      CompletableFuture<Long> lost = application.store(ledger, 2);
      assertEquals(Failure.Kind.PERSIST, application.awaitFailure().kind());
      assertEquals(Failure.Kind.RECOVERY, application.awaitFailure().kind());
      store().startAgain();
      assertEquals(List.of(1L), application.amounts(ledger));
      assertTrue(lost.isCompletedExceptionally() || !lost.isDone());
      application.storeNow(ledger, 3);
      assertEquals(List.of(1L, 3L), application.amounts(ledger));
    }
  }

  @Test
  @Tag("slow")
  void waitsForASlowDatabase(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    try (SlowLink link = SlowLink.to(store().port());
        Application application = new Application(store().config(link.port()))) {
      application.storeNow(ledger, 1);
      link.delay(Duration.ofMillis(100));
      application.storeNow(ledger, 2);
      assertEquals(List.of(1L, 2L), application.amounts(ledger));
    }
  }

  @Test
  @Tag("slow")
  void givesUpOnASilentDatabaseAndRecoversFromWhatItStored(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    try (SlowLink link = SlowLink.to(store().port());
        Application application = new Application(store().config(link.port()))) {
      application.storeNow(ledger, 1);
      link.pause();
      CompletableFuture<Long> unanswered = application.store(ledger, 2);
      assertEquals(Failure.Kind.PERSIST, application.awaitFailure().kind());
      link.resume();
      assertIntact(application.amounts(ledger), Set.of(1L), Set.of(1L, 2L));
      application.storeNow(ledger, 3);
      assertTrue(unanswered.isCompletedExceptionally() || !unanswered.isDone());
    }
    assertIntact(replayed(ledger), Set.of(1L, 3L), Set.of(1L, 2L, 3L));
  }

  @Test
  void goesOnAfterCutConnections(TestInfo test) throws Exception {
    String ledger = test.getDisplayName();
    try (SlowLink link = SlowLink.to(store().port());
        Application application = new Application(store().config(link.port()))) {
      application.storeNow(ledger, 1);
      link.cut();
      CompletableFuture<Long> perhaps = application.store(ledger, 2);
      perhaps.handle((amount, failure) -> amount).join();
      assertIntact(application.amounts(ledger), Set.of(1L), Set.of(1L, 2L));
      application.storeNow(ledger, 3);
    }
    assertIntact(replayed(ledger), Set.of(1L, 3L), Set.of(1L, 2L, 3L));
  }

  @Test
  @Tag("slow")
  void saysThatAPasswordIsWrong(TestInfo test) throws Exception {
    try (Application application = new Application(store().configWithWrongPassword())) {
      CompletableFuture<Long> refused = application.store(test.getDisplayName(), 1);
      Failure failure = application.awaitFailure();
      assertEquals(Failure.Kind.RECOVERY, failure.kind());
      assertTrue(failure.messages().contains(store().refusal()), failure::messages);
      assertTrue(refused.isCompletedExceptionally() || !refused.isDone());
    }
  }

  @Test
  @Tag("slow")
  void everyAcknowledgedEventIsThereOnceAfterAKill(TestInfo test) throws Exception {
    List<Ledger> ledgers = new ArrayList<>();
    try (Application application = new Application(store().config(store().port()))) {
      CountDownLatch appends = new CountDownLatch(APPENDS);
      for (int i = 0; i < 4; i++) {
        Ledger ledger = new Ledger(application, test.getDisplayName() + i, appends);
        assertEquals(List.of(), application.amounts(ledger.name()));
        ledgers.add(ledger);
      }
      List<CompletableFuture<Long>> ends = ledgers.stream().map(Ledger::appendToFailure).toList();
      assertTrue(appends.await(60, TimeUnit.SECONDS));
      store().kill();
      for (CompletableFuture<Long> end : ends) {
        end.handle((amount, failure) -> amount).join();
      }
      store().startAgain();
    }
    for (Ledger ledger : ledgers) {
      assertIntact(replayed(ledger.name()), ledger.acknowledged(), ledger.sent());
    }
  }

  /** Returns what an application that has just started finds. */
  private List<?> replayed(String ledger) throws Exception {
    try (Application application = new Application(store().config(store().port()))) {
      return application.amounts(ledger);
    }
  }

  private static void assertIntact(List<?> amounts, Set<Long> acknowledged, Set<Long> sent) {
    assertEquals(amounts.size(), new HashSet<>(amounts).size(), amounts::toString);
    assertTrue(amounts.containsAll(acknowledged), amounts::toString);
    assertTrue(sent.containsAll(amounts), amounts::toString);
  }
}
