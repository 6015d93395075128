package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** The visitor left for good. */
@AvroRecord
public final class AccountClosedBean implements EventBean {

  private long account;

  /** Returns the field. */
  public long getAccount() {
    return account;
  }

  /** Sets the field. */
  public void setAccount(long account) {
    this.account = account;
  }
}
