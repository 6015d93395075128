package io.avrodyne.benchmarks.workload.journal;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.List;

/** The models of this package's classes. */
public final class JournalModels {

  private JournalModels() {}

  /** Returns the published event, which is always the same. */
  public static Sample counter() {
    return Sample.of(Model.of(ValueStored.class), List.of(new ValueStored(1)));
  }

  /** Returns the model of the envelope. */
  public static Model<Envelope> envelope() {
    return Model.of(Envelope.class);
  }
}
