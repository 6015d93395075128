package bank;

import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroEnum;
import io.avrodyne.api.AvroRecord;

/** An account with a field more, which the first version can read, too. */
@AvroRecord
public record Account(
    String id,
    String owner,
    int balance,
    Status status,
    @AvroDefault("\"EUR\"") String currency) {

  /** Whether money can be withdrawn. */
  @AvroEnum(defaultSymbol = "OPEN")
  public enum Status {
    NEW,
    OPEN
  }

  static Account of(AccountEvent.Opened event) {
    return new Account(event.accountId(), event.owner(), 0, Status.NEW, "EUR");
  }

  Account plus(long cents) {
    return new Account(id, owner, (int) (balance + cents), Status.OPEN, currency);
  }

  String text() {
    return id + " " + owner + " " + balance + " " + status + " " + currency;
  }
}
