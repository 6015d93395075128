package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroReflectFormat;
import org.openjdk.jmh.annotations.Fork;

/** Apache Avro's access by reflection. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=*")
public class AvroReflectBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroReflectFormat();
  }
}
