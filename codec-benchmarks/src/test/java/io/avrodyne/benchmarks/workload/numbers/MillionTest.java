package io.avrodyne.benchmarks.workload.numbers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The values are a million, the same ones in both forms, and integers are of all sizes. */
class MillionTest {

  private static SplittableRandom random() {
    return new SplittableRandom(42);
  }

  @Test
  void hasTheSameValuesInBothForms() {
    assertEquals(
        Arrays.stream(Million.intArrays(random(), Million.LENGTH)).boxed().toList(),
        Million.intLists(random(), Million.LENGTH));
    assertEquals(
        Arrays.stream(Million.longArrays(random(), Million.LENGTH)).boxed().toList(),
        Million.longLists(random(), Million.LENGTH));
    assertEquals(
        Arrays.stream(Million.doubleArrays(random(), Million.LENGTH)).boxed().toList(),
        Million.doubleLists(random(), Million.LENGTH));
    assertArrayEquals(
        Million.floatArrays(random(), Million.LENGTH),
        unboxedFloats(Million.floatLists(random(), Million.LENGTH)));
    assertArrayEquals(
        Million.booleanArrays(random(), Million.LENGTH),
        unboxedBooleans(Million.booleanLists(random(), Million.LENGTH)));
  }

  @Test
  void hasAMillionBytes() {
    assertEquals(1_000_000, Million.byteArrays(random(), Million.LENGTH).length);
    assertEquals(1_000_000, Million.intArrays(random(), Million.LENGTH).length);
  }

  @Test
  void hasFourDifferentObjects() {
    List<?> objects = Workload.NUMBERS_LONG_ARRAY.sample(Size.FULL).objects();
    assertEquals(4, objects.size());
    assertEquals(
        4,
        objects.stream()
            .map(each -> Arrays.hashCode(((LongArrayBean) each).getValues()))
            .distinct()
            .count());
  }

  @Test
  void hasIntegersOfAllSizes() {
    assertTrue(share(each -> each >= -64 && each < 64) > 0.08);
    assertTrue(share(each -> each > 1L << 56 || each < -1L << 56) > 0.08);
  }

  private static double share(LongPredicate kind) {
    long[] values = Million.longArrays(random(), Million.LENGTH);
    return (double) LongStream.of(values).filter(kind).count() / values.length;
  }

  private static float[] unboxedFloats(List<Float> list) {
    float[] values = new float[list.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = list.get(i);
    }
    return values;
  }

  private static boolean[] unboxedBooleans(List<Boolean> list) {
    boolean[] values = new boolean[list.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = list.get(i);
    }
    return values;
  }
}
