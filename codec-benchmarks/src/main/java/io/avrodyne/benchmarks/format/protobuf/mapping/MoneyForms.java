package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.proto.bank.MoneyMessage;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import io.avrodyne.fixtures.money.MoneyTextConverter;
import java.math.BigDecimal;
import java.util.Currency;
import org.javamoney.moneta.Money;

/**
 * Money in messages, as cents and a currency or as text. The methods have the names of the events'
 * packages, since {@code variants.txt} replaces both at once.
 */
final class MoneyForms {

  private static final int DIGITS = 2;
  private static final MoneyDataConverter COMPACT = new MoneyDataConverter();
  private static final MoneyTextConverter TEXT = new MoneyTextConverter();

  private MoneyForms() {}

  static MoneyMessage compact(Money money) {
    MoneyData data = COMPACT.toAvro(money);
    return MoneyMessage.newBuilder()
        .setCents(data.amount().movePointRight(DIGITS).longValueExact())
        .setCurrency(data.currency().getCurrencyCode())
        .build();
  }

  static String text(Money money) {
    return TEXT.toAvro(money);
  }

  static Money toMoney(MoneyMessage message) {
    return COMPACT.fromAvro(
        new MoneyData(
            BigDecimal.valueOf(message.getCents(), DIGITS),
            Currency.getInstance(message.getCurrency())));
  }

  static Money toMoney(String text) {
    return TEXT.fromAvro(text);
  }
}
