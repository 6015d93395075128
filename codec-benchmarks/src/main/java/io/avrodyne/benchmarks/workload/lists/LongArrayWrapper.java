package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A numbered list of entries. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class LongArrayWrapper {

  private int index;
  private List<LongArrayEntry> entries;

  public int getIndex() {
    return index;
  }

  public void setIndex(int index) {
    this.index = index;
  }

  public List<LongArrayEntry> getEntries() {
    return entries;
  }

  public void setEntries(List<LongArrayEntry> entries) {
    this.entries = entries;
  }
}
