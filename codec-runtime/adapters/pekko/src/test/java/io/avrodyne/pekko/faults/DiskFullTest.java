package io.avrodyne.pekko.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.databases.SmallDisk;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What actors find when the disk of their database was full and has space again. */
@Tag("slow")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class DiskFullTest {

  private static final String NAME = "full";

  @BeforeAll
  static void canMount() {
    assumeTrue(SmallDisk.obstacle().isEmpty(), () -> SmallDisk.obstacle().orElseThrow());
  }

  /** PostgreSQL refuses the event and runs on. */
  @Test
  void postgresGoesOnWhenThereIsSpace() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(4);
        PostgresStore store = PostgresStore.start()) {
      store.execute(
          "CREATE TABLESPACE small LOCATION '" + disk.path() + "'",
          "ALTER TABLE event_journal SET TABLESPACE small");
      try (Application application = new Application(store.config(store.port()))) {
        Ledger ledger = new Ledger(application, NAME, new CountDownLatch(0));
        application.storeNow(NAME, 0);
        disk.fill();
        Failure failure = failure(application, ledger);
        assertTrue(failure.messages().contains("No space left on device"), failure::messages);
        disk.free();
        assertComplete(ledger, application.amounts(NAME));
        application.storeNow(NAME, -1);
      }
    }
  }

  /** Redis ends, because it must not acknowledge what it cannot write. */
  @Test
  void redisHasWhatItAcknowledged() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(1);
        RedisStore store = RedisStore.startIn(disk.path());
        Application application = new Application(store.config(store.port()))) {
      Ledger ledger = new Ledger(application, NAME, new CountDownLatch(0));
      application.storeNow(NAME, 0);
      disk.fill();
      failure(application, ledger);
      disk.free();
      store.stop();
      store.startAgain();
      assertComplete(ledger, application.amounts(NAME));
      application.storeNow(NAME, -1);
    }
  }

  /** Appends until the disk is full. */
  private static Failure failure(Application application, Ledger ledger) throws Exception {
    ledger.appendToFailure().handle((amount, failure) -> amount).join();
    Failure failure = application.awaitFailure();
    assertEquals(Failure.Kind.PERSIST, failure.kind());
    return failure;
  }

  private static void assertComplete(Ledger ledger, List<?> amounts) {
    assertEquals(amounts.size(), Set.copyOf(amounts).size(), amounts::toString);
    Set<Object> expected = new HashSet<>(ledger.acknowledged());
    expected.add(0L);
    assertEquals(expected, new HashSet<>(amounts));
  }
}
