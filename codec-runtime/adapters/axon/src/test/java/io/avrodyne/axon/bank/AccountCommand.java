package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** What an account is asked to do. */
@AvroUnion
public sealed interface AccountCommand {

  /** Opens an account. */
  @AvroRecord
  record Open(@TargetAggregateIdentifier String accountId, String owner)
      implements AccountCommand {}

  /** Pays money in. */
  @AvroRecord
  record Deposit(@TargetAggregateIdentifier String accountId, long cents)
      implements AccountCommand {}

  /** Takes money out, if there is enough. */
  @AvroRecord
  record Withdraw(@TargetAggregateIdentifier String accountId, long cents)
      implements AccountCommand {}
}
