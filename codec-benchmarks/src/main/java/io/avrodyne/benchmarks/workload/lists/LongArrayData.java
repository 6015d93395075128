package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import java.util.SplittableRandom;

/**
 * Random numbers in nested lists, the same ones as primitives and as boxes. All of them come from
 * one source, so that no two entries are equal.
 *
 * <p>Each object has a million numbers, about 9.5 MB of Avro, so two objects are enough: no cache
 * holds one, and no branch predictor learns it.
 */
public final class LongArrayData {

  private static final int COUNT = 2;
  private static final int WRAPPERS = 10;
  private static final int ENTRIES = 1_000;
  private static final int VALUES = 100;

  private LongArrayData() {}

  /** Makes the data. */
  public static Sample sample(Size size) {
    return RandomSample.of(LongArrayRoot.class, COUNT, random -> root(random, size.of(ENTRIES)));
  }

  private static LongArrayRoot root(SplittableRandom random, int entries) {
    LongArrayRoot root = new LongArrayRoot();
    root.setData(RandomValues.listOf(random, WRAPPERS, each -> wrapper(each, entries)));
    return root;
  }

  private static LongArrayWrapper wrapper(SplittableRandom random, int entries) {
    LongArrayWrapper wrapper = new LongArrayWrapper();
    wrapper.setIndex(random.nextInt());
    wrapper.setEntries(RandomValues.listOf(random, entries, LongArrayData::entry));
    return wrapper;
  }

  private static LongArrayEntry entry(SplittableRandom random) {
    LongArrayEntry entry = new LongArrayEntry();
    entry.setElementId(random.nextLong());
    entry.setValues(RandomValues.longArray(random, VALUES));
    return entry;
  }
}
