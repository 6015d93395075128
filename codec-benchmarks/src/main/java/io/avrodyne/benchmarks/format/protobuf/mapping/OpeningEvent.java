package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import java.util.function.Supplier;
import org.javamoney.moneta.Money;

/** A view of events that open an account. */
record OpeningEvent<E extends AccountOpening>(Supplier<E> constructor) implements AccountEvent<E> {

  @Override
  public String account(E event) {
    return event.getAccountId();
  }

  @Override
  public Money money(E event) {
    return event.getInitialBalance();
  }

  @Override
  public E create(String account, Money money) {
    E event = constructor.get();
    event.setAccountId(account);
    event.setInitialBalance(money);
    return event;
  }
}
