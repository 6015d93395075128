package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;

/** A {@code byte[]}, which is Avro's {@code bytes}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class ByteArrayBean {

  private byte[] values;

  /** Returns the field. */
  public byte[] getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(byte[] values) {
    this.values = values;
  }
}
