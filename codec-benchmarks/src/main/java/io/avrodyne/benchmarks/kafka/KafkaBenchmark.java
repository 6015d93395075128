package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.workload.EventKind;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The operations of this workload, defined once for all contenders. Each takes the next event, or
 * the next record. Each subclass names its contender.
 */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters, and calls setUp first.
public abstract class KafkaBenchmark extends Conditions implements Described {

  /** The events, all of one class; set by JMH. */
  @Param({"EQUITY", "SOCIAL"})
  public EventKind event;

  /** How a record identifies its schema; set by JMH. */
  @Param public Frame frame;

  private final SerdeFamily contender;
  private SerdeTrial<?, ?> trial;

  /** Those of the current iteration. JMH lets only one method take them. */
  private RecordFigures figures;

  KafkaBenchmark(SerdeFamily contender) {
    this.contender = contender;
  }

  /** Returns the frames that the contender can write. */
  final Set<Frame> frames() {
    return contender.frames();
  }

  /**
   * Creates the contender and passes it through the gate with every event.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  @Setup(Level.Trial)
  public final void setUp() {
    trial = trial(event, frame);
  }

  private SerdeTrial<?, ?> trial(EventKind kind, Frame form) {
    Sample sample = kind.sample();
    return trial(sample, sample.models().get(0), form);
  }

  private <T> SerdeTrial<T, ?> trial(Sample sample, Model<T> model, Frame form) {
    List<T> events = sample.objects().stream().map(model.type()::cast).toList();
    String name = getClass().getSimpleName();
    KafkaSerde<T, ?> serde = contender.maker().make(contender.track(), model, form);
    return new SerdeTrial<>(new SerdeGate<>(name, form, model), serde, events);
  }

  /** Serializes the next event, with new headers, as a producer's record has them. */
  @Benchmark
  public byte[] serialize(RecordFigures counters, Blackhole blackhole) {
    figures = counters;
    Headers headers = new RecordHeaders();
    blackhole.consume(headers);
    return trial.serialize(headers);
  }

  /** Deserializes the next record. */
  @Benchmark
  public Object deserialize(RecordFigures counters) {
    figures = counters;
    return trial.deserialize();
  }

  /** Tells JMH the sizes. */
  @TearDown(Level.Iteration)
  public final void count() {
    figures.payloadBytes = trial.payloadBytes();
    figures.headerBytes = trial.headerBytes();
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return frames().contains(frame(parameters))
        ? Optional.empty()
        : Optional.of("has no such form of records");
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    EventKind kind = EventKind.valueOf(parameters.getOrDefault("event", ""));
    SerdeTrial<?, ?> described = trial(kind, frame(parameters));
    int bytes = (int) Math.round(described.payloadBytes() + described.headerBytes());
    return new Description(contender.track(), bytes, 0, contender.caveats());
  }

  private static Frame frame(Map<String, String> parameters) {
    return Frame.valueOf(parameters.getOrDefault("frame", ""));
  }
}
