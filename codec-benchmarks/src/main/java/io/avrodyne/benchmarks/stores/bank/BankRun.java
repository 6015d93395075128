package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.axon.MeasuredSerializer;
import io.avrodyne.benchmarks.stores.bank.domain.Balances;
import io.avrodyne.benchmarks.stores.bank.domain.BankAccount;
import io.avrodyne.benchmarks.stores.bank.domain.BankCommand;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import io.avrodyne.benchmarks.stores.bank.domain.BankLoad;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.sql.SQLException;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.serialization.Serializer;
import org.axonframework.updates.configuration.UsagePropertyProvider;

/**
 * One run of the load on an empty store, and what is measured next to its time. The application has
 * the aggregate without snapshots and without a cache, and a projection that is brought up to date
 * within each command.
 */
final class BankRun implements AutoCloseable {

  private static final int REPLAYS = 10;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final AxonStore store;
  private final BankLoad load;
  private final MeasuredSerializer serializer;
  private final MeasuredEngine engine;
  private final Balances projection = new Balances();
  private final Configuration application;
  private long cpuNanos;

  /** Empties the store and starts the application. */
  BankRun(AxonStore store, Serializer contender, BankEvents events, BankLoad load)
      throws SQLException {
    this.store = store;
    this.load = load;
    serializer = new MeasuredSerializer(contender);
    engine = new MeasuredEngine(store.emptyEngine(serializer), load.commands().size());
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
    application = configurer.start();
  }

  /** Sends the commands one after the other and waits for each: what is timed. */
  void execute() {
    long start = THREADS.getCurrentThreadCpuTime();
    CommandGateway gateway = application.commandGateway();
    for (BankCommand command : load.commands()) {
      gateway.sendAndWait(command);
    }
    cpuNanos = THREADS.getCurrentThreadCpuTime() - start;
  }

  /**
   * Checks the balances and sets the figures.
   *
   * @throws IllegalStateException if a balance is wrong, or if not all events were replayed
   */
  void report(StoreFigures figures) throws SQLException {
    double events = load.commands().size();
    projection.require(load.balances(), "the projection");
    figures.appendP50 = engine.micros(0.5);
    figures.appendP99 = engine.micros(0.99);
    if (serializer.payloadsWritten() > 0) {
      requireReplayed(serializer.payloadsRead());
      serializer.measure(figures, events);
      figures.codecShare = 100.0 * serializer.nanos() / cpuNanos;
    }
    store.measure(figures, events);
    figures.replayRate = replayRate();
  }

  private void requireReplayed(long read) {
    if (read != load.replayed()) {
      throw new IllegalStateException(read + " events were read instead of " + load.replayed());
    }
  }

  /** Reads all accounts several times, checks them, and returns the events per second. */
  private double replayRate() {
    long events = 0;
    long start = System.nanoTime();
    for (int i = 0; i < REPLAYS; i++) {
      events += replay();
    }
    return events * 1e9 / (System.nanoTime() - start);
  }

  /** Reads every account from the store, checks it, and returns the number of events. */
  private long replay() {
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
    application.shutdown();
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
