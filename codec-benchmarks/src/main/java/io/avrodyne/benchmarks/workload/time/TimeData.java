package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** Invoices, as records or as beans with the same content. */
public final class TimeData {

  private static final int MAX_MORE_LINES = 7;
  private static final long FIRST_SECOND = Instant.parse("1960-01-01T00:00:00Z").getEpochSecond();
  private static final long END_SECOND = Instant.parse("2060-01-01T00:00:00Z").getEpochSecond();
  private static final int MICROS = 1_000_000;

  private TimeData() {}

  /** Makes the records. */
  public static Sample records() {
    return RandomSample.of(
        new Model<>(TimeRecord.class, TimeRecordAvroCodec.INSTANCE), TimeData::invoice);
  }

  /** Makes the beans. */
  public static Sample beans() {
    return RandomSample.of(
        new Model<>(TimeBean.class, TimeBeanAvroCodec.INSTANCE), random -> bean(invoice(random)));
  }

  private static TimeRecord invoice(SplittableRandom random) {
    List<LineRecord> lines = RandomValues.list(random, MAX_MORE_LINES, TimeData::line);
    lines.add(line(random));
    return new TimeRecord(
        uuid(random),
        uuid(random),
        instant(random),
        random.nextBoolean() ? instant(random) : null,
        date(random),
        decimal(random, 2),
        lines);
  }

  private static LineRecord line(SplittableRandom random) {
    return new LineRecord(uuid(random), decimal(random, 4), date(random), instant(random));
  }

  private static UUID uuid(SplittableRandom random) {
    return new UUID(random.nextLong(), random.nextLong());
  }

  /** Returns a time in whole microseconds, which is what Avro's timestamp can hold. */
  private static Instant instant(SplittableRandom random) {
    return Instant.ofEpochSecond(random.nextLong(FIRST_SECOND, END_SECOND))
        .plus(random.nextInt(MICROS), ChronoUnit.MICROS);
  }

  private static LocalDate date(SplittableRandom random) {
    return LocalDate.EPOCH.plusDays(random.nextInt(-3_650, 32_850));
  }

  /** Returns an amount of either sign, of up to 15 digits. */
  private static BigDecimal decimal(SplittableRandom random, int scale) {
    return BigDecimal.valueOf(random.nextLong() >> random.nextInt(14, Long.SIZE), scale);
  }

  private static TimeBean bean(TimeRecord invoice) {
    List<LineBean> lines = new ArrayList<>();
    invoice.lines().forEach(line -> lines.add(bean(line)));
    TimeBean bean = new TimeBean();
    bean.setId(invoice.id());
    bean.setCustomer(invoice.customer());
    bean.setCreated(invoice.created());
    bean.setPaid(invoice.paid());
    bean.setDue(invoice.due());
    bean.setTotal(invoice.total());
    bean.setLines(lines);
    return bean;
  }

  private static LineBean bean(LineRecord line) {
    LineBean bean = new LineBean();
    bean.setProduct(line.product());
    bean.setPrice(line.price());
    bean.setDelivered(line.delivered());
    bean.setChanged(line.changed());
    return bean;
  }
}
