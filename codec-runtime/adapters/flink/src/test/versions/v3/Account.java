package bank;

import io.avrodyne.api.AvroRecord;

/** An account whose balance is a text, which the earlier versions cannot be read as. */
@AvroRecord
public record Account(String id, String balance) {

  static Account of(AccountEvent.Opened event) {
    return new Account(event.accountId(), "0");
  }

  Account plus(long cents) {
    return new Account(id, balance + "+" + cents);
  }

  String text() {
    return id + " " + balance;
  }
}
