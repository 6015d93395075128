package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroSpecificClassicFormat;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, with its reader of earlier versions. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificClassicBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroSpecificClassicFormat();
  }
}
