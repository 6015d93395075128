package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** The numbers of {@link LongArrayData} in lists of boxes. */
public final class LongListData {

  private static final int COUNT = 2;
  private static final int WRAPPERS = 10;
  private static final int ENTRIES = 1_000;
  private static final int VALUES = 100;

  private LongListData() {}

  /** Makes the data. */
  public static Sample sample(Size size) {
    return RandomSample.of(LongListRoot.class, COUNT, random -> root(random, size.of(ENTRIES)));
  }

  private static LongListRoot root(SplittableRandom random, int entries) {
    LongListRoot root = new LongListRoot();
    root.setData(RandomValues.listOf(random, WRAPPERS, each -> wrapper(each, entries)));
    return root;
  }

  private static LongListWrapper wrapper(SplittableRandom random, int entries) {
    LongListWrapper wrapper = new LongListWrapper();
    wrapper.setIndex(random.nextInt());
    wrapper.setEntries(RandomValues.listOf(random, entries, LongListData::entry));
    return wrapper;
  }

  private static LongListEntry entry(SplittableRandom random) {
    LongListEntry entry = new LongListEntry();
    entry.setElementId(random.nextLong());
    entry.setValues(random.longs(VALUES).boxed().collect(Collectors.toCollection(ArrayList::new)));
    return entry;
  }
}
