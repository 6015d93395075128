package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.EmptyJvmChild;
import io.avrodyne.benchmarks.contender.Track;

/** A JVM that makes the event and ends: the part that is not the codec's. */
public class EmptyJvmBenchmark extends ColdStartBenchmark {

  /** Creates the benchmark; called by JMH. */
  public EmptyJvmBenchmark() {
    super(
        new ChildJvm(EmptyJvmChild.class),
        Track.FLOOR,
        "Makes the event and ends; the other rows minus this one are the cost of a codec.");
  }
}
