package io.avrodyne.benchmarks.workload;

import io.avrodyne.benchmarks.workload.bank.text.TextEvents;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.journal.JournalModels;
import io.avrodyne.benchmarks.workload.social.SocialData;
import java.util.function.Supplier;

/** The events of experiments with whole systems, each of which takes some of them. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum EventKind {
  /** The published event of actors, a number. */
  COUNTER(JournalModels::counter),
  /** The three events of a bank account, with money as text. */
  BANK(TextEvents::sample),
  /** The equity event without nulls: 256 of them, some 260 bytes each. */
  EQUITY(() -> EquityData.sample(new T2Model())),
  /** The post of a social network: 256 of them, with many short strings. */
  SOCIAL(SocialData::sample);

  private final Supplier<Sample> sample;

  EventKind(Supplier<Sample> sample) {
    this.sample = sample;
  }

  /** Returns the events. */
  public Sample sample() {
    return sample.get();
  }
}
