package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.XStreamSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;

/** XStream without space between elements, which is Axon's default. */
public class XStreamCompactBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public XStreamCompactBenchmark() {
    super(BankEvents.TEXT, "Writes Moneta's money field by field.");
  }

  @Override
  Serializer serializer() {
    return XStreamSerializers.compact();
  }
}
