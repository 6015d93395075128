package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.annotations.Fork;

/** Apicurio's serializer and deserializer, with records that are built in advance. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class ApicurioBenchmark extends KafkaBenchmark {

  @Override
  Track track() {
    return Track.NATIVE;
  }

  @Override
  Set<Frame> frames() {
    return ApicurioSerdes.FRAMES;
  }

  @Override
  List<String> caveats() {
    return ApicurioSerdes.CAVEATS;
  }

  @Override
  <T> KafkaSerde<T, ?> serde(Model<T> model, Frame form) {
    return ApicurioSerdes.ofRecords(model, form);
  }
}
