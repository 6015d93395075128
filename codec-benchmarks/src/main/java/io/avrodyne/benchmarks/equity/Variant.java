package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.equity.model.EquityModel;
import io.avrodyne.benchmarks.equity.model.T1BoxedModel;
import io.avrodyne.benchmarks.equity.model.T1Model;
import io.avrodyne.benchmarks.equity.model.T2Model;

/** The forms in which the event is measured. */
public enum Variant {
  /** As published: every field may be null in the schema, Java's numbers are primitives. */
  T1(303),
  /** The same bytes from boxed numbers, so that real nulls have a place. */
  T1_BOXED(303),
  /** As published: no nulls in the schema. */
  T2(262);

  private final int avroBytes;

  Variant(int avroBytes) {
    this.avroBytes = avroBytes;
  }

  /** Returns how many bytes the published event takes in Avro's binary encoding. */
  int avroBytes() {
    return avroBytes;
  }

  /** Returns the view of the event's Java classes, loading no other variant's. */
  EquityModel<?, ?, ?, ?> model() {
    return switch (this) {
      case T1 -> new T1Model();
      case T1_BOXED -> new T1BoxedModel();
      case T2 -> new T2Model();
    };
  }
}
