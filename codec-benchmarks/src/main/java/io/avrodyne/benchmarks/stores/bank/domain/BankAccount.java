package io.avrodyne.benchmarks.stores.bank.domain;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import io.avrodyne.benchmarks.stores.bank.domain.BankCommand.CreateAccount;
import io.avrodyne.benchmarks.stores.bank.domain.BankCommand.Deposit;
import io.avrodyne.benchmarks.stores.bank.domain.BankCommand.Withdraw;
import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.javamoney.moneta.Money;

/** An account, whose state is made from its events for each command. */
@SuppressWarnings("NullAway.Init") // The first event of an account sets everything.
public class BankAccount {

  @AggregateIdentifier private String id;
  private Money balance;

  /** Creates one without state; called by Axon before it replays the events. */
  protected BankAccount() {}

  /** Opens an account. */
  @CommandHandler
  public BankAccount(CreateAccount command, BankEvents events) {
    apply(events.opened(command.accountId(), command.initialBalance()));
  }

  /** Adds money. */
  @CommandHandler
  public void handle(Deposit command, BankEvents events) {
    apply(events.deposited(id, command.amount()));
  }

  /**
   * Takes money.
   *
   * @throws IllegalStateException if there is not enough
   */
  @CommandHandler
  public void handle(Withdraw command, BankEvents events) {
    if (balance.isLessThan(command.amount())) {
      throw new IllegalStateException("The balance of " + id + " is only " + balance);
    }
    apply(events.withdrawn(id, command.amount()));
  }

  /** Takes the first event over. */
  @EventSourcingHandler
  public void on(AccountOpening event) {
    id = event.getAccountId();
    balance = event.getInitialBalance();
  }

  /** Takes an event over. */
  @EventSourcingHandler
  public void on(AccountMovement event) {
    balance = balance.add(BankEvents.effect(event));
  }
}
