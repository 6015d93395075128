package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.axon.bank.Projection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.EventProcessor;
import org.axonframework.eventhandling.ListenerInvocationErrorHandler;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.serialization.Serializer;

/**
 * The nodes of an application on one database.
 *
 * @param ledger the database
 * @param settings the settings of each node in addition to those of the bank
 */
record Nodes(Ledger ledger, Consumer<Configurer> settings) {

  /** Creates nodes that have only the bank. */
  Nodes(Ledger ledger) {
    this(ledger, configurer -> {});
  }

  /** Returns nodes with other settings on the same database. */
  Nodes with(Consumer<Configurer> others) {
    return new Nodes(ledger, others);
  }

  Bank open(Serializer serializer) {
    return Bank.open(ledger.source(), serializer, List.of(), settings);
  }

  /** Starts a node with a projection that waits at errors. */
  Bank project(Serializer serializer, Projection projection) {
    return project(serializer, projection, PropagatingErrorHandler.instance());
  }

  Bank project(
      Serializer serializer, Projection projection, ListenerInvocationErrorHandler errors) {
    return with(settings.andThen(configurer -> projection.register(configurer, errors)))
        .open(serializer);
  }

  /** Returns the events that a projection sees when it starts from the first one. */
  List<Object> replay(Serializer serializer, Projection projection) throws Exception {
    ledger.execute("DELETE FROM TokenEntry");
    try (Bank bank = project(serializer, projection)) {
      List<Object> seen = projection.await();
      assertTrue(isRunning(bank));
      return seen;
    }
  }

  long count(String query) throws Exception {
    return (Long) ledger.column(query).get(0);
  }

  /** Returns whether the projection's processor reads events and does not wait after an error. */
  static boolean isRunning(Bank bank) {
    EventProcessor processor =
        bank.configuration()
            .eventProcessingConfiguration()
            .eventProcessor(Projection.NAME)
            .orElseThrow();
    return ((TrackingEventProcessor) processor)
        .processingStatus().values().stream().noneMatch(status -> status.isErrorState());
  }

  /** Returns the token of the projection, as a node reads it. */
  static TrackingToken token(Bank bank) {
    return bank.configuration()
        .eventProcessingConfiguration()
        .tokenStore(Projection.NAME)
        .fetchToken(Projection.NAME, 0);
  }

  static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 600 && !condition.getAsBoolean(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertTrue(condition.getAsBoolean());
  }
}
