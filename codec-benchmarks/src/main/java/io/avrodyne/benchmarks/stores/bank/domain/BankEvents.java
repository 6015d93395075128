package io.avrodyne.benchmarks.stores.bank.domain;

import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import java.util.function.Supplier;
import org.javamoney.moneta.Money;

/** The classes of the events that the aggregate publishes; they differ in how Avro has money. */
public record BankEvents(
    Supplier<? extends AccountOpening> opened,
    Supplier<? extends AccountMovement> deposited,
    Supplier<? extends AccountMovement> withdrawn) {

  /** The events whose money is a text in Avro. */
  public static final BankEvents TEXT =
      new BankEvents(BankAccountCreated::new, MoneyDeposited::new, MoneyWithdrawn::new);

  /** The events whose money is an amount and a currency in Avro. */
  public static final BankEvents COMPACT =
      new BankEvents(
          io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated::new,
          io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited::new,
          io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn::new);

  /** Returns what a movement adds to the balance. */
  static Money effect(AccountMovement movement) {
    return isWithdrawal(movement) ? movement.getAmount().negate() : movement.getAmount();
  }

  /** Returns whether money was taken, rather than added. */
  public static boolean isWithdrawal(AccountMovement movement) {
    return movement instanceof MoneyWithdrawn
        || movement instanceof io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn;
  }

  /** Returns the opening of an account. */
  public Object opened(String account, Money initialBalance) {
    AccountOpening event = opened.get();
    event.setAccountId(account);
    event.setInitialBalance(initialBalance);
    return event;
  }

  /** Returns a deposit. */
  public Object deposited(String account, Money amount) {
    return movement(deposited.get(), account, amount);
  }

  /** Returns a withdrawal. */
  public Object withdrawn(String account, Money amount) {
    return movement(withdrawn.get(), account, amount);
  }

  private static Object movement(AccountMovement event, String account, Money amount) {
    event.setAccountId(account);
    event.setAmount(amount);
    return event;
  }
}
