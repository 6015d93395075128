package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.bank.CompactEventMessage;
import io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn;

/** The events of bank accounts, with money as cents and a currency. */
final class AccountCompactMessages<E> implements MessageMapping<E, CompactEventMessage> {

  private final AccountEvent<E> event;

  private AccountCompactMessages(AccountEvent<E> event) {
    this.event = event;
  }

  static void addTo(MappingsByClass mappings) {
    mappings.add(BankAccountCreated.class, of(new OpeningEvent<>(BankAccountCreated::new)));
    mappings.add(MoneyDeposited.class, of(new MovementEvent<>(MoneyDeposited::new)));
    mappings.add(MoneyWithdrawn.class, of(new MovementEvent<>(MoneyWithdrawn::new)));
  }

  private static <E> AccountCompactMessages<E> of(AccountEvent<E> event) {
    return new AccountCompactMessages<>(event);
  }

  @Override
  public CompactEventMessage toMessage(E value) {
    return CompactEventMessage.newBuilder()
        .setAccountId(event.account(value))
        .setMoney(MoneyForms.compact(event.money(value)))
        .build();
  }

  @Override
  public E toObject(CompactEventMessage message) {
    return event.create(message.getAccountId(), MoneyForms.toMoney(message.getMoney()));
  }

  @Override
  public Parser<CompactEventMessage> parser() {
    return CompactEventMessage.parser();
  }
}
