package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.equity.model.EquityModel;
import io.avrodyne.benchmarks.equity.model.T1BoxedModel;
import io.avrodyne.benchmarks.equity.model.T1Model;
import io.avrodyne.benchmarks.equity.model.T2Model;

/** The forms in which the event is measured. */
public enum Variant {
  /**
   * The published form in which the schema allows null in every field and the Java class uses
   * primitives.
   */
  T1(303),
  /** The form with the same bytes and boxed numbers, which can be null. */
  T1_BOXED(303),
  /** The published form whose schema has no nulls. */
  T2(262);

  private final int avroBytes;

  Variant(int avroBytes) {
    this.avroBytes = avroBytes;
  }

  /** Returns the size of the published event in Avro's binary encoding. */
  int avroBytes() {
    return avroBytes;
  }

  /** Returns the view of the event's Java classes, without loading those of other variants. */
  EquityModel<?, ?, ?, ?> model() {
    return switch (this) {
      case T1 -> new T1Model();
      case T1_BOXED -> new T1BoxedModel();
      case T2 -> new T2Model();
    };
  }
}
