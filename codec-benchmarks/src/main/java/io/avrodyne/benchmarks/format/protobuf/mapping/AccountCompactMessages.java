package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.bank.CompactEventMessage;
import io.avrodyne.benchmarks.proto.bank.MoneyMessage;
import io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import java.math.BigDecimal;
import java.util.Currency;
import org.javamoney.moneta.Money;

/** The events of bank accounts, with money as cents and a currency. */
final class AccountCompactMessages<E> implements MessageMapping<E, CompactEventMessage> {

  private static final int DIGITS = 2;

  private final MoneyDataConverter converter = new MoneyDataConverter();
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
        .setMoney(toMessageOfMoney(event.money(value)))
        .build();
  }

  @Override
  public E toObject(CompactEventMessage message) {
    return event.create(message.getAccountId(), toMoney(message.getMoney()));
  }

  private MoneyMessage toMessageOfMoney(Money money) {
    MoneyData data = converter.toAvro(money);
    return MoneyMessage.newBuilder()
        .setCents(data.amount().movePointRight(DIGITS).longValueExact())
        .setCurrency(data.currency().getCurrencyCode())
        .build();
  }

  private Money toMoney(MoneyMessage message) {
    return converter.fromAvro(
        new MoneyData(
            BigDecimal.valueOf(message.getCents(), DIGITS),
            Currency.getInstance(message.getCurrency())));
  }

  @Override
  public Parser<CompactEventMessage> parser() {
    return CompactEventMessage.parser();
  }
}
