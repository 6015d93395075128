package io.avrodyne.benchmarks.workload;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Random values that several workloads use. */
public final class RandomValues {

  private static final long FIRST_SECOND = Instant.parse("1960-01-01T00:00:00Z").getEpochSecond();
  private static final long END_SECOND = Instant.parse("2060-01-01T00:00:00Z").getEpochSecond();
  private static final int MICROS = 1_000_000;

  private RandomValues() {}

  /** Returns 1 to {@code max} lower-case ASCII letters. */
  public static String word(SplittableRandom random, int max) {
    int length = random.nextInt(1, max + 1);
    StringBuilder word = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      word.append((char) random.nextInt('a', 'z' + 1));
    }
    return word.toString();
  }

  /** Returns an {@code int} of either sign, whose size in bits is uniform. */
  public static int integer(SplittableRandom random) {
    return random.nextInt() >> random.nextInt(Integer.SIZE);
  }

  /** Returns a {@code long} of either sign, whose size in bits is uniform. */
  public static long longInteger(SplittableRandom random) {
    return random.nextLong() >> random.nextInt(Long.SIZE);
  }

  /** Returns true with a probability of {@code percent}. */
  public static boolean chance(SplittableRandom random, int percent) {
    return random.nextInt(100) < percent;
  }

  /** Returns the position of one of the percentages, each with the probability that it states. */
  public static int weighted(SplittableRandom random, int... percent) {
    int rest = random.nextInt(100);
    int position = 0;
    while (rest >= percent[position]) {
      rest -= percent[position];
      position++;
    }
    return position;
  }

  /** Returns one of the values. */
  @SafeVarargs
  public static <T> T oneOf(SplittableRandom random, T... values) {
    return values[random.nextInt(values.length)];
  }

  /**
   * Returns a log-normal number, as sizes of texts and of orders are: half are less than {@code
   * median}, two thirds within a factor of {@code e} to the power of {@code spread}. It is at least
   * 1 and at most {@code max}, and the same on every platform.
   */
  public static int logNormal(SplittableRandom random, int median, double spread, int max) {
    double normal = -6;
    for (int i = 0; i < 12; i++) {
      normal += random.nextDouble();
    }
    return (int) Math.max(1, Math.min(max, median * StrictMath.exp(spread * normal)));
  }

  /** Returns a UUID. */
  public static UUID uuid(SplittableRandom random) {
    return new UUID(random.nextLong(), random.nextLong());
  }

  /** Returns a time in whole microseconds, which is what Avro's timestamp can hold. */
  public static Instant instant(SplittableRandom random) {
    return Instant.ofEpochSecond(random.nextLong(FIRST_SECOND, END_SECOND))
        .plus(random.nextInt(MICROS), ChronoUnit.MICROS);
  }

  /** Returns a day. */
  public static LocalDate date(SplittableRandom random) {
    return LocalDate.EPOCH.plusDays(random.nextInt(-3_650, 32_850));
  }

  /** Returns an amount of either sign, of up to 15 digits. */
  public static BigDecimal decimal(SplittableRandom random, int scale) {
    return BigDecimal.valueOf(random.nextLong() >> random.nextInt(14, Long.SIZE), scale);
  }

  /** Returns numbers in an array. */
  public static long[] longArray(SplittableRandom random, int size) {
    return random.longs(size).toArray();
  }

  /** Returns the same numbers in an {@link ArrayList}. */
  public static List<Long> longList(SplittableRandom random, int size) {
    return random.longs(size).boxed().collect(Collectors.toCollection(ArrayList::new));
  }

  /** Returns an {@link ArrayList} of 0 to {@code max} items. */
  public static <T> List<T> list(
      SplittableRandom random, int max, Function<SplittableRandom, T> item) {
    return listOf(random, random.nextInt(max + 1), item);
  }

  /** Returns an {@link ArrayList} of {@code size} items. */
  public static <T> List<T> listOf(
      SplittableRandom random, int size, Function<SplittableRandom, T> item) {
    List<T> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(item.apply(random));
    }
    return list;
  }
}
