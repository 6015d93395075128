package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.flink.data.EventKind;
import io.avrodyne.benchmarks.flink.data.Form;
import io.avrodyne.benchmarks.flink.type.FlinkTypes;
import io.avrodyne.benchmarks.harness.Described;
import java.io.IOException;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The operations of this workload, defined once for all serializers, with the views of memory by
 * which Flink's back end in files calls them. Each takes the next event.
 */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters, and calls setUp first.
public abstract class SerializerBenchmark extends Conditions implements Described {

  /** The events; set by JMH. */
  @Param public EventKind event;

  /** The form of their classes; set by JMH. */
  @Param public Form form;

  private final FlinkTypes types;
  private SerializerTrial trial;

  /** Those of the current iteration. JMH lets only one method take them. */
  private SerializerFigures figures;

  SerializerBenchmark(FlinkTypes types) {
    this.types = types;
  }

  /**
   * Creates the contender and passes it through the gate with every event.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  @Setup(Level.Trial)
  public final void setUp() {
    trial = SerializerTrial.of(types, event, form);
  }

  /** Serializes the next event. */
  @Benchmark
  public int serialize(SerializerFigures counters) throws IOException {
    figures = counters;
    return trial.serialize();
  }

  /** Deserializes the next event. */
  @Benchmark
  public Object deserialize(SerializerFigures counters) throws IOException {
    figures = counters;
    return trial.deserialize();
  }

  /** Copies the next event, as Flink does between functions and on the heap. */
  @Benchmark
  public Object copy(SerializerFigures counters) {
    figures = counters;
    return trial.copy();
  }

  /** Tells JMH the size. */
  @TearDown(Level.Iteration)
  public final void count() {
    figures.payloadBytes = trial.meanBytes();
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    EventKind kind = EventKind.valueOf(parameters.getOrDefault("event", ""));
    Form of = Form.valueOf(parameters.getOrDefault("form", ""));
    SerializerTrial described = SerializerTrial.of(types, kind, of);
    return new Description(
        types.track(), (int) Math.round(described.meanBytes()), 0, types.caveats());
  }
}
