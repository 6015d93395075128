package bank;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;

/** What happens to an account. Amounts are in cents. */
@AvroUnion
public sealed interface AccountEvent {

  String accountId();

  /** An account was opened. */
  @AvroRecord
  record Opened(String accountId, String owner) implements AccountEvent {}

  /** Money came in. */
  @AvroRecord
  record Deposited(String accountId, long cents) implements AccountEvent {}

  /** Money went out. */
  @AvroRecord
  record Withdrawn(String accountId, long cents) implements AccountEvent {}
}
