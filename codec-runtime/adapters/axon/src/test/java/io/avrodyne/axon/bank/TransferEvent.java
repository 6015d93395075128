package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;

/** What happens to a transfer between two accounts. */
@AvroUnion
public sealed interface TransferEvent {

  String transferId();

  /** Somebody asked for it. */
  @AvroRecord
  record Requested(String transferId, String from, String to, long cents)
      implements TransferEvent {}

  /** The money is on the other account. */
  @AvroRecord
  record Completed(String transferId) implements TransferEvent {}
}
