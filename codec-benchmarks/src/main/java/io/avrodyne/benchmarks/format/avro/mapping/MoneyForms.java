package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.money.MoneyDataDatum;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import io.avrodyne.fixtures.money.MoneyTextConverter;
import java.util.Currency;
import org.javamoney.moneta.Money;

/**
 * Money in the classes that Avro generates, as a record or as text. The methods have the names of
 * the events' packages, since {@code variants.txt} replaces both at once.
 */
final class MoneyForms {

  private static final int SCALE = 2;
  private static final MoneyDataConverter COMPACT = new MoneyDataConverter();
  private static final MoneyTextConverter TEXT = new MoneyTextConverter();

  private MoneyForms() {}

  static MoneyDataDatum compact(Money money) {
    MoneyData data = COMPACT.toAvro(money);
    return new MoneyDataDatum(data.amount().setScale(SCALE), data.currency().getCurrencyCode());
  }

  static String text(Money money) {
    return TEXT.toAvro(money);
  }

  static Money toMoney(MoneyDataDatum datum) {
    return COMPACT.fromAvro(
        new MoneyData(datum.getAmount(), Currency.getInstance(datum.getCurrency())));
  }

  static Money toMoney(String datum) {
    return TEXT.fromAvro(datum);
  }
}
