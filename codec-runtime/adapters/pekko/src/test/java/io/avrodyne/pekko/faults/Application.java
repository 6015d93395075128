package io.avrodyne.pekko.faults;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.pattern.BackoffOpts;
import org.apache.pekko.pattern.BackoffSupervisor;
import org.apache.pekko.pattern.Patterns;
import org.jspecify.annotations.Nullable;

/**
 * An application with ledgers. One that stops because its database fails is started again with
 * backoff, as Pekko recommends; what it is sent meanwhile is lost.
 */
final class Application implements AutoCloseable {

  /** How long an answer is awaited that may never come. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  /** How long one is awaited that must come. */
  private static final Duration LONG = Duration.ofSeconds(30);

  private static final int TRIES = 20;

  private static final Config SETTINGS =
      ConfigFactory.parseResources(Application.class, "application.conf");

  private final ActorSystem system;
  private final BlockingQueue<Failure> failures = new LinkedBlockingQueue<>();
  private final Map<String, ActorRef> ledgers = new ConcurrentHashMap<>();

  Application(Config store) {
    system =
        ActorSystem.create(
            "ledgers", store.withFallback(SETTINGS).withFallback(ConfigFactory.load()).resolve());
  }

  ActorSystem system() {
    return system;
  }

  /** Asks a ledger to store an amount. The result fails if the ledger does not answer. */
  CompletableFuture<Long> store(String ledger, long amount) {
    return ask(ledger, amount, PATIENCE).thenApply(Long.class::cast);
  }

  /** Stores an amount, which has to succeed once the ledger has recovered. */
  void storeNow(String ledger, long amount) {
    amounts(ledger);
    ask(ledger, amount, LONG).join();
  }

  /** Returns the amounts of a ledger, once it has recovered. */
  List<?> amounts(String ledger) {
    for (int i = 0; i < TRIES; i++) {
      @Nullable Object answer =
          ask(ledger, LedgerActor.Question.AMOUNTS, PATIENCE)
              .<@Nullable Object>handle((amounts, failure) -> amounts)
              .join();
      if (answer != null) {
        return (List<?>) answer;
      }
    }
    throw new AssertionError(ledger + " does not recover: " + failures);
  }

  /** Waits for the next failure of any ledger. */
  Failure awaitFailure() throws InterruptedException {
    Failure failure = failures.poll(30, TimeUnit.SECONDS);
    assertNotNull(failure, "No actor has failed");
    return failure;
  }

  private CompletableFuture<Object> ask(String ledger, Object message, Duration patience) {
    return Patterns.ask(ledgers.computeIfAbsent(ledger, this::start), message, patience)
        .toCompletableFuture();
  }

  private ActorRef start(String ledger) {
    return system.actorOf(
        BackoffSupervisor.props(
            BackoffOpts.onStop(
                LedgerActor.props(ledger, failures),
                "ledger",
                Duration.ofMillis(200),
                Duration.ofMillis(400),
                0)));
  }

  @Override
  public void close() {
    system.terminate();
    system.getWhenTerminated().toCompletableFuture().orTimeout(30, TimeUnit.SECONDS).join();
  }
}
