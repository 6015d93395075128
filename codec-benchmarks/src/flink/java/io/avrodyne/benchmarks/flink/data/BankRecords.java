package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;

/** The events of bank accounts as records, with the fields of the beans. */
public final class BankRecords {

  private BankRecords() {}

  /** An account was opened. */
  @AvroRecord
  public record Opened(String accountId, Amount initialBalance) {}

  /** Money came in. */
  @AvroRecord
  public record Deposited(String accountId, Amount amount) {}

  /** Money went out. */
  @AvroRecord
  public record Withdrawn(String accountId, Amount amount) {}

  /** An amount of money. */
  @AvroRecord
  public record Amount(
      @AvroDecimal(precision = 18, scale = 2) BigDecimal amount, String currency) {}
}
