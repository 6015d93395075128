package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import org.jspecify.annotations.Nullable;

/** What happens to an account. Amounts are in cents. */
@AvroUnion
public sealed interface AccountEvent {

  String accountId();

  /** An account was opened. */
  @AvroRecord
  record Opened(String accountId, String owner) implements AccountEvent {}

  /** Money came in. The schemas of two earlier versions are in the history of the tests. */
  @AvroRecord
  record Deposited(
      String accountId,
      @AvroAlias("amount") long cents,
      @AvroDefault("\"EUR\"") String currency,
      @Nullable String note)
      implements AccountEvent {}

  /** Money went out. */
  @AvroRecord
  record Withdrawn(String accountId, long cents, @AvroDefault("\"EUR\"") String currency)
      implements AccountEvent {}
}
