package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroSpecificHydratedFormat;
import java.util.Optional;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, mapped from the actors' events. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends ActorsBenchmark {

  @Override
  Optional<Format> format() {
    return Optional.of(new AvroSpecificHydratedFormat());
  }
}
