package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.AvroSpecificChild;
import io.avrodyne.benchmarks.contender.Track;

/** Apache Avro's generated classes. */
public class AvroSpecificBenchmark extends ColdStartBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvroSpecificBenchmark() {
    super(
        new ChildJvm(AvroSpecificChild.class, "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=*"),
        Track.NATIVE,
        "Builds, writes and reads objects of its own generated classes.");
  }
}
