package io.avrodyne.benchmarks.workload.bank.text;

import io.avrodyne.api.AvroConfig;
import io.avrodyne.fixtures.money.MoneyTextConverter;

/** Settings that encode money as text. */
@AvroConfig(converters = MoneyTextConverter.class)
interface MoneyAsText {}
