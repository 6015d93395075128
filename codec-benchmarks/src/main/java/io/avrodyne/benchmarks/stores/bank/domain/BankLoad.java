package io.avrodyne.benchmarks.stores.bank.domain;

import io.avrodyne.benchmarks.stores.bank.domain.BankCommand.CreateAccount;
import io.avrodyne.benchmarks.stores.bank.domain.BankCommand.Deposit;
import io.avrodyne.benchmarks.stores.bank.domain.BankCommand.Withdraw;
import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.TextEvents;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The commands of a run, one account after the other, and the balances at the end. Each command
 * replays all earlier events of its account.
 */
public record BankLoad(List<BankCommand> commands, List<String> accounts, Balances balances) {

  private static final int EVENTS_OF_AN_ACCOUNT = 201;

  /** Copies the lists. */
  public BankLoad {
    commands = List.copyOf(commands);
    accounts = List.copyOf(accounts);
  }

  /** Returns the published load of ten accounts, or its part for fewer. */
  public static BankLoad of(int accounts) {
    List<?> events = TextEvents.sample().objects().subList(0, accounts * EVENTS_OF_AN_ACCOUNT);
    Balances balances = new Balances();
    events.forEach(balances::apply);
    List<BankCommand> commands = events.stream().map(BankLoad::command).toList();
    List<String> ids = commands.stream().map(BankCommand::accountId).distinct().toList();
    return new BankLoad(commands, ids, balances);
  }

  private static BankCommand command(Object event) {
    if (event instanceof AccountOpening opening) {
      return new CreateAccount(opening.getAccountId(), opening.getInitialBalance());
    }
    AccountMovement movement = (AccountMovement) event;
    return event instanceof MoneyDeposited
        ? new Deposit(movement.getAccountId(), movement.getAmount())
        : new Withdraw(movement.getAccountId(), movement.getAmount());
  }

  /** Returns the number of events that the commands replay. */
  public long replayed() {
    return IntStream.range(0, EVENTS_OF_AN_ACCOUNT).asLongStream().sum() * accounts.size();
  }
}
