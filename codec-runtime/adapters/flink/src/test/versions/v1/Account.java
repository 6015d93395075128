package bank;

import io.avrodyne.api.AvroEnum;
import io.avrodyne.api.AvroRecord;

/** An account in its first version. */
@AvroRecord
public record Account(String id, String owner, int balance, Status status) {

  /** Whether money can be withdrawn. */
  @AvroEnum(defaultSymbol = "OPEN")
  public enum Status {
    NEW,
    OPEN
  }

  static Account of(AccountEvent.Opened event) {
    return new Account(event.accountId(), event.owner(), 0, Status.NEW);
  }

  Account plus(long cents) {
    return new Account(id, owner, (int) (balance + cents), Status.OPEN);
  }

  String text() {
    return id + " " + owner + " " + balance + " " + status;
  }
}
