package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.AvrodyneSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;

/** Avrodyne with money as an amount and a currency. */
public class AvrodyneBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvrodyneBenchmark() {
    super(BankEvents.COMPACT, "");
  }

  @Override
  Serializer serializer() {
    return AvrodyneSerializers.compact();
  }
}
