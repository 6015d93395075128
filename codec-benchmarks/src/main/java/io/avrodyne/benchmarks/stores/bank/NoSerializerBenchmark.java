package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.axon.serializer.AxonSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Param;

/** The floor: Axon's store in memory, which keeps the objects. */
public class NoSerializerBenchmark extends BankBenchmark {

  private static final String CAVEAT =
      "Axon's store in memory keeps the objects: what is left is Axon and the bank itself.";

  /** The name of the store, for the report; set by JMH. */
  @Param("MEMORY")
  public String store = "";

  /** Creates the benchmark; called by JMH. */
  public NoSerializerBenchmark() {
    super(BankEvents.TEXT, AxonSerializers::json, CAVEAT);
  }

  @Override
  AxonStore connect() {
    return AxonStore.memory();
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(Track.FLOOR, 0, 0, List.of(CAVEAT));
  }
}
