package io.avrodyne.benchmarks.flink.job;

import io.avrodyne.benchmarks.flink.SerializerGate;
import io.avrodyne.benchmarks.flink.type.FlinkType;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;

/**
 * A job that makes events, exchanges them by key and keeps the last one of each key.
 *
 * @param type the type of the events
 * @param events how many events there are
 * @param keys how many keys there are
 * @param backend where the state is kept
 * @param <N> what is serialized
 */
record KeyedJob<N>(FlinkType<?, N> type, int events, int keys, Backend backend) {

  private static final int PAUSE_MILLIS = 1;
  private static final int CHECK_PAUSES = 1_000;

  /** What is serialized, for the functions of the job, which run in this JVM. */
  private static volatile Object[] prepared = {};

  /**
   * Passes a contender through the gate with every event of its class, and returns its job.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  static <T, N> KeyedJob<N> of(
      FlinkType<T, N> type, List<?> objects, int events, int keys, Backend backend) {
    SerializerGate<T, N> gate = new SerializerGate<>(type);
    Class<T> application = type.model().type();
    List<T> own = objects.stream().filter(application::isInstance).map(application::cast).toList();
    own.forEach(gate::check);
    prepared = own.stream().map(gate::prepare).toArray();
    return new KeyedJob<>(type, events, keys, backend);
  }

  /** Starts the job, and waits until it has processed all events. */
  JobID run(Cluster cluster) throws Exception {
    LastEvents.reset();
    JobID job = cluster.submit(graph());
    for (int i = 1; LastEvents.PROCESSED.sum() < events; i++) {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      if (i % CHECK_PAUSES == 0) {
        cluster.requireRunning(job);
      }
    }
    return job;
  }

  /**
   * Checks what the last run did.
   *
   * @throws IllegalStateException if it found another number of keys in its state
   */
  void check() {
    if (LastEvents.PROCESSED.sum() != events || LastEvents.FIRST.sum() != keys) {
      throw new IllegalStateException(
          LastEvents.PROCESSED.sum() + " events of " + LastEvents.FIRST.sum() + " keys");
    }
  }

  @SuppressWarnings("deprecation") // As the source.
  private JobGraph graph() {
    Configuration settings = new Configuration();
    settings.set(StateBackendOptions.STATE_BACKEND, backend.setting());
    StreamExecutionEnvironment environment = new StreamExecutionEnvironment(settings);
    environment.setParallelism(Cluster.PARALLELISM);
    type.configure((SerializerConfigImpl) environment.getConfig().getSerializerConfig());
    int distinct = keys;
    TypeInformation<Tuple2<Integer, N>> keyed = Types.TUPLE(Types.INT, type.information());
    environment
        .addSource(new Numbers(events), "numbers", Types.INT)
        .map(number -> KeyedJob.<N>event(number, distinct))
        .returns(keyed)
        // Flink copies what it hands from one function to the next.
        .filter(event -> event.f0 >= 0)
        .keyBy(event -> event.f0, Types.INT)
        .process(new LastEvents<>(type.information()))
        .returns(Types.INT)
        .sinkTo(new DiscardingSink<>());
    return environment.getStreamGraph().getJobGraph();
  }

  @SuppressWarnings("unchecked") // They were made for this type.
  private static <N> Tuple2<Integer, N> event(int number, int keys) {
    return Tuple2.of(number % keys, (N) prepared[number % prepared.length]);
  }
}
