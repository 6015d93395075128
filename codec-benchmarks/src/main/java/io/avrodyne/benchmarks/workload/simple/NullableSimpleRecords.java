package io.avrodyne.benchmarks.workload.simple;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The root: many records with nullable fields. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class NullableSimpleRecords {

  private List<NullableSimpleRecord> data;

  public List<NullableSimpleRecord> getData() {
    return data;
  }

  public void setData(List<NullableSimpleRecord> data) {
    this.data = data;
  }
}
