package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroRecord;

/** A query for the balance of an account. */
@AvroRecord
public record FindAccount(String accountId) {

  /** The answer. */
  @AvroRecord
  public record Balance(long cents) {}
}
