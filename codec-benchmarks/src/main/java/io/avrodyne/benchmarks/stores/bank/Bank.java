package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.bank.domain.Balances;
import io.avrodyne.benchmarks.stores.bank.domain.BankAccount;
import io.avrodyne.benchmarks.stores.bank.domain.BankCommand;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import io.avrodyne.benchmarks.stores.bank.domain.BankLoad;
import java.util.List;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.serialization.Serializer;
import org.axonframework.updates.configuration.UsagePropertyProvider;

/**
 * The application: the aggregate without snapshots and without a cache, and a projection that is
 * brought up to date within each command.
 */
final class Bank implements AutoCloseable {

  private final EventStorageEngine engine;
  private final Balances projection = new Balances();
  private final Configuration configuration;

  /** Starts the application on a store, with its serializer. */
  Bank(EventStorageEngine engine, Serializer serializer, BankEvents events) {
    this.engine = engine;
    Configurer configurer =
        DefaultConfigurer.defaultConfiguration()
            .registerComponent(UsagePropertyProvider.class, c -> new Offline())
            .registerComponent(BankEvents.class, c -> events)
            .configureSerializer(c -> serializer)
            .configureEmbeddedEventStore(c -> engine)
            .configureAggregate(BankAccount.class);
    configurer
        .eventProcessing()
        .usingSubscribingEventProcessors()
        .registerEventHandler(c -> projection);
    configuration = configurer.start();
  }

  /** Sends the commands one after the other and waits for each. */
  void run(List<BankCommand> commands) {
    var gateway = configuration.commandGateway();
    for (BankCommand command : commands) {
      gateway.sendAndWait(command);
    }
  }

  /**
   * Checks the projection.
   *
   * @throws IllegalStateException if a balance is wrong
   */
  void check(BankLoad load) {
    projection.require(load.balances(), "the projection");
  }

  /**
   * Reads every account from the store and checks it.
   *
   * @return the number of events
   * @throws IllegalStateException if a balance is wrong
   */
  long replay(BankLoad load) {
    Balances replayed = new Balances();
    long events = 0;
    for (String account : load.accounts()) {
      DomainEventStream stream = engine.readEvents(account);
      while (stream.hasNext()) {
        replayed.apply(stream.next().getPayload());
        events++;
      }
    }
    replayed.require(load.balances(), "the store");
    return events;
  }

  @Override
  public void close() {
    configuration.shutdown();
  }

  /** Keeps Axon from asking its maker for updates. */
  private static final class Offline implements UsagePropertyProvider {

    @Override
    public Boolean getDisabled() {
      return true;
    }

    @Override
    public String getUrl() {
      return "";
    }

    @Override
    public int priority() {
      return Integer.MAX_VALUE;
    }
  }
}
