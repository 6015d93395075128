package io.avrodyne.benchmarks.workload.bank.text;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.benchmarks.workload.bank.AccountMovement;

/** A deposit into an account, with money as text. */
@AvroRecord(config = MoneyAsText.class)
public final class MoneyDeposited extends AccountMovement {}
