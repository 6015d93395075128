package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroRecord;

/** An event of an account before and after it is renamed. */
public interface TakenOut {

  /** The name of the sealed type that the event is nested in. */
  String EVENTS = "bank.AccountEvent";

  /** The event with its former name, which is read by the new one, too. */
  @AvroRecord(name = "TakenOut", namespace = EVENTS)
  @AvroAlias("Withdrawn")
  record Prepared(long amount) implements TakenOut {}

  /** The event with its new name. */
  @AvroRecord(name = "Withdrawn", namespace = EVENTS)
  @AvroAlias("TakenOut")
  record After(long amount) implements TakenOut {}
}
