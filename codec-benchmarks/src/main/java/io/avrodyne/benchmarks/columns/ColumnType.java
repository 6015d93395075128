package io.avrodyne.benchmarks.columns;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.wide.BigDecimalRecord;
import io.avrodyne.benchmarks.workload.wide.BooleanRecord;
import io.avrodyne.benchmarks.workload.wide.DoubleRecord;
import io.avrodyne.benchmarks.workload.wide.FloatRecord;
import io.avrodyne.benchmarks.workload.wide.InstantRecord;
import io.avrodyne.benchmarks.workload.wide.IntegerRecord;
import io.avrodyne.benchmarks.workload.wide.ListRecord;
import io.avrodyne.benchmarks.workload.wide.LocalDateRecord;
import io.avrodyne.benchmarks.workload.wide.LongRecord;
import io.avrodyne.benchmarks.workload.wide.StringRecord;
import java.util.function.Supplier;

/** The types of columns. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum ColumnType {
  BOOLEAN(() -> RandomSample.of(BooleanRecord.class, BooleanRecord::random)),
  INTEGER(() -> RandomSample.of(IntegerRecord.class, IntegerRecord::random)),
  LONG(() -> RandomSample.of(LongRecord.class, LongRecord::random)),
  FLOAT(() -> RandomSample.of(FloatRecord.class, FloatRecord::random)),
  DOUBLE(() -> RandomSample.of(DoubleRecord.class, DoubleRecord::random)),
  STRING(() -> RandomSample.of(StringRecord.class, StringRecord::random)),
  LIST(() -> RandomSample.of(ListRecord.class, ListRecord::random)),
  DECIMAL(() -> RandomSample.of(BigDecimalRecord.class, BigDecimalRecord::random)),
  INSTANT(() -> RandomSample.of(InstantRecord.class, InstantRecord::random)),
  DATE(() -> RandomSample.of(LocalDateRecord.class, LocalDateRecord::random));

  private final Supplier<Sample> rows;

  ColumnType(Supplier<Sample> rows) {
    this.rows = rows;
  }

  /** Makes the rows, the same ones at every call. */
  Sample rows() {
    return rows.get();
  }
}
