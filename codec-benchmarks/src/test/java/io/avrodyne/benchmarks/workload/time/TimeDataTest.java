package io.avrodyne.benchmarks.workload.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The invoices have times before and after 1970, and amounts of both signs. */
class TimeDataTest {

  private final List<TimeRecord> invoices =
      Workload.TIME_RECORD.sample(Size.FULL).objects().stream()
          .map(TimeRecord.class::cast)
          .toList();

  @Test
  void hasTimesOnBothSidesOfTheEpoch() {
    assertTrue(invoices.stream().anyMatch(each -> each.created().isBefore(Instant.EPOCH)));
    assertTrue(invoices.stream().anyMatch(each -> each.created().isAfter(Instant.EPOCH)));
  }

  @Test
  void hasAmountsOfBothSignsAndFixedScale() {
    assertTrue(invoices.stream().anyMatch(each -> each.total().signum() < 0));
    assertTrue(invoices.stream().anyMatch(each -> each.total().signum() > 0));
    assertTrue(invoices.stream().allMatch(each -> each.total().scale() == 2));
    assertTrue(invoices.stream().allMatch(each -> each.total().precision() <= 18));
  }

  @Test
  void isPaidInHalfOfTheCases() {
    long unpaid = invoices.stream().filter(each -> each.paid() == null).count();
    assertEquals(0.5, (double) unpaid / invoices.size(), 0.1);
  }
}
