package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, built in advance. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends KafkaBenchmark {

  @Override
  Track track() {
    return Track.NATIVE;
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
    return SpecificSerdes.ofRecords(model, form);
  }
}
