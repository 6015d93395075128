package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.social.SocialData;
import java.util.function.Supplier;

/** The events of the records. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum EventKind {
  /** The equity event without nulls: 256 of them, some 260 bytes each. */
  EQUITY(() -> EquityData.sample(new T2Model())),
  /** The post of a social network: 256 of them, with many short strings. */
  SOCIAL(SocialData::sample);

  private final Supplier<Sample> sample;

  EventKind(Supplier<Sample> sample) {
    this.sample = sample;
  }

  /** Returns the events, all of one class. */
  Sample sample() {
    return sample.get();
  }
}
