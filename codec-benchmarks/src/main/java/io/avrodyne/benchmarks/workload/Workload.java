package io.avrodyne.benchmarks.workload;

import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import java.util.Locale;
import java.util.function.Supplier;

/** The workloads on objects. A workload's classes are loaded when its sample is made. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum Workload {
  /** The equity event of the published experiment, with a schema that allows null everywhere. */
  EQUITY_T1(
      "A small event of short ASCII strings and numbers, every field nullable in the schema, with"
          + " primitives in Java.",
      () -> EquityData.sample(new T1Model())),
  /** The same bytes, from boxed numbers. */
  EQUITY_T1_BOXED(
      "The same event with boxed numbers, which can be null.",
      () -> EquityData.sample(new T1BoxedModel())),
  /** The equity event without nulls. */
  EQUITY_T2(
      "A small event of short ASCII strings and numbers, without nulls.",
      () -> EquityData.sample(new T2Model()));

  private final String stress;
  private final Supplier<Sample> sample;

  Workload(String stress, Supplier<Sample> sample) {
    this.stress = stress;
    this.sample = sample;
  }

  /** Returns the sentence that says what this workload stresses. */
  public String stress() {
    return stress;
  }

  /** Makes the data, the same ones at every call. */
  public Sample sample() {
    return sample.get();
  }

  /** Returns the name that reports print. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
