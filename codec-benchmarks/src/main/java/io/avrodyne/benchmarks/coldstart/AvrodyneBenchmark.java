package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.AvrodyneChild;
import io.avrodyne.benchmarks.contender.Track;

/** Avrodyne's generated codec. */
public class AvrodyneBenchmark extends ColdStartBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvrodyneBenchmark() {
    super(
        new ChildJvm(AvrodyneChild.class),
        Track.OBJECTS,
        "Encodes and decodes by the generated codec, without parsing its schema.");
  }
}
