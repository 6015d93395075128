package io.avrodyne.benchmarks.workload.bank;

import org.javamoney.moneta.Money;

/** The opening of an account; its subclasses say how money is encoded. */
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public abstract class AccountOpening {

  private String accountId;
  private Money initialBalance;

  public String getAccountId() {
    return accountId;
  }

  public void setAccountId(String accountId) {
    this.accountId = accountId;
  }

  public Money getInitialBalance() {
    return initialBalance;
  }

  public void setInitialBalance(Money initialBalance) {
    this.initialBalance = initialBalance;
  }
}
