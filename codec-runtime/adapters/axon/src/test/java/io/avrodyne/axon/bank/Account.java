package io.avrodyne.axon.bank;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import io.avrodyne.api.AvroRecord;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;

/** An account, which has a codec for the sake of its snapshots. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Axon sets the fields by the first event.
public class Account {

  @AggregateIdentifier String accountId;

  String owner;
  long cents;

  /** How many events the account has seen, from its snapshot or since. */
  long events;

  protected Account() {}

  @CommandHandler
  public Account(AccountCommand.Open command) {
    apply(new AccountEvent.Opened(command.accountId(), command.owner()));
  }

  @CommandHandler
  void deposit(AccountCommand.Deposit command) {
    apply(new AccountEvent.Deposited(accountId, command.cents(), "EUR", null));
  }

  @CommandHandler
  long withdraw(AccountCommand.Withdraw command) {
    if (cents < command.cents()) {
      throw new IllegalStateException("There is not enough money in " + accountId);
    }
    apply(new AccountEvent.Withdrawn(accountId, command.cents(), "EUR"));
    return cents;
  }

  @EventSourcingHandler
  void opened(AccountEvent.Opened event) {
    accountId = event.accountId();
    owner = event.owner();
    events++;
  }

  @EventSourcingHandler
  void deposited(AccountEvent.Deposited event) {
    cents += event.cents();
    events++;
  }

  @EventSourcingHandler
  void withdrawn(AccountEvent.Withdrawn event) {
    cents -= event.cents();
    events++;
  }
}
