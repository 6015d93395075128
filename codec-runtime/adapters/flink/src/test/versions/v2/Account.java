package bank;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroEnum;
import io.avrodyne.api.AvroRecord;

/** An account with a field more, one renamed, one promoted and a symbol more. */
@AvroRecord
public record Account(
    String id,
    @AvroAlias("owner") String holder,
    long balance,
    Status status,
    @AvroDefault("\"EUR\"") String currency) {

  /** Whether money can be withdrawn. */
  @AvroEnum(defaultSymbol = "OPEN")
  public enum Status {
    NEW,
    OPEN,
    BLOCKED
  }

  static Account of(AccountEvent.Opened event) {
    return new Account(event.accountId(), event.owner(), 0, Status.NEW, "EUR");
  }

  Account plus(long cents) {
    return new Account(id, holder, balance + cents, Status.OPEN, currency);
  }

  String text() {
    return id + " " + holder + " " + balance + " " + status + " " + currency;
  }
}
