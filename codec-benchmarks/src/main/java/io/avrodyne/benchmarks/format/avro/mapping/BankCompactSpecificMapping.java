package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.bank.compact.BankAccountCreatedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyDepositedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyWithdrawnDatum;
import io.avrodyne.benchmarks.specific.money.MoneyDataDatum;
import io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import java.util.Currency;
import org.javamoney.moneta.Money;

/** Events of bank accounts, with money as a record, as the classes that Avro generates. */
final class BankCompactSpecificMapping {

  private static final int SCALE = 2;
  private static final MoneyDataConverter CONVERTER = new MoneyDataConverter();

  private BankCompactSpecificMapping() {}

  private static MoneyDataDatum toDatum(Money money) {
    MoneyData data = CONVERTER.toAvro(money);
    return new MoneyDataDatum(data.amount().setScale(SCALE), data.currency().getCurrencyCode());
  }

  private static Money toMoney(MoneyDataDatum datum) {
    return CONVERTER.fromAvro(
        new MoneyData(datum.getAmount(), Currency.getInstance(datum.getCurrency())));
  }

  /** An event. */
  static final class Created implements RecordMapping<BankAccountCreated, BankAccountCreatedDatum> {

    @Override
    public BankAccountCreatedDatum toRecord(BankAccountCreated event) {
      return new BankAccountCreatedDatum(event.getAccountId(), toDatum(event.getInitialBalance()));
    }

    @Override
    public BankAccountCreated toObject(BankAccountCreatedDatum datum) {
      BankAccountCreated event = new BankAccountCreated();
      event.setAccountId(datum.getAccountId());
      event.setInitialBalance(toMoney(datum.getInitialBalance()));
      return event;
    }
  }

  /** An event. */
  static final class Deposited implements RecordMapping<MoneyDeposited, MoneyDepositedDatum> {

    @Override
    public MoneyDepositedDatum toRecord(MoneyDeposited event) {
      return new MoneyDepositedDatum(event.getAccountId(), toDatum(event.getAmount()));
    }

    @Override
    public MoneyDeposited toObject(MoneyDepositedDatum datum) {
      MoneyDeposited event = new MoneyDeposited();
      event.setAccountId(datum.getAccountId());
      event.setAmount(toMoney(datum.getAmount()));
      return event;
    }
  }

  /** An event. */
  static final class Withdrawn implements RecordMapping<MoneyWithdrawn, MoneyWithdrawnDatum> {

    @Override
    public MoneyWithdrawnDatum toRecord(MoneyWithdrawn event) {
      return new MoneyWithdrawnDatum(event.getAccountId(), toDatum(event.getAmount()));
    }

    @Override
    public MoneyWithdrawn toObject(MoneyWithdrawnDatum datum) {
      MoneyWithdrawn event = new MoneyWithdrawn();
      event.setAccountId(datum.getAccountId());
      event.setAmount(toMoney(datum.getAmount()));
      return event;
    }
  }
}
