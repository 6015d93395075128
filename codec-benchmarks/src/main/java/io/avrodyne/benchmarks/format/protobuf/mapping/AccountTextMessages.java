package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.bank.TextEventMessage;
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import io.avrodyne.fixtures.money.MoneyTextConverter;

/** The events of bank accounts, with money as text. */
final class AccountTextMessages<E> implements MessageMapping<E, TextEventMessage> {

  private final MoneyTextConverter converter = new MoneyTextConverter();
  private final AccountEvent<E> event;

  private AccountTextMessages(AccountEvent<E> event) {
    this.event = event;
  }

  static void addTo(MappingsByClass mappings) {
    mappings.add(BankAccountCreated.class, of(new OpeningEvent<>(BankAccountCreated::new)));
    mappings.add(MoneyDeposited.class, of(new MovementEvent<>(MoneyDeposited::new)));
    mappings.add(MoneyWithdrawn.class, of(new MovementEvent<>(MoneyWithdrawn::new)));
  }

  private static <E> AccountTextMessages<E> of(AccountEvent<E> event) {
    return new AccountTextMessages<>(event);
  }

  @Override
  public TextEventMessage toMessage(E value) {
    return TextEventMessage.newBuilder()
        .setAccountId(event.account(value))
        .setMoney(converter.toAvro(event.money(value)))
        .build();
  }

  @Override
  public E toObject(TextEventMessage message) {
    return event.create(message.getAccountId(), converter.fromAvro(message.getMoney()));
  }

  @Override
  public Parser<TextEventMessage> parser() {
    return TextEventMessage.parser();
  }
}
