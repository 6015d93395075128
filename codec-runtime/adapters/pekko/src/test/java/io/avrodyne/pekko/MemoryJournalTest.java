package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.AccountActor;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.BankCommand.Change;
import io.avrodyne.pekko.bank.BankEvent;
import io.avrodyne.pekko.bank.Deposited;
import io.avrodyne.pekko.bank.Opened;
import io.avrodyne.pekko.bank.Withdrawn;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.persistence.testkit.javadsl.EventSourcedBehaviorTestKit;
import org.apache.pekko.persistence.testkit.javadsl.EventSourcedBehaviorTestKit.CommandResultWithReply;
import org.apache.pekko.persistence.testkit.javadsl.PersistenceTestKit;
import org.apache.pekko.persistence.testkit.javadsl.SnapshotTestKit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests of accounts whose commands, events and states Pekko's test kit serializes, deserializes and
 * compares, on its journal in memory.
 */
class MemoryJournalTest {

  private static final String ID = "account";
  private static final ActorTestKit KIT =
      ActorTestKit.create(
          Systems.complete(Systems.BANK.withFallback(EventSourcedBehaviorTestKit.config())));

  private final EventSourcedBehaviorTestKit<BankCommand, BankEvent, Account> account =
      EventSourcedBehaviorTestKit.create(KIT.system(), AccountActor.of(ID));

  @BeforeEach
  void clear() {
    account.clear();
  }

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  @Test
  void commandsEventsAndStatesAreSerialized() {
    CommandResultWithReply<BankCommand, BankEvent, Account, Account> opened = run(Change.OPEN, 0);
    assertEquals(new Opened("Ada"), opened.event());
    assertEquals(new Account("Ada", 0), opened.reply());
    assertEquals(new Deposited(70, "EUR"), run(Change.DEPOSIT, 70).event());
    assertEquals(new Withdrawn(30), run(Change.WITHDRAW, 30).event());
    assertEquals(new Account("Ada", 40), account.getState());
  }

  @Test
  void stateIsRecoveredFromEvents() {
    run(Change.OPEN, 0);
    run(Change.DEPOSIT, 70);
    assertEquals(new Account("Ada", 70), account.restart().state());
  }

  @Test
  void stateIsRecoveredFromASnapshot() {
    SnapshotTestKit snapshots = account.snapshotTestKit().orElseThrow();
    run(Change.OPEN, 0);
    for (int i = 1; i <= 5; i++) {
      run(Change.DEPOSIT, i);
    }
    Account stored = snapshots.expectNextPersistedClass(ID, Account.class);
    assertEquals(new Account("Ada", 1 + 2 + 3 + 4), stored);
    PersistenceTestKit events = account.persistenceTestKit();
    assertEquals(6, events.persistedInStorage(ID).size());
    assertInstanceOf(Opened.class, events.persistedInStorage(ID).get(0));
    assertEquals(new Account("Ada", 15), account.restart().state());
    assertTrue(snapshots.persistedInStorage(ID).size() >= 1);
  }

  private CommandResultWithReply<BankCommand, BankEvent, Account, Account> run(
      Change change, long amount) {
    return account.runCommand(replyTo -> new BankCommand.Move(change, amount, replyTo));
  }
}
