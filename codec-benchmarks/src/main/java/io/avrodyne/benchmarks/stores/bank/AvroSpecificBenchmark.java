package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.AvroSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;
import org.openjdk.jmh.annotations.Fork;

/** Apache Avro's generated classes. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvroSpecificBenchmark() {
    super(
        BankEvents.TEXT,
        "Makes encoders and decoders once, and maps Avro's classes by code written by hand.");
  }

  @Override
  Serializer serializer() {
    return AvroSerializers.specific();
  }
}
