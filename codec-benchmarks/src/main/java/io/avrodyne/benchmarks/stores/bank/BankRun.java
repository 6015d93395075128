package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.axon.MeasuredSerializer;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import io.avrodyne.benchmarks.stores.bank.domain.BankLoad;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.sql.SQLException;
import org.axonframework.serialization.Serializer;

/** One run of the load on an empty store, and what is measured next to its time. */
final class BankRun implements AutoCloseable {

  private static final int REPLAYS = 10;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final AxonStore store;
  private final MeasuredSerializer serializer;
  private final BankLoad load;
  private final MeasuredEngine engine;
  private final Bank bank;
  private long cpuNanos;

  /** Empties the store and starts the application. */
  BankRun(AxonStore store, Serializer contender, BankEvents events, BankLoad load)
      throws SQLException {
    this.store = store;
    this.load = load;
    serializer = new MeasuredSerializer(contender);
    engine = new MeasuredEngine(store.emptyEngine(serializer), load.commands().size());
    bank = new Bank(engine, serializer, events);
  }

  /** Sends all commands: what is timed. */
  void execute() {
    long start = THREADS.getCurrentThreadCpuTime();
    bank.run(load.commands());
    cpuNanos = THREADS.getCurrentThreadCpuTime() - start;
  }

  /**
   * Checks the balances and sets the figures.
   *
   * @throws IllegalStateException if a balance is wrong, or if not all events were replayed
   */
  void report(StoreFigures figures) throws SQLException {
    double events = load.commands().size();
    bank.check(load);
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
      events += bank.replay(load);
    }
    return events * 1e9 / (System.nanoTime() - start);
  }

  @Override
  public void close() {
    bank.close();
  }
}
