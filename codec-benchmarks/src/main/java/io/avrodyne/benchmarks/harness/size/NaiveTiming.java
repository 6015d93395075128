package io.avrodyne.benchmarks.harness.size;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

/**
 * The timing of a published benchmark: the clock is read before and after each single operation. A
 * process times one contender.
 */
final class NaiveTiming {

  /** The operations before the first one that counts. */
  static final int WARM_UP = 50_000;

  /** An operation that is timed. */
  private interface Operation {
    Object run() throws IOException;
  }

  /** Takes each result, so that HotSpot cannot drop the operation. */
  @SuppressWarnings("unused") // Written, never read.
  private static volatile Object consumed = "";

  private NaiveTiming() {}

  /**
   * Prints the nanoseconds of a write and of a read, each as minimum, average and median.
   *
   * @param args the contender, the workload, and the number of timed operations
   */
  @SuppressWarnings("SystemOut") // The parent process reads it.
  public static void main(String[] args) throws IOException {
    Timed benchmark = Contenders.all().get(args[0]);
    if (benchmark == null) {
      throw new IllegalArgumentException("There is no contender " + args[0]);
    }
    benchmark.setUp(args[1]);
    int count = Integer.parseInt(args[2]);
    System.out.println(time(benchmark::write, count) + " " + time(benchmark::read, count));
  }

  private static String time(Operation operation, int count) throws IOException {
    int warmUp = Math.min(WARM_UP, count);
    for (int i = 0; i < warmUp; i++) {
      consumed = operation.run();
    }
    long[] nanos = new long[count];
    for (int i = 0; i < count; i++) {
      long start = System.nanoTime();
      Object result = operation.run();
      nanos[i] = System.nanoTime() - start;
      consumed = result;
    }
    Arrays.sort(nanos);
    return String.format(
        Locale.ROOT,
        "%d %.0f %d",
        nanos[0],
        Arrays.stream(nanos).average().orElse(0),
        nanos[count / 2]);
  }
}
