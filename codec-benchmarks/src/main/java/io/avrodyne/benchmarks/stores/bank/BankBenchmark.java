package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import io.avrodyne.benchmarks.stores.bank.domain.BankLoad;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.axonframework.serialization.Serializer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The published run, defined once for all serializers: accounts that are created and then changed
 * by one command after the other, where each command replays the account. The balances are checked
 * after each run.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the methods in this order.
public abstract class BankBenchmark extends Conditions implements Described {

  /** A guess, for the time that is printed before a run. */
  private static final Duration RUN = Duration.ofSeconds(4);

  /** The number of accounts; set by JMH. */
  @Param("10")
  public int accounts;

  private final BankEvents events;
  private final Supplier<Serializer> contender;
  private final String caveat;
  private BankLoad load;
  private AxonStore connected;
  private Serializer serializer;
  private BankRun run;
  private StoreFigures figures;

  BankBenchmark(BankEvents events, Supplier<Serializer> contender, String caveat) {
    this.events = events;
    this.contender = contender;
    this.caveat = caveat;
  }

  /** Connects to the store. */
  abstract AxonStore connect();

  /** Connects to the store and prepares the commands. */
  @Setup(Level.Trial)
  public void open() {
    load = BankLoad.of(accounts);
    serializer = contender.get();
    connected = connect();
  }

  /** Empties the store and starts the application. */
  @Setup(Level.Iteration)
  public void start() throws SQLException {
    run = new BankRun(connected, serializer, events, load);
  }

  /** Runs in a fresh JVM, as published. */
  @Benchmark
  @Fork(5)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public void cold(StoreFigures figures) {
    this.figures = figures;
    run.execute();
  }

  /** Runs after three other runs. */
  @Benchmark
  @Fork(1)
  @Warmup(iterations = 3)
  @Measurement(iterations = 5)
  public void warm(StoreFigures figures) {
    this.figures = figures;
    run.execute();
  }

  /**
   * Checks the run and measures the rest.
   *
   * @throws IllegalStateException if a balance is wrong
   */
  @TearDown(Level.Iteration)
  public void finish() throws SQLException {
    run.report(figures);
    run.close();
  }

  /** Deletes the events. */
  @TearDown(Level.Trial)
  public void close() throws SQLException {
    connected.close();
  }

  @Override
  public Optional<Duration> iteration(Map<String, String> parameters) {
    return Optional.of(RUN);
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(Track.OBJECTS, 0, 0, caveat.isEmpty() ? List.of() : List.of(caveat));
  }
}
