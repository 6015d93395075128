package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.serializer.AvrodyneSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import org.axonframework.serialization.Serializer;

/** Avrodyne with money as text, as published for Avro. */
public class AvrodyneTextBenchmark extends PostgresBankBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvrodyneTextBenchmark() {
    super(BankEvents.TEXT, "");
  }

  @Override
  Serializer serializer() {
    return AvrodyneSerializers.text();
  }
}
