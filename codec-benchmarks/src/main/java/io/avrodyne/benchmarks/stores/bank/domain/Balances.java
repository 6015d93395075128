package io.avrodyne.benchmarks.stores.bank.domain;

import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import java.util.HashMap;
import java.util.Map;
import org.axonframework.eventhandling.EventHandler;
import org.javamoney.moneta.Money;

/**
 * The projection: the balance of each account.
 *
 * <p><b>Threads.</b> One at a time.
 */
public final class Balances {

  private final Map<String, Money> byAccount = new HashMap<>();

  /** Takes over any event of the bank. */
  public void apply(Object event) {
    if (event instanceof AccountOpening opening) {
      on(opening);
    } else {
      on((AccountMovement) event);
    }
  }

  /** Adds an account. */
  @EventHandler
  public void on(AccountOpening event) {
    byAccount.put(event.getAccountId(), event.getInitialBalance());
  }

  /** Changes the balance of an account. */
  @EventHandler
  public void on(AccountMovement event) {
    byAccount.merge(event.getAccountId(), BankEvents.effect(event), Money::add);
  }

  /**
   * Compares the balances with others.
   *
   * @param source where these balances come from
   * @throws IllegalStateException if they differ
   */
  public void require(Balances expected, String source) {
    if (!byAccount.equals(expected.byAccount)) {
      throw new IllegalStateException(
          "The balances of " + source + " are " + byAccount + " instead of " + expected.byAccount);
    }
  }
}
