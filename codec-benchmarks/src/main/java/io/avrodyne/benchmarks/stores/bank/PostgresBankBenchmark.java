package io.avrodyne.benchmarks.stores.bank;

import io.avrodyne.benchmarks.harness.Server;
import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.axon.PostgresStore;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.axonframework.serialization.Serializer;
import org.openjdk.jmh.annotations.Param;

/** The bank on PostgreSQL. Each subclass names its serializer. */
public abstract class PostgresBankBenchmark extends BankBenchmark {

  /** A command uses one, and Axon's engine another one for what is outside of its transaction. */
  private static final int CONNECTIONS = 2;

  /** Axon's default. */
  private static final int BATCH = 100;

  /** The name of the store, for the report; set by JMH. */
  @Param("POSTGRES")
  public String store = "";

  /** When events are safe; set by JMH. */
  @Param({"SYNC", "ASYNC", "NONE"})
  public Durability durability = Durability.SYNC;

  PostgresBankBenchmark(BankEvents events, Supplier<Serializer> serializer, String caveat) {
    super(events, serializer, caveat);
  }

  @Override
  AxonStore connect() {
    return new PostgresStore(durability, CONNECTIONS, BATCH);
  }

  @Override
  public List<Server> servers(Map<String, String> parameters) {
    String value = parameters.getOrDefault("durability", Durability.SYNC.name());
    return List.of(Database.postgres(Durability.valueOf(value)));
  }
}
