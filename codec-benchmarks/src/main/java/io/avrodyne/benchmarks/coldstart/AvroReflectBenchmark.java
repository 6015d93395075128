package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.AvroReflectChild;
import io.avrodyne.benchmarks.contender.Track;

/** Apache Avro's access by reflection. */
public class AvroReflectBenchmark extends ColdStartBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvroReflectBenchmark() {
    super(
        new ChildJvm(AvroReflectChild.class, "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=*"),
        Track.OBJECTS,
        "Parses the schema.");
  }
}
