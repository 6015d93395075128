package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.JacksonSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;

/** Jackson's JSON. */
public class JacksonJsonBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public JacksonJsonBenchmark() {
    super(BankEvents.TEXT, "Writes money as an amount and a currency.");
  }

  @Override
  Serializer serializer() {
    return JacksonSerializers.json();
  }
}
