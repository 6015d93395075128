package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.XStreamSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;

/** XStream with a line for each element, as published. */
public class XStreamPrettyBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public XStreamPrettyBenchmark() {
    super(BankEvents.TEXT, "Writes Moneta's money field by field, as published.");
  }

  @Override
  Serializer serializer() {
    return XStreamSerializers.pretty();
  }
}
