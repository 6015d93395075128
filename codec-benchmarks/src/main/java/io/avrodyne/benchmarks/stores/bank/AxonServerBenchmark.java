package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.axon.serializer.AxonSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Param;

/** The store of the published experiment, which cannot be had here. */
public class AxonServerBenchmark extends BankBenchmark {

  private static final String ABSENCE =
      "Axon Server is neither open source nor in a Maven repository";

  /** The name of the store, for the report; set by JMH. */
  @Param("AXON_SERVER")
  public String store = "";

  /** Creates the benchmark; called by JMH. */
  public AxonServerBenchmark() {
    super(BankEvents.TEXT, AxonSerializers::json, "");
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return Optional.of(ABSENCE);
  }

  @Override
  AxonStore connect() {
    throw new UnsupportedOperationException(ABSENCE);
  }
}
