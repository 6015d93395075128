package io.avrodyne.benchmarks.flink.job;

import java.util.concurrent.atomic.LongAdder;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.util.Collector;

/**
 * A function that keeps the last event of each key. It counts for the benchmark, in whose JVM it
 * runs.
 *
 * @param <N> what is serialized
 */
@SuppressWarnings("NullAway.Init") // Flink calls open first.
final class LastEvents<N> extends KeyedProcessFunction<Integer, Tuple2<Integer, N>, Integer> {

  /** The events since the last reset. */
  static final LongAdder PROCESSED = new LongAdder();

  /** The events that were the first ones of their key. */
  static final LongAdder FIRST = new LongAdder();

  private static final long serialVersionUID = 1L;

  private final TypeInformation<N> type;
  private transient ValueState<N> last;

  LastEvents(TypeInformation<N> type) {
    this.type = type;
  }

  static void reset() {
    PROCESSED.reset();
    FIRST.reset();
  }

  @Override
  public void open(OpenContext context) {
    last = getRuntimeContext().getState(new ValueStateDescriptor<>("last", type));
  }

  @Override
  public void processElement(Tuple2<Integer, N> event, Context context, Collector<Integer> out)
      throws Exception {
    if (last.value() == null) {
      FIRST.increment();
    }
    last.update(event.f1);
    PROCESSED.increment();
  }
}
