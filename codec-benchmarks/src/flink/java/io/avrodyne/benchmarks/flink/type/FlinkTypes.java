package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;

/** A contender: a way to serialize events in Flink. */
public interface FlinkTypes {

  /** Returns the objects that it is measured on. */
  Track track();

  /** Returns what a reader of the results has to know, a sentence each. */
  default List<String> caveats() {
    return List.of();
  }

  /**
   * Returns the type of the events of one class.
   *
   * @param model the application's class
   * @param classes all classes of the event
   */
  <T> FlinkType<T, ?> of(Model<T> model, EventClass classes);
}
