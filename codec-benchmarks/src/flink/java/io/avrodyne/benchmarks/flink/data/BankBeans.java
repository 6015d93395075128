package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.Copies;
import java.math.BigDecimal;

/**
 * The events of bank accounts as beans. Their money is of JDK types only, because Flink would take
 * a class of another library for a generic type.
 */
public final class BankBeans {

  private BankBeans() {}

  /** An account was opened. */
  @AvroRecord(copies = Copies.GENERATED)
  @SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
  public static class Opened {

    private String accountId;
    private Amount initialBalance;

    public String getAccountId() {
      return accountId;
    }

    public void setAccountId(String accountId) {
      this.accountId = accountId;
    }

    public Amount getInitialBalance() {
      return initialBalance;
    }

    public void setInitialBalance(Amount initialBalance) {
      this.initialBalance = initialBalance;
    }
  }

  /** Money came in. */
  @AvroRecord(copies = Copies.GENERATED)
  @SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
  public static class Deposited {

    private String accountId;
    private Amount amount;

    public String getAccountId() {
      return accountId;
    }

    public void setAccountId(String accountId) {
      this.accountId = accountId;
    }

    public Amount getAmount() {
      return amount;
    }

    public void setAmount(Amount amount) {
      this.amount = amount;
    }
  }

  /** Money went out. */
  @AvroRecord(copies = Copies.GENERATED)
  @SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
  public static class Withdrawn {

    private String accountId;
    private Amount amount;

    public String getAccountId() {
      return accountId;
    }

    public void setAccountId(String accountId) {
      this.accountId = accountId;
    }

    public Amount getAmount() {
      return amount;
    }

    public void setAmount(Amount amount) {
      this.amount = amount;
    }
  }

  /** An amount of money. */
  @AvroRecord(copies = Copies.GENERATED)
  @SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
  public static class Amount {

    @AvroDecimal(precision = 18, scale = 2)
    private BigDecimal amount;

    private String currency;

    public BigDecimal getAmount() {
      return amount;
    }

    public void setAmount(BigDecimal amount) {
      this.amount = amount;
    }

    public String getCurrency() {
      return currency;
    }

    public void setCurrency(String currency) {
      this.currency = currency;
    }
  }
}
