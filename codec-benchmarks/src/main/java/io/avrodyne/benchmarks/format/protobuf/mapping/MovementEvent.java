package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import java.util.function.Supplier;
import org.javamoney.moneta.Money;

/** A view of events that change a balance. */
record MovementEvent<E extends AccountMovement>(Supplier<E> constructor)
    implements AccountEvent<E> {

  @Override
  public String account(E event) {
    return event.getAccountId();
  }

  @Override
  public Money money(E event) {
    return event.getAmount();
  }

  @Override
  public E create(String account, Money money) {
    E event = constructor.get();
    event.setAccountId(account);
    event.setAmount(money);
    return event;
  }
}
