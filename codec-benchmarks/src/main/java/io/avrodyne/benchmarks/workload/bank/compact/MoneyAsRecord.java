package io.avrodyne.benchmarks.workload.bank.compact;

import io.avrodyne.api.AvroConfig;
import io.avrodyne.fixtures.money.MoneyDataConverter;

/** Settings that encode money as a record of amount and currency. */
@AvroConfig(converters = MoneyDataConverter.class)
interface MoneyAsRecord {}
