package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Server;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.axon.MeasuredSerializer;
import io.avrodyne.benchmarks.stores.axon.PostgresStore;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
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
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The operations on a large store, defined once for all serializers. The heap is too small for the
 * events, so a store that does not read them bit by bit fails.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-Xms256m", "-Xmx256m"})
@Warmup(iterations = 0)
@Measurement(iterations = ScaleBenchmark.PARTS)
@SuppressWarnings("NullAway.Init") // JMH calls the methods in this order.
public abstract class ScaleBenchmark extends Conditions implements Described {

  static final int PARTS = 5;

  private static final int CONNECTIONS = 2;
  private static final int BATCH = 1000;

  /** A guess, for the time that is printed before a run. */
  private static final long EVENTS_PER_SECOND = 60_000;

  /** The number of events; set by JMH. */
  @Param("1000000")
  public int events;

  private final EventStream bank;
  private final Supplier<Serializer> ofBank;
  private final Supplier<Serializer> ofMovements;
  private final Supplier<Function<PastMovement, byte[]>> past;
  private PostgresStore store;
  private MeasuredSerializer serializer;
  private EventStorageEngine engine;
  private EventStream expected;
  private long appended;
  private StoreFigures figures;

  /** Creates the benchmark of serializers, and of what wrote movements in the past. */
  ScaleBenchmark(
      BankEvents bank,
      Supplier<Serializer> ofBank,
      Supplier<Serializer> ofMovements,
      Supplier<Function<PastMovement, byte[]>> past) {
    this.bank = new BankStream(bank);
    this.ofBank = ofBank;
    this.ofMovements = ofMovements;
    this.past = past;
  }

  /** Connects to the database and, for replays, appends what is to be read. */
  @Setup(Level.Trial)
  public void open(BenchmarkParams params) throws SQLException {
    open(params.getBenchmark());
  }

  /** Prepares the benchmark of this name. */
  void open(String benchmark) throws SQLException {
    boolean appends = benchmark.endsWith("append");
    // What is to be read need not be safe while it is appended.
    Durability durability = appends ? Durability.SYNC : Durability.ASYNC;
    store = new PostgresStore(durability, CONNECTIONS, BATCH);
    boolean aged = benchmark.endsWith("TenVersions");
    expected = aged ? new PastStream(events) : bank;
    Serializer today = (aged ? ofMovements : ofBank).get();
    serializer = new MeasuredSerializer(aged ? new PastSerializer(past.get(), today) : today);
    engine = store.emptyEngine(serializer);
    appended = 0;
    if (!appends) {
      EventLog.append(engine, 0, events, expected);
      appended = events;
      engine = store.engine(today);
    }
  }

  /** Appends a fifth of the events, account by account; five runs append all of them. */
  @Benchmark
  public void append(StoreFigures figures) {
    long end = appended + events / PARTS;
    EventLog.append(engine, appended, end, expected);
    this.figures = figures;
    figures.events = end - appended;
    appended = end;
  }

  /** Reads all events in the order in which they were appended, and checks each of them. */
  @Benchmark
  public void replay(StoreFigures figures) {
    this.figures = figures;
    EventLog.replay(engine, events, expected);
    figures.events = events;
  }

  /** Reads events that ten versions of their class wrote, and checks each of them. */
  @Benchmark
  public void replayTenVersions(StoreFigures figures) {
    this.figures = figures;
    EventLog.replay(engine, events, expected);
    figures.events = events;
  }

  /** Measures the space of all events so far. */
  @TearDown(Level.Iteration)
  public void measure() throws SQLException {
    serializer.measure(figures, (double) appended);
    store.measure(figures, (double) appended);
  }

  /** Deletes the events. */
  @TearDown(Level.Trial)
  public void close() throws SQLException {
    store.close();
  }

  @Override
  public List<Server> servers(Map<String, String> parameters) {
    return List.of(Database.POSTGRES);
  }

  @Override
  public Optional<Duration> iteration(Map<String, String> parameters) {
    long count = Long.parseLong(parameters.getOrDefault("events", "1000000"));
    return Optional.of(Duration.ofSeconds(1 + count / EVENTS_PER_SECOND));
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(Track.OBJECTS, 0);
  }
}
