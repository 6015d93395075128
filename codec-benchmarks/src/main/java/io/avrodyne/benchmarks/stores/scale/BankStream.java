package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import java.util.stream.IntStream;
import org.javamoney.moneta.Money;

/** The events of the bank, account after account, with 201 events each. */
record BankStream(BankEvents events) implements EventStream {

  private static final int INITIAL_BALANCE = 100;
  private static final Money[] AMOUNTS =
      IntStream.rangeClosed(0, INITIAL_BALANCE)
          .mapToObj(amount -> Money.of(amount, "EUR"))
          .toArray(Money[]::new);

  @Override
  public Object event(long index) {
    String account = EventLog.account(index);
    return switch (Kind.of(index)) {
      case OPENING -> events.opened(account, amount(index));
      case DEPOSIT -> events.deposited(account, amount(index));
      case WITHDRAWAL -> events.withdrawn(account, amount(index));
    };
  }

  @Override
  public boolean matches(long index, Object stored) {
    String account = EventLog.account(index);
    Money amount = amount(index);
    if (stored instanceof AccountOpening opening) {
      return Kind.of(index) == Kind.OPENING
          && opening.getAccountId().equals(account)
          && opening.getInitialBalance().equals(amount);
    }
    return stored instanceof AccountMovement movement
        && BankEvents.isWithdrawal(movement) == (Kind.of(index) == Kind.WITHDRAWAL)
        && movement.getAccountId().equals(account)
        && movement.getAmount().equals(amount);
  }

  private static Money amount(long index) {
    int digit = (int) (index * 7 % 10);
    return switch (Kind.of(index)) {
      case OPENING -> AMOUNTS[INITIAL_BALANCE];
      case DEPOSIT -> AMOUNTS[10 + digit];
      case WITHDRAWAL -> AMOUNTS[1 + digit];
    };
  }

  private enum Kind {
    OPENING,
    DEPOSIT,
    WITHDRAWAL;

    static Kind of(long index) {
      long place = index % EventLog.EVENTS;
      if (place == 0) {
        return OPENING;
      }
      return place % 2 == 1 ? DEPOSIT : WITHDRAWAL;
    }
  }
}
