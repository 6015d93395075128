package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.ForyChild;
import io.avrodyne.benchmarks.contender.Track;

/** Apache Fory. */
public class ForyBenchmark extends ColdStartBenchmark {

  /** Creates the benchmark; called by JMH. */
  public ForyBenchmark() {
    super(
        new ChildJvm(ForyChild.class, "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"),
        Track.OBJECTS,
        "Generates and compiles its serializers during the run, as by default.");
  }
}
