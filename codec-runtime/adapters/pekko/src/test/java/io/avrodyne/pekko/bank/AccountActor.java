package io.avrodyne.pekko.bank;

import java.util.Set;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;

/** An account, which takes a snapshot after every 5 events. Their tag is the account's id. */
public final class AccountActor extends EventSourcedBehavior<BankCommand, BankEvent, Account> {

  private static final int EVENTS_PER_SNAPSHOT = 5;

  private AccountActor(String id) {
    super(PersistenceId.ofUniqueId(id));
  }

  /** Returns the behavior of the account with a persistence id. */
  public static Behavior<BankCommand> of(String id) {
    return new AccountActor(id);
  }

  @Override
  public Account emptyState() {
    return Account.NONE;
  }

  @Override
  public CommandHandler<BankCommand, BankEvent, Account> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onCommand(
            BankCommand.Move.class,
            (account, command) ->
                Effect().persist(event(command)).thenReply(command.replyTo(), after -> after))
        .onCommand(
            BankCommand.Get.class,
            (account, command) -> Effect().none().thenReply(command.replyTo(), same -> same))
        .onCommand(BankCommand.Stop.class, () -> Effect().none().thenStop())
        .build();
  }

  private static BankEvent event(BankCommand.Move command) {
    return switch (command.change()) {
      case OPEN -> new Opened("Ada");
      case DEPOSIT -> new Deposited(command.amount(), "EUR");
      case WITHDRAW -> new Withdrawn(command.amount());
    };
  }

  @Override
  public EventHandler<Account, BankEvent> eventHandler() {
    return Account::after;
  }

  @Override
  public EventAdapter<BankEvent, ?> eventAdapter() {
    return new RemovedEvents();
  }

  @Override
  public RetentionCriteria retentionCriteria() {
    return RetentionCriteria.snapshotEvery(EVENTS_PER_SNAPSHOT, 2);
  }

  @Override
  public Set<String> tagsFor(BankEvent event) {
    return Set.of(persistenceId().id());
  }
}
