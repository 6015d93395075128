package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.bank.text.BankAccountCreatedDatum;
import io.avrodyne.benchmarks.specific.bank.text.MoneyDepositedDatum;
import io.avrodyne.benchmarks.specific.bank.text.MoneyWithdrawnDatum;
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import io.avrodyne.fixtures.money.MoneyTextConverter;
import org.javamoney.moneta.Money;

/** Events of bank accounts, with money as text, as the classes that Avro generates. */
final class BankTextSpecificMapping {

  private static final MoneyTextConverter CONVERTER = new MoneyTextConverter();

  private BankTextSpecificMapping() {}

  private static String toDatum(Money money) {
    return CONVERTER.toAvro(money);
  }

  private static Money toMoney(String datum) {
    return CONVERTER.fromAvro(datum);
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
