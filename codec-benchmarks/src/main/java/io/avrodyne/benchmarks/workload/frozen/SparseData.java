package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.Sample;

/**
 * The sparse rows: 160 nullable columns of nine types, as in a table of customers that grew for
 * years. A row sets 19 of them on average, and 12 to 28 in every row. Nine columns are set in more
 * than half of the rows, half of the columns in at most one row of twenty. Frequent and rare ones
 * are mixed.
 */
public final class SparseData {

  private SparseData() {}

  /** Makes the rows. */
  public static Sample rows() {
    return RandomSample.of(SparseRecord.class, SparseRecord::random);
  }
}
