package io.avrodyne.pekko;

import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.AccountActor;
import io.avrodyne.pekko.bank.BankCommand;
import io.avrodyne.pekko.bank.BankCommand.Change;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.japi.function.Function;

/** A running account, whose answers a test awaits. */
final class Accounts {

  private static final Duration ANSWER = Duration.ofSeconds(60);

  private final ActorSystem system;
  private final ActorRef<BankCommand> account;

  /** Starts an account, which recovers what its persistence id has. */
  Accounts(ActorSystem system, String id) {
    this.system = system;
    this.account = Adapter.spawnAnonymous(system, AccountActor.of(id));
  }

  Account record(Change change, long amount) throws Exception {
    return ask(replyTo -> new BankCommand.Move(change, amount, replyTo));
  }

  Account get() throws Exception {
    return ask(BankCommand.Get::new);
  }

  private Account ask(Function<ActorRef<Account>, BankCommand> command)
      throws InterruptedException, ExecutionException, TimeoutException {
    return AskPattern.ask(account, command, ANSWER, Adapter.toTyped(system).scheduler())
        .toCompletableFuture()
        .get(ANSWER.toSeconds(), TimeUnit.SECONDS);
  }
}
