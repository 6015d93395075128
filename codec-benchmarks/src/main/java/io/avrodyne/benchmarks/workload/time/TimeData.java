package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.benchmarks.workload.RandomValues;
import java.util.List;
import java.util.SplittableRandom;

/** Invoices. */
public final class TimeData {

  private static final int MAX_MORE_LINES = 7;

  private TimeData() {}

  /** Makes an invoice with random content. */
  public static TimeRecord invoice(SplittableRandom random) {
    List<LineRecord> lines = RandomValues.list(random, MAX_MORE_LINES, TimeData::line);
    lines.add(line(random));
    return new TimeRecord(
        RandomValues.uuid(random),
        RandomValues.uuid(random),
        RandomValues.instant(random),
        random.nextBoolean() ? RandomValues.instant(random) : null,
        RandomValues.date(random),
        RandomValues.decimal(random, 2),
        lines);
  }

  private static LineRecord line(SplittableRandom random) {
    return new LineRecord(
        RandomValues.uuid(random),
        RandomValues.decimal(random, 4),
        RandomValues.date(random),
        RandomValues.instant(random));
  }
}
