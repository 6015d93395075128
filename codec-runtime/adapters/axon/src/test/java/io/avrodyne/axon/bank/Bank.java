package io.avrodyne.axon.bank;

import io.avrodyne.axon.AvrodyneAxonSerializer;
import io.avrodyne.axon.ReadableSnapshots;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.jdbc.UnitOfWorkAwareConnectionProviderWrapper;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.PostgresTokenTableFactory;
import org.axonframework.eventsourcing.EventCountSnapshotTriggerDefinition;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.PostgresEventTableFactory;
import org.axonframework.eventsourcing.snapshotting.SnapshotFilter;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.modelling.saga.repository.jdbc.JdbcSagaStore;
import org.axonframework.modelling.saga.repository.jdbc.PostgresSagaSqlSchema;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.upcasting.event.EventUpcaster;
import org.axonframework.serialization.upcasting.event.EventUpcasterChain;

/** An application of Axon whose events, snapshots, sagas and tokens are in PostgreSQL. */
public final class Bank implements AutoCloseable {

  /** After how many events an account is stored as a snapshot. */
  public static final int SNAPSHOT_AFTER = 5;

  private final Configuration configuration;
  private final JdbcEventStorageEngine engine;

  private Bank(Configuration configuration, JdbcEventStorageEngine engine) {
    this.configuration = configuration;
    this.engine = engine;
  }

  /** Creates the tables. */
  public static void createTables(DataSource source, Serializer serializer) throws SQLException {
    ConnectionProvider connections = source::getConnection;
    engine(connections, serializer, List.of()).createSchema(PostgresEventTableFactory.INSTANCE);
    tokens(connections, serializer).createSchema(PostgresTokenTableFactory.INSTANCE);
    sagas(connections, serializer).createSchema();
  }

  /** Starts the application. */
  public static Bank open(DataSource source, Serializer serializer, EventUpcaster... upcasters) {
    return open(source, serializer, List.of(upcasters), configurer -> {});
  }

  /** Starts the application with further settings. */
  public static Bank open(
      DataSource source,
      Serializer serializer,
      List<EventUpcaster> upcasters,
      Consumer<Configurer> settings) {
    ConnectionProvider connections =
        new UnitOfWorkAwareConnectionProviderWrapper(() -> connection(source));
    JdbcEventStorageEngine engine = engine(connections, serializer, upcasters);
    Configurer configurer =
        DefaultConfigurer.defaultConfiguration()
            .configureSerializer(config -> serializer)
            .configureEmbeddedEventStore(config -> engine)
            .configureAggregate(
                AggregateConfigurer.defaultConfiguration(Account.class)
                    .configureSnapshotTrigger(
                        config ->
                            new EventCountSnapshotTriggerDefinition(
                                config.snapshotter(), SNAPSHOT_AFTER)));
    configurer
        .eventProcessing()
        .usingSubscribingEventProcessors()
        .registerTokenStore(config -> tokens(connections, serializer))
        .registerSagaStore(config -> sagas(connections, serializer))
        .registerSaga(TransferSaga.class);
    settings.accept(configurer);
    return new Bank(configurer.start(), engine);
  }

  /**
   * Returns a connection that a unit of work commits, or one that commits by itself, as snapshots
   * need it, which are stored after the commit.
   */
  private static Connection connection(DataSource source) throws SQLException {
    Connection connection = source.getConnection();
    boolean committed =
        CurrentUnitOfWork.map(unit -> unit.phase().isBefore(UnitOfWork.Phase.COMMIT)).orElse(false);
    connection.setAutoCommit(!committed);
    return connection;
  }

  private static JdbcEventStorageEngine engine(
      ConnectionProvider connections, Serializer serializer, List<EventUpcaster> upcasters) {
    return JdbcEventStorageEngine.builder()
        .connectionProvider(connections)
        .transactionManager(NoTransactionManager.instance())
        .eventSerializer(serializer)
        .snapshotSerializer(serializer)
        .upcasterChain(new EventUpcasterChain(upcasters))
        .snapshotFilter(
            serializer instanceof AvrodyneAxonSerializer own
                ? new ReadableSnapshots(own)
                : SnapshotFilter.allowAll())
        .build();
  }

  private static JdbcTokenStore tokens(ConnectionProvider connections, Serializer serializer) {
    return JdbcTokenStore.builder()
        .connectionProvider(connections)
        .serializer(serializer)
        .contentType(byte[].class)
        .build();
  }

  private static JdbcSagaStore sagas(ConnectionProvider connections, Serializer serializer) {
    return JdbcSagaStore.builder()
        .connectionProvider(connections)
        .sqlSchema(new PostgresSagaSqlSchema())
        .serializer(serializer)
        .build();
  }

  public Configuration configuration() {
    return configuration;
  }

  /** Sends a command and returns its result once its events are stored. */
  public Object send(AccountCommand command) {
    return configuration.commandGateway().sendAndWait(command);
  }

  /** Publishes an event that is not of an aggregate. */
  public void publish(Object event) {
    configuration.eventGateway().publish(event);
  }

  /** Returns the balance of an account, in cents. */
  public long balance(String accountId) {
    return (Long) send(new AccountCommand.Withdraw(accountId, 0));
  }

  /** Returns the events of an account since its snapshot, as its aggregate would see them. */
  public List<? extends DomainEventMessage<?>> history(String accountId) {
    return configuration.eventStore().readEvents(accountId).asStream().toList();
  }

  /** Returns all events of an account. */
  public List<Object> allOf(String accountId) {
    return engine.readEvents(accountId, 0).asStream().<Object>map(e -> e.getPayload()).toList();
  }

  /** Returns all events of the store. */
  public List<Object> all() {
    try (var events = engine.readEvents((TrackingToken) null, false)) {
      return events.<Object>map(EventMessage::getPayload).toList();
    }
  }

  @Override
  public void close() {
    configuration.shutdown();
  }
}
