package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A numbered list of entries. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class LongListWrapper {

  private int index;
  private List<LongListEntry> entries;

  public int getIndex() {
    return index;
  }

  public void setIndex(int index) {
    this.index = index;
  }

  public List<LongListEntry> getEntries() {
    return entries;
  }

  public void setEntries(List<LongListEntry> entries) {
    this.entries = entries;
  }
}
