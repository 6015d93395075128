package io.avrodyne.pekko.bank.v2;

import io.avrodyne.api.AvroRecord;

/** An event of version 2. */
public sealed interface EventV2 {

  /** The namespace that all versions share. */
  String BANK = "io.avrodyne.pekko.bank";

  /** An amount was paid in. */
  @AvroRecord(name = "Deposited", namespace = BANK)
  record Deposited(long amount) implements EventV2 {}

  /** An amount was paid out. */
  @AvroRecord(name = "Withdrawn", namespace = BANK)
  record Withdrawn(long amount) implements EventV2 {}

  /** An account was frozen; version 3 has no such event. */
  @AvroRecord(name = "Frozen", namespace = BANK)
  record Frozen(String reason) implements EventV2 {}
}
