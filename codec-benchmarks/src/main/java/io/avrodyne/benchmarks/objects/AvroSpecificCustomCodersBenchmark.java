package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroSpecificCustomCodersFormat;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, with their own encoders and decoders. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificCustomCodersBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroSpecificCustomCodersFormat();
  }
}
