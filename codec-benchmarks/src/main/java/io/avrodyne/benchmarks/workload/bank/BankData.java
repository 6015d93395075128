package io.avrodyne.benchmarks.workload.bank;

import io.avrodyne.benchmarks.workload.RandomText;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.javamoney.moneta.Money;

/**
 * The events of the published load: ten accounts are opened one after the other with 100 euros, and
 * each has 100 deposits of 10 to 19 euros, each followed by a withdrawal of 1 to 10 euros.
 */
public final class BankData {

  private static final long SEED = 42;
  private static final int ACCOUNTS = 10;
  private static final int PAIRS = 100;
  private static final int INITIAL_BALANCE = 100;
  private static final String CURRENCY = "EUR";

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final RandomText text = new RandomText(random);
  private final List<Object> events = new ArrayList<>();

  private BankData() {}

  /** Returns the events in the order of the load, with the same values for all classes. */
  public static List<Object> events(
      Supplier<? extends AccountOpening> created,
      Supplier<? extends AccountMovement> deposited,
      Supplier<? extends AccountMovement> withdrawn) {
    BankData data = new BankData();
    for (int account = 0; account < ACCOUNTS; account++) {
      String id = data.text.uuid();
      data.add(created.get(), id);
      for (int pair = 0; pair < PAIRS; pair++) {
        data.add(deposited.get(), id, data.random.nextInt(10, 20));
        data.add(withdrawn.get(), id, data.random.nextInt(1, 11));
      }
    }
    return data.events;
  }

  private void add(AccountOpening event, String account) {
    event.setAccountId(account);
    event.setInitialBalance(Money.of(INITIAL_BALANCE, CURRENCY));
    events.add(event);
  }

  private void add(AccountMovement event, String account, int amount) {
    event.setAccountId(account);
    event.setAmount(Money.of(amount, CURRENCY));
    events.add(event);
  }
}
