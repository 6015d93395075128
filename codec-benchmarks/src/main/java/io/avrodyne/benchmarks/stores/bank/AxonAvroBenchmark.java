package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.AvroSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;
import org.openjdk.jmh.annotations.Fork;

/** Axon's own serializer for Apache Avro's generated classes. */
@Fork(
    jvmArgsAppend =
        "-Dorg.apache.avro.SERIALIZABLE_PACKAGES="
            + "io.avrodyne.benchmarks,org.axonframework.messaging")
public class AxonAvroBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AxonAvroBenchmark() {
    super(
        BankEvents.TEXT,
        "Axon's AvroSerializer, with the mapping of Avro specific. With Avro 1.12.2, it reads its own"
            + " metadata only if org.apache.avro.SERIALIZABLE_PACKAGES allows"
            + " org.axonframework.messaging.");
  }

  @Override
  Serializer serializer() {
    return AvroSerializers.axon();
  }
}
