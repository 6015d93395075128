package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.lists.LongListEntryDatum;
import io.avrodyne.benchmarks.specific.lists.LongListRootDatum;
import io.avrodyne.benchmarks.specific.lists.LongListWrapperDatum;
import io.avrodyne.benchmarks.workload.lists.LongListEntry;
import io.avrodyne.benchmarks.workload.lists.LongListRoot;
import io.avrodyne.benchmarks.workload.lists.LongListWrapper;
import java.util.ArrayList;
import java.util.List;

/** Nested lists of boxed numbers as the classes that Avro generates. */
final class LongListSpecificMapping implements RecordMapping<LongListRoot, LongListRootDatum> {

  @Override
  public LongListRootDatum toRecord(LongListRoot root) {
    List<LongListWrapper> wrappers = root.getData();
    int size = wrappers.size();
    List<LongListWrapperDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongListWrapper wrapper = wrappers.get(i);
      data.add(new LongListWrapperDatum(wrapper.getIndex(), toData(wrapper.getEntries())));
    }
    return new LongListRootDatum(data);
  }

  private static List<LongListEntryDatum> toData(List<LongListEntry> entries) {
    int size = entries.size();
    List<LongListEntryDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongListEntry entry = entries.get(i);
      data.add(new LongListEntryDatum(entry.getElementId(), entry.getValues()));
    }
    return data;
  }

  @Override
  public LongListRoot toObject(LongListRootDatum root) {
    List<LongListWrapperDatum> data = root.getData();
    int size = data.size();
    List<LongListWrapper> wrappers = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongListWrapperDatum datum = data.get(i);
      LongListWrapper wrapper = new LongListWrapper();
      wrapper.setIndex(datum.getIndex());
      wrapper.setEntries(toEntries(datum.getEntries()));
      wrappers.add(wrapper);
    }
    LongListRoot value = new LongListRoot();
    value.setData(wrappers);
    return value;
  }

  private static List<LongListEntry> toEntries(List<LongListEntryDatum> data) {
    int size = data.size();
    List<LongListEntry> entries = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      LongListEntryDatum datum = data.get(i);
      LongListEntry entry = new LongListEntry();
      entry.setElementId(datum.getElementId());
      entry.setValues(Values.boxedLongs(datum.getValues()));
      entries.add(entry);
    }
    return entries;
  }
}
