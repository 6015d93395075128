package bank;

import io.avrodyne.api.AvroRecord;

/** The key of an account. */
@AvroRecord
public record AccountKey(String id) {

  static AccountKey of(AccountEvent event) {
    return new AccountKey(event.accountId());
  }
}
