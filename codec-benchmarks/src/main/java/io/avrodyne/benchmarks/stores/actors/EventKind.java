package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.bank.text.TextEvents;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.journal.JournalModels;
import java.util.function.Supplier;

/** The events that actors persist. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum EventKind {
  /** The published event, a number. */
  COUNTER(JournalModels::counter),
  /** The three events of a bank account, with money as text. */
  BANK(TextEvents::sample),
  /** The equity event without nulls. */
  EQUITY(() -> EquityData.sample(new T2Model()));

  private final Supplier<Sample> sample;

  EventKind(Supplier<Sample> sample) {
    this.sample = sample;
  }

  Sample sample() {
    return sample.get();
  }
}
