package io.avrodyne.benchmarks.workload.bank.text;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;

/** The opening of an account, with money as text. */
@AvroRecord(config = MoneyAsText.class)
public final class BankAccountCreated extends AccountOpening {}
