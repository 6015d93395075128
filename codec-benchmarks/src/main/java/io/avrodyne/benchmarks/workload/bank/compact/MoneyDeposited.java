package io.avrodyne.benchmarks.workload.bank.compact;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.benchmarks.workload.bank.AccountMovement;

/** A deposit into an account, with money as a record of amount and currency. */
@AvroRecord(config = MoneyAsRecord.class)
public final class MoneyDeposited extends AccountMovement {}
