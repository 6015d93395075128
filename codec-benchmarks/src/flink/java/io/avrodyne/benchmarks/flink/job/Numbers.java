package io.avrodyne.benchmarks.flink.job;

import java.util.concurrent.TimeUnit;
import org.apache.flink.streaming.api.functions.source.legacy.RichParallelSourceFunction;

/**
 * A source of numbers, which its subtasks divide. It does not end with the last one, because a job
 * that has ended has no savepoint.
 */
@SuppressWarnings("deprecation") // Sources of the newer interface end, or need splits of their own.
final class Numbers extends RichParallelSourceFunction<Integer> {

  private static final long serialVersionUID = 1L;
  private static final int PAUSE_MILLIS = 5;

  private final int count;
  private volatile boolean cancelled;

  Numbers(int count) {
    this.count = count;
  }

  @Override
  public void run(SourceContext<Integer> context) throws InterruptedException {
    int step = getRuntimeContext().getTaskInfo().getNumberOfParallelSubtasks();
    int next = getRuntimeContext().getTaskInfo().getIndexOfThisSubtask();
    for (; next < count && !cancelled; next += step) {
      synchronized (context.getCheckpointLock()) {
        context.collect(next);
      }
    }
    while (!cancelled) {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
  }

  @Override
  public void cancel() {
    cancelled = true;
  }
}
