package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.lists.LongArrayEntryDatum;
import io.avrodyne.benchmarks.specific.lists.LongArrayRootDatum;
import io.avrodyne.benchmarks.specific.lists.LongArrayWrapperDatum;
import io.avrodyne.benchmarks.workload.lists.LongArrayEntry;
import io.avrodyne.benchmarks.workload.lists.LongArrayRoot;
import io.avrodyne.benchmarks.workload.lists.LongArrayWrapper;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/** Nested lists of numbers in arrays as the classes that Avro generates. */
final class LongArraySpecificMapping implements RecordMapping<LongArrayRoot, LongArrayRootDatum> {

  private static final Schema VALUES =
      Schemas.field(LongArrayEntryDatum.getClassSchema(), "values");

  @Override
  public LongArrayRootDatum toRecord(LongArrayRoot root) {
    List<LongArrayWrapper> wrappers = root.getData();
    int size = wrappers.size();
    List<LongArrayWrapperDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongArrayWrapper wrapper = wrappers.get(i);
      data.add(new LongArrayWrapperDatum(wrapper.getIndex(), toData(wrapper.getEntries())));
    }
    return new LongArrayRootDatum(data);
  }

  private static List<LongArrayEntryDatum> toData(List<LongArrayEntry> entries) {
    int size = entries.size();
    List<LongArrayEntryDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongArrayEntry entry = entries.get(i);
      data.add(
          new LongArrayEntryDatum(entry.getElementId(), Values.toDatum(entry.getValues(), VALUES)));
    }
    return data;
  }

  @Override
  public LongArrayRoot toObject(LongArrayRootDatum root) {
    List<LongArrayWrapperDatum> data = root.getData();
    int size = data.size();
    List<LongArrayWrapper> wrappers = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongArrayWrapperDatum datum = data.get(i);
      LongArrayWrapper wrapper = new LongArrayWrapper();
      wrapper.setIndex(datum.getIndex());
      wrapper.setEntries(toEntries(datum.getEntries()));
      wrappers.add(wrapper);
    }
    LongArrayRoot value = new LongArrayRoot();
    value.setData(wrappers);
    return value;
  }

  private static List<LongArrayEntry> toEntries(List<LongArrayEntryDatum> data) {
    int size = data.size();
    List<LongArrayEntry> entries = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongArrayEntryDatum datum = data.get(i);
      LongArrayEntry entry = new LongArrayEntry();
      entry.setElementId(datum.getElementId());
      entry.setValues(Values.longArray(datum.getValues()));
      entries.add(entry);
    }
    return entries;
  }
}
