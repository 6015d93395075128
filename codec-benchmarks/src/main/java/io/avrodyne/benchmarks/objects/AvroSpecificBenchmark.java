package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroSpecificFormat;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, with its fast reader. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroSpecificFormat();
  }
}
