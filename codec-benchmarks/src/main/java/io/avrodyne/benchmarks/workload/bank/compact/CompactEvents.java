package io.avrodyne.benchmarks.workload.bank.compact;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.bank.BankData;
import java.util.List;

/** The events with money as a record of amount and currency. */
public final class CompactEvents {

  private CompactEvents() {}

  /** Returns the events of the published load, in single-object encoding. */
  public static Sample sample() {
    return new Sample(
        List.of(
            new Model<>(BankAccountCreated.class, BankAccountCreatedAvroCodec.INSTANCE, true),
            new Model<>(MoneyDeposited.class, MoneyDepositedAvroCodec.INSTANCE, true),
            new Model<>(MoneyWithdrawn.class, MoneyWithdrawnAvroCodec.INSTANCE, true)),
        BankData.events(BankAccountCreated::new, MoneyDeposited::new, MoneyWithdrawn::new));
  }
}
