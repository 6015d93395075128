package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.bank.compact.BankAccountCreatedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyDepositedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyWithdrawnDatum;
import io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn;

/** Events of bank accounts, with money as a record, as the classes that Avro generates. */
final class BankCompactSpecificMapping {

  private BankCompactSpecificMapping() {}

  /** An event. */
  static final class Created implements RecordMapping<BankAccountCreated, BankAccountCreatedDatum> {

    @Override
    public BankAccountCreatedDatum toRecord(BankAccountCreated event) {
      return new BankAccountCreatedDatum(
          event.getAccountId(), MoneyForms.compact(event.getInitialBalance()));
    }

    @Override
    public BankAccountCreated toObject(BankAccountCreatedDatum datum) {
      BankAccountCreated event = new BankAccountCreated();
      event.setAccountId(datum.getAccountId());
      event.setInitialBalance(MoneyForms.toMoney(datum.getInitialBalance()));
      return event;
    }
  }

  /** An event. */
  static final class Deposited implements RecordMapping<MoneyDeposited, MoneyDepositedDatum> {

    @Override
    public MoneyDepositedDatum toRecord(MoneyDeposited event) {
      return new MoneyDepositedDatum(event.getAccountId(), MoneyForms.compact(event.getAmount()));
    }

    @Override
    public MoneyDeposited toObject(MoneyDepositedDatum datum) {
      MoneyDeposited event = new MoneyDeposited();
      event.setAccountId(datum.getAccountId());
      event.setAmount(MoneyForms.toMoney(datum.getAmount()));
      return event;
    }
  }

  /** An event. */
  static final class Withdrawn implements RecordMapping<MoneyWithdrawn, MoneyWithdrawnDatum> {

    @Override
    public MoneyWithdrawnDatum toRecord(MoneyWithdrawn event) {
      return new MoneyWithdrawnDatum(event.getAccountId(), MoneyForms.compact(event.getAmount()));
    }

    @Override
    public MoneyWithdrawn toObject(MoneyWithdrawnDatum datum) {
      MoneyWithdrawn event = new MoneyWithdrawn();
      event.setAccountId(datum.getAccountId());
      event.setAmount(MoneyForms.toMoney(datum.getAmount()));
      return event;
    }
  }
}
