package bank;

import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroRecord;

/** The key of an account, with a field more, which state can have and keys cannot. */
@AvroRecord
public record AccountKey(String id, @AvroDefault("0") int branch) {

  static AccountKey of(AccountEvent event) {
    return new AccountKey(event.accountId(), 0);
  }
}
