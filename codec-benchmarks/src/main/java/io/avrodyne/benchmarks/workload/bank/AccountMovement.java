package io.avrodyne.benchmarks.workload.bank;

import org.javamoney.moneta.Money;

/** A movement on an account; its subclasses say how money is encoded. */
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public abstract class AccountMovement {

  private String accountId;
  private Money amount;

  public String getAccountId() {
    return accountId;
  }

  public void setAccountId(String accountId) {
    this.accountId = accountId;
  }

  public Money getAmount() {
    return amount;
  }

  public void setAmount(Money amount) {
    this.amount = amount;
  }
}
