package io.avrodyne.benchmarks.stores.axon;

import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.PostgresTables;
import java.sql.SQLException;
import org.axonframework.common.jdbc.UnitOfWorkAwareConnectionProviderWrapper;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.PostgresEventTableFactory;
import org.axonframework.serialization.Serializer;

/**
 * Axon's tables in PostgreSQL, with payloads as {@code bytea}. A run starts with new tables, and
 * closing the store deletes them.
 */
public final class PostgresStore extends PostgresTables implements AxonStore {

  private static final String EVENTS = "axon_events";
  private static final String SNAPSHOTS = "axon_snapshots";
  private static final EventSchema SCHEMA =
      EventSchema.builder().eventTable(EVENTS).snapshotTable(SNAPSHOTS).build();

  private final int batch;

  /** Connects to the server that runs; events are read in batches. */
  public PostgresStore(Durability durability, int connections, int batch) {
    super(durability, connections, EVENTS, SNAPSHOTS);
    this.batch = batch;
  }

  @Override
  public EventStorageEngine emptyEngine(Serializer serializer) throws SQLException {
    drop();
    JdbcEventStorageEngine engine = engine(serializer);
    engine.createSchema(PostgresEventTableFactory.INSTANCE);
    start();
    return engine;
  }

  /** Returns an engine for the events that are already there. */
  public JdbcEventStorageEngine engine(Serializer serializer) {
    return JdbcEventStorageEngine.builder()
        .connectionProvider(new UnitOfWorkAwareConnectionProviderWrapper(pool()::getConnection))
        .transactionManager(NoTransactionManager.INSTANCE)
        .schema(SCHEMA)
        .eventSerializer(serializer)
        .snapshotSerializer(serializer)
        .batchSize(batch)
        .build();
  }
}
