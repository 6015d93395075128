package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Server;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.workload.EventKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The settings and parameters of actors that persist, with an engine and without one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseG1GC"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@SuppressWarnings("NullAway.Init") // JMH sets the parameters.
public abstract class ActorsConditions implements Described {

  static final double NANOS_PER_MICRO = 1_000;
  static final double PERCENT = 100;

  private static final int WARM_UP_ACTORS = 20;
  private static final int SLOW_WARM_UP_ACTORS = 8;

  /** Where the events go; set by JMH. */
  @Param({"MEMORY", "REDIS", "POSTGRES"})
  public Store store;

  /** When an event is safe; set by JMH. */
  @Param({"NONE"})
  public Durability durability;

  /** The events; set by JMH. */
  @Param({"COUNTER"})
  public EventKind event;

  /** The number of workers, or of commands in flight, each with a connection; set by JMH. */
  @Param({"8"})
  public int workers;

  /** The number of actors; set by JMH. Few by default, for runs that only try everything once. */
  @Param({"10"})
  public int entities;

  /** Returns how many of the actors run before the measurement. */
  final int warmUpActors() {
    return Math.min(durability == Durability.SYNC ? SLOW_WARM_UP_ACTORS : WARM_UP_ACTORS, entities);
  }

  @Override
  public final List<Server> servers(Map<String, String> parameters) {
    return store(parameters).servers(durability(parameters));
  }

  /** Returns why a store cannot have the events, or the objects themselves; empty if it can. */
  static Optional<String> refusal(Map<String, String> parameters, boolean serializes) {
    boolean inMemory = store(parameters) == Store.MEMORY;
    if (!inMemory && !serializes) {
      return Optional.of("a database stores bytes, not objects");
    }
    return inMemory && durability(parameters) != Durability.NONE
        ? Optional.of("memory is not durable")
        : Optional.empty();
  }

  static Store store(Map<String, String> parameters) {
    return Store.valueOf(parameters.getOrDefault("store", ""));
  }

  static Durability durability(Map<String, String> parameters) {
    return Durability.valueOf(parameters.getOrDefault("durability", ""));
  }
}
