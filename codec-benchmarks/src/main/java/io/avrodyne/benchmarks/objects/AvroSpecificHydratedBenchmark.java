package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroSpecificHydratedFormat;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, mapped to and from the application's objects. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificHydratedBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroSpecificHydratedFormat();
  }
}
