package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, mapped by hand to and from the application's objects. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificHydratedBenchmark extends KafkaBenchmark {

  @Override
  Track track() {
    return Track.OBJECTS;
  }

  @Override
  Set<Frame> frames() {
    return SpecificSerdes.FRAMES;
  }

  @Override
  List<String> caveats() {
    return SpecificSerdes.CAVEATS;
  }

  @Override
  <T> KafkaSerde<T, ?> serde(Model<T> model, Frame form) {
    return SpecificSerdes.hydrated(model, form);
  }
}
