package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.JacksonAvroChild;
import io.avrodyne.benchmarks.contender.Track;

/** Jackson's Avro. */
public class JacksonAvroBenchmark extends ColdStartBenchmark {

  /** Creates the benchmark; called by JMH. */
  public JacksonAvroBenchmark() {
    super(new ChildJvm(JacksonAvroChild.class), Track.OBJECTS, "Parses the schema.");
  }
}
