package io.avrodyne.benchmarks.workload.bank.compact;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;

/** The opening of an account, with money as a record of amount and currency. */
@AvroRecord(config = MoneyAsRecord.class)
public final class BankAccountCreated extends AccountOpening {}
