package io.avrodyne.benchmarks.stores.actors;

import com.sun.management.OperatingSystemMXBean;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.objects.Sizes;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.actors.engine.Engine;
import io.avrodyne.benchmarks.stores.actors.engine.EngineFormat;
import io.avrodyne.benchmarks.stores.actors.engine.EngineRun;
import io.avrodyne.benchmarks.workload.EventKind;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The published experiment as it was published, through an engine: each actor is event-sourced, and
 * persists through a journal. Events, runs and checks are those of {@link ActorsBenchmark}.
 */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters, and calls setUp first.
public class EngineBenchmark extends ActorsConditions {

  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  /** The serializer; set by JMH. One by default, for runs that only try everything once. */
  @Param({"Avrodyne"})
  public String contender;

  /** The engine, which tells these rows from those without one; set by JMH. */
  @Param({"PEKKO"})
  public String engine;

  private EngineJournal journal;
  private Engine pekko;
  private Load load;
  private EngineRun run;
  private int started;
  private long cpu;

  /** Those of the current iteration. JMH lets only one method take them. */
  private StoreFigures figures;

  /**
   * Starts the engine, checks the serializer and warms up with some of the actors.
   *
   * @throws IllegalStateException if the serializer does not do its work
   */
  @Setup(Level.Trial)
  public final void setUp() throws Exception {
    EngineFormat format = EngineFormat.of(contender);
    boolean serializes = format.format().isPresent();
    journal = EngineJournal.of(store, durability, workers, serializes);
    pekko = Engine.start(format, event.sample(), journal.config());
    if (serializes) {
      Load one = Load.of(event.sample(), 1);
      new Recovery(one).check(actor -> copies(one));
    }
    prepare(warmUpActors());
    run.run();
    finish();
  }

  /** Returns the events of the first actor as the serializer reads them back. */
  private List<?> copies(Load one) {
    return IntStream.rangeClosed(1, Load.EVENTS)
        .mapToObj(number -> pekko.copy(one.event(0, number)))
        .toList();
  }

  /** Starts actors that have no events. Those of earlier runs keep theirs in memory. */
  private void prepare(int actors) throws Exception {
    load = Load.of(event.sample(), started, actors);
    started += actors;
    run = new EngineRun(pekko, load.actors(), Load.EVENTS, load::event, workers);
  }

  private void finish() throws Exception {
    run.close();
    new Recovery(load).check(pekko::replay);
  }

  /** Empties the journal, and starts the actors. */
  @Setup(Level.Iteration)
  public final void empty() throws Exception {
    journal.clear();
    prepare(entities);
  }

  /** Lets all actors persist all their events. */
  @Benchmark
  public void persist(StoreFigures figures) throws Exception {
    long before = PROCESS.getProcessCpuTime();
    run.run();
    cpu = PROCESS.getProcessCpuTime() - before;
    this.figures = figures;
  }

  /** Checks the states of all actors, and counts what the run took. */
  @TearDown(Level.Iteration)
  public final void recover() throws Exception {
    finish();
    figures.events = load.events();
    figures.appendP50 = run.latency(0.5) / NANOS_PER_MICRO;
    figures.appendP99 = run.latency(0.99) / NANOS_PER_MICRO;
    if (EngineFormat.of(contender).format().isPresent()) {
      CodecCost cost = CodecCost.of((actor, number, each) -> pekko.encode(each), load);
      figures.payloadBytes = cost.payload();
      figures.codecShare = PERCENT * cost.nanos() * load.events() / cpu;
    }
    journal.measure(figures, load.events());
  }

  /** Stops the engine, and disconnects. */
  @TearDown(Level.Trial)
  public final void tearDown() throws Exception {
    pekko.close();
    journal.close();
  }

  @Override
  public final Optional<String> refusal(Map<String, String> parameters) {
    return refusal(parameters, format(parameters).isPresent());
  }

  @Override
  public final Optional<Duration> iteration(Map<String, String> parameters) {
    int actors = Integer.parseInt(parameters.getOrDefault("entities", "1"));
    return Optional.of(
        Pace.ofEngine(store(parameters), durability(parameters), Load.EVENTS * actors));
  }

  @Override
  public final Description describe(Map<String, String> parameters) throws IOException {
    Optional<Format> format = format(parameters);
    if (format.isEmpty()) {
      return new Description(Track.FLOOR, 0, 0, List.of("Keeps the objects themselves."));
    }
    Sizes sizes = Sizes.of(format.get(), withoutHeaders(parameters.getOrDefault("event", "")));
    return new Description(Track.OBJECTS, sizes.wire(), sizes.gzip(), List.of());
  }

  /** Returns the events as the engine encodes them, which keeps their types beside the bytes. */
  private static Sample withoutHeaders(String event) {
    Sample sample = EventKind.valueOf(event).sample();
    return new Sample(
        sample.models().stream().<Model<?>>map(each -> Model.of(each.type())).toList(),
        sample.objects());
  }

  private static Optional<Format> format(Map<String, String> parameters) {
    return EngineFormat.of(parameters.getOrDefault("contender", "")).format();
  }
}
