package io.avrodyne.pekko.bank.v1;

import io.avrodyne.api.AvroRecord;

/** An event of version 1. */
public sealed interface EventV1 {

  /** The namespace that all versions share. */
  String BANK = "io.avrodyne.pekko.bank";

  /** An account was opened. */
  @AvroRecord(name = "Opened", namespace = BANK)
  record Opened(String owner) implements EventV1 {}

  /** An amount was paid in. */
  @AvroRecord(name = "Deposited", namespace = BANK)
  record Deposited(int amount) implements EventV1 {}

  /** An amount was paid out. */
  @AvroRecord(name = "TakenOut", namespace = BANK)
  record TakenOut(long amount) implements EventV1 {}
}
