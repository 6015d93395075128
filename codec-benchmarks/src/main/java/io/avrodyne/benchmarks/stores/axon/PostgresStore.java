package io.avrodyne.benchmarks.stores.axon;

import io.avrodyne.benchmarks.stores.Postgres;
import java.sql.SQLException;
import org.axonframework.common.jdbc.UnitOfWorkAwareConnectionProviderWrapper;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.PostgresEventTableFactory;
import org.axonframework.serialization.Serializer;

/**
 * Axon's tables in PostgreSQL, with payloads as {@code bytea}. A run starts with new tables and
 * after a checkpoint, so that all runs write as many whole pages to the log. Closing it deletes the
 * tables.
 */
public final class PostgresStore implements AxonStore {

  private static final String EVENTS = "axon_events";
  private static final String SNAPSHOTS = "axon_snapshots";
  private static final EventSchema SCHEMA =
      EventSchema.builder().eventTable(EVENTS).snapshotTable(SNAPSHOTS).build();

  private final Postgres postgres;
  private final int batch;
  private long logStart;

  /** Creates one on a database, which is closed with it; events are read in batches. */
  public PostgresStore(Postgres postgres, int batch) {
    this.postgres = postgres;
    this.batch = batch;
  }

  @Override
  public EventStorageEngine emptyEngine(Serializer serializer) throws SQLException {
    drop();
    JdbcEventStorageEngine engine = engine(serializer);
    engine.createSchema(PostgresEventTableFactory.INSTANCE);
    postgres.execute(
        // The server would vacuum at a time of its own choice.
        "ALTER TABLE " + EVENTS + " SET (autovacuum_enabled = off)", "CHECKPOINT");
    logStart = postgres.walPosition();
    return engine;
  }

  /** Returns an engine for the events that are already there. */
  public JdbcEventStorageEngine engine(Serializer serializer) {
    return JdbcEventStorageEngine.builder()
        .connectionProvider(
            new UnitOfWorkAwareConnectionProviderWrapper(postgres.dataSource()::getConnection))
        .transactionManager(NoTransactionManager.INSTANCE)
        .schema(SCHEMA)
        .eventSerializer(serializer)
        .snapshotSerializer(serializer)
        .batchSize(batch)
        .build();
  }

  @Override
  public long diskBytes() throws SQLException {
    return postgres.size(EVENTS);
  }

  @Override
  public long walBytes() throws SQLException {
    return postgres.walPosition() - logStart;
  }

  private void drop() throws SQLException {
    postgres.execute("DROP TABLE IF EXISTS " + EVENTS + ", " + SNAPSHOTS);
  }

  @Override
  public void close() throws SQLException {
    drop();
    postgres.close();
  }
}
