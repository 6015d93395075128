package io.avrodyne.pekko.bank;

import io.avrodyne.api.AvroRecord;

/**
 * The state of an account.
 *
 * @param owner empty before it is opened
 * @param balance in cents
 */
@AvroRecord
public record Account(String owner, long balance) {

  /** The state before the first event. */
  public static final Account NONE = new Account("", 0);

  /** Returns the state after an event. */
  public Account after(BankEvent event) {
    if (event instanceof Opened opened) {
      return new Account(opened.owner(), balance);
    }
    if (event instanceof Deposited deposited) {
      return new Account(owner, balance + deposited.amount());
    }
    return new Account(owner, balance - ((Withdrawn) event).amount());
  }
}
