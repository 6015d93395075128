package io.avrodyne.benchmarks.stores.bank.domain;

import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.javamoney.moneta.Money;

/** A command of the bank. */
public sealed interface BankCommand {

  /** Returns the account that it is for. */
  String accountId();

  /** Opens an account. */
  record CreateAccount(@TargetAggregateIdentifier String accountId, Money initialBalance)
      implements BankCommand {}

  /** Adds money to an account. */
  record Deposit(@TargetAggregateIdentifier String accountId, Money amount)
      implements BankCommand {}

  /** Takes money from an account. */
  record Withdraw(@TargetAggregateIdentifier String accountId, Money amount)
      implements BankCommand {}
}
