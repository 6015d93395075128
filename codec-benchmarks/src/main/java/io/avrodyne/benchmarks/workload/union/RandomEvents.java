package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.union.EventRecord.AccountClosed;
import io.avrodyne.benchmarks.workload.union.EventRecord.CheckoutStarted;
import io.avrodyne.benchmarks.workload.union.EventRecord.Clicked;
import io.avrodyne.benchmarks.workload.union.EventRecord.ItemAdded;
import io.avrodyne.benchmarks.workload.union.EventRecord.ItemRemoved;
import io.avrodyne.benchmarks.workload.union.EventRecord.OrderReturned;
import io.avrodyne.benchmarks.workload.union.EventRecord.OrderShipped;
import io.avrodyne.benchmarks.workload.union.EventRecord.PageViewed;
import io.avrodyne.benchmarks.workload.union.EventRecord.PaymentAccepted;
import io.avrodyne.benchmarks.workload.union.EventRecord.PaymentDeclined;
import io.avrodyne.benchmarks.workload.union.EventRecord.ReviewWritten;
import io.avrodyne.benchmarks.workload.union.EventRecord.Searched;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Random events. Two in five are page views; the three rarest classes have one in a hundred each.
 */
final class RandomEvents {

  /** How many of a hundred events are of the class at this position. */
  private static final int[] PERCENT = {40, 20, 12, 8, 6, 4, 3, 2, 2, 1, 1, 1};

  private RandomEvents() {}

  static EventRecord next(SplittableRandom random) {
    return event(RandomValues.weighted(random, PERCENT), random);
  }

  private static EventRecord event(int type, SplittableRandom random) {
    return switch (type) {
      case 0 -> new PageViewed(text(random), random.nextLong(600_000));
      case 1 -> new Clicked(text(random), random.nextInt(4_000), random.nextInt(4_000));
      case 2 -> new Searched(text(random), random.nextInt(10_000));
      case 3 -> new ItemAdded(text(random), random.nextInt(1, 10), price(random));
      case 4 -> new ItemRemoved(text(random));
      case 5 -> new CheckoutStarted(texts(random), price(random));
      case 6 -> new PaymentAccepted(text(random), price(random));
      case 7 -> new PaymentDeclined(text(random), optional(random));
      case 8 -> new OrderShipped(number(random), text(random), optional(random));
      case 9 -> new OrderReturned(number(random), texts(random), random.nextBoolean());
      case 10 -> new ReviewWritten(text(random), random.nextInt(1, 6), text(random));
      default -> new AccountClosed(number(random));
    };
  }

  private static String text(SplittableRandom random) {
    return RandomValues.word(random, 24);
  }

  private static @Nullable String optional(SplittableRandom random) {
    return random.nextBoolean() ? text(random) : null;
  }

  private static List<String> texts(SplittableRandom random) {
    return RandomValues.list(random, 5, RandomEvents::text);
  }

  private static double price(SplittableRandom random) {
    return random.nextInt(1, 100_000) / 100.0;
  }

  private static long number(SplittableRandom random) {
    return random.nextLong(1L << 32);
  }
}
