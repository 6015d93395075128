package io.avrodyne.benchmarks.projection;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroRecord;

/** A bean with the first field, one in the middle and the last of those that were written. */
@AvroRecord
@AvroAlias("io.avrodyne.benchmarks.workload.wide.Wide100Bean")
@SuppressWarnings("NullAway.Init") // Set by the codec or by reflection.
public class Excerpt {

  private String text1;
  private long long51;
  private boolean flag100;

  public String getText1() {
    return text1;
  }

  public void setText1(String text1) {
    this.text1 = text1;
  }

  public long getLong51() {
    return long51;
  }

  public void setLong51(long long51) {
    this.long51 = long51;
  }

  public boolean isFlag100() {
    return flag100;
  }

  public void setFlag100(boolean flag100) {
    this.flag100 = flag100;
  }
}
