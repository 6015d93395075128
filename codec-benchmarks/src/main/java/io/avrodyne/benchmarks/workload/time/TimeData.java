package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.List;
import java.util.SplittableRandom;

/** Invoices, as records or as beans with the same content. */
public final class TimeData {

  private static final int MAX_MORE_LINES = 7;

  private TimeData() {}

  /** Makes the records. */
  public static Sample records() {
    return RandomSample.of(TimeRecord.class, TimeData::invoice);
  }

  /** Makes the beans. */
  public static Sample beans() {
    return RandomSample.beans(TimeBean.class, TimeData::invoice);
  }

  private static TimeRecord invoice(SplittableRandom random) {
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
