package io.avrodyne.benchmarks.coldstart;

import io.avrodyne.benchmarks.coldstart.child.ForyChild;
import io.avrodyne.benchmarks.contender.Track;

/** Apache Fory. */
public class ForyBenchmark extends ColdStartBenchmark {

  /** The first release of Java on which Fory needs a flag. */
  private static final int STRICT_RELEASE = 25;

  /** Creates the benchmark; called by JMH. */
  public ForyBenchmark() {
    super(
        new ChildJvm(ForyChild.class, flags()),
        Track.OBJECTS,
        "Generates and compiles its serializers during the run, as by default.");
  }

  /** Returns no flag where none is needed, because a flag for modules slows the start of a JVM. */
  private static String[] flags() {
    return Runtime.version().feature() < STRICT_RELEASE
        ? new String[0]
        : new String[] {"--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"};
  }
}
