package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Random numbers in nested lists. Both forms have the same values, all of which come from one
 * source, so that no two entries are equal.
 *
 * <p>Each object has a million numbers, about 9.5 MB of Avro, so two objects are enough: no cache
 * holds one, and no branch predictor learns it.
 */
public final class ListsData {

  private static final long SEED = 42;
  private static final int COUNT = 2;
  private static final int WRAPPERS = 10;
  private static final int ENTRIES = 1_000;
  private static final int VALUES = 100;

  private final SplittableRandom random = new SplittableRandom(SEED);

  private final int entries;

  private ListsData(Size size) {
    entries = size.of(ENTRIES);
  }

  /** Returns the form with lists of boxed numbers. */
  public static Sample lists(Size size) {
    return Sample.of(
        new Model<>(LongListRoot.class, LongListRootAvroCodec.INSTANCE),
        times(COUNT, new ListsData(size)::listRoot));
  }

  /** Returns the form with arrays of numbers. */
  public static Sample arrays(Size size) {
    return Sample.of(
        new Model<>(LongArrayRoot.class, LongArrayRootAvroCodec.INSTANCE),
        times(COUNT, new ListsData(size)::arrayRoot));
  }

  private LongListRoot listRoot() {
    LongListRoot root = new LongListRoot();
    root.setData(times(WRAPPERS, this::listWrapper));
    return root;
  }

  private LongListWrapper listWrapper() {
    LongListWrapper wrapper = new LongListWrapper();
    wrapper.setIndex(random.nextInt());
    wrapper.setEntries(times(entries, this::listEntry));
    return wrapper;
  }

  private LongListEntry listEntry() {
    LongListEntry entry = new LongListEntry();
    entry.setElementId(random.nextLong());
    entry.setValues(values().boxed().collect(Collectors.toCollection(ArrayList::new)));
    return entry;
  }

  private LongArrayRoot arrayRoot() {
    LongArrayRoot root = new LongArrayRoot();
    root.setData(times(WRAPPERS, this::arrayWrapper));
    return root;
  }

  private LongArrayWrapper arrayWrapper() {
    LongArrayWrapper wrapper = new LongArrayWrapper();
    wrapper.setIndex(random.nextInt());
    wrapper.setEntries(times(entries, this::arrayEntry));
    return wrapper;
  }

  private LongArrayEntry arrayEntry() {
    LongArrayEntry entry = new LongArrayEntry();
    entry.setElementId(random.nextLong());
    entry.setValues(values().toArray());
    return entry;
  }

  private LongStream values() {
    return random.longs(VALUES);
  }

  private static <T> List<T> times(int count, Supplier<T> supplier) {
    List<T> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(supplier.get());
    }
    return list;
  }
}
