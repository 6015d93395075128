package bank;

import io.avrodyne.flink.AvrodyneDeserializationSchema;
import io.avrodyne.flink.AvrodyneFiles;
import io.avrodyne.flink.AvrodyneState;
import io.avrodyne.flink.AvrodyneTypeInformation;
import io.avrodyne.flink.cluster.Collected;
import java.time.Duration;
import java.util.Map;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ListState;
import org.apache.flink.api.common.state.MapState;
import org.apache.flink.api.common.state.StateTtlConfig;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.connector.source.Source;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.core.fs.Path;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.graph.StreamGraph;
import org.apache.flink.util.Collector;

/** A job that keeps accounts, in all versions of their classes. */
public final class BankJob {

  private BankJob() {}

  /** Returns the job, which reads the events of a folder, or of a topic. */
  public static StreamGraph graph(
      Configuration configuration, String events, String results, boolean ttl) {
    StreamExecutionEnvironment environment =
        new StreamExecutionEnvironment(configuration, BankJob.class.getClassLoader());
    environment
        .fromSource(source(events), WatermarkStrategy.noWatermarks(), "events")
        .uid("events")
        .keyBy(AccountKey::of, AvrodyneTypeInformation.ofKey(AccountKey.class))
        .process(new Accounts(ttl))
        .uid("accounts")
        .sinkTo(new Collected(results))
        .uid("collected");
    return environment.getStreamGraph();
  }

  private static Source<AccountEvent, ?, ?> source(String events) {
    String[] topic = events.split(" ", -1);
    if (topic.length == 3) {
      return KafkaSource.<AccountEvent>builder()
          .setBootstrapServers(topic[0])
          .setTopics(topic[1])
          .setGroupId("bank")
          .setStartingOffsets(OffsetsInitializer.earliest())
          .setValueOnlyDeserializer(
              AvrodyneDeserializationSchema.of(
                  AccountEvent.class, Map.of("schema.registry.url", topic[2])))
          .build();
    }
    return FileSource.forBulkFileFormat(
            AvrodyneFiles.reading(AccountEvent.class), new Path(events))
        .monitorContinuously(Duration.ofMillis(20))
        .build();
  }

  /** Prints an account after each event. */
  private static final class Accounts extends KeyedProcessFunction<AccountKey, AccountEvent, String> {

    private static final long serialVersionUID = 1L;

    private final boolean ttl;
    private transient ValueState<Account> account;
    private transient ValueState<Account> recent;
    private transient ListState<AccountEvent> history;
    private transient MapState<String, Account> byEvent;

    Accounts(boolean ttl) {
      this.ttl = ttl;
    }

    @Override
    public void open(OpenContext context) {
      account = getRuntimeContext().getState(AvrodyneState.value("account", Account.class));
      history = getRuntimeContext().getListState(AvrodyneState.list("history", AccountEvent.class));
      byEvent =
          getRuntimeContext()
              .getMapState(AvrodyneState.map("byEvent", Types.STRING, Account.class));
      ValueStateDescriptor<Account> descriptor =
          new ValueStateDescriptor<>(
              "recent", AvrodyneTypeInformation.of(Account.class).named("recent"));
      if (ttl) {
        descriptor.enableTimeToLive(StateTtlConfig.newBuilder(Duration.ofHours(1)).build());
      }
      recent = getRuntimeContext().getState(descriptor);
    }

    @Override
    public void processElement(AccountEvent event, Context context, Collector<String> out)
        throws Exception {
      Account next = after(event);
      account.update(next);
      recent.update(next);
      history.add(event);
      byEvent.put(event.getClass().getSimpleName(), next);
      int events = 0;
      for (AccountEvent past : history.get()) {
        events += past.accountId().equals(next.id()) ? 1 : 0;
      }
      int kinds = 0;
      for (Account ofKind : byEvent.values()) {
        kinds += ofKind.id().equals(next.id()) ? 1 : 0;
      }
      out.collect(next.text() + " events=" + events + " kinds=" + kinds);
    }

    private Account after(AccountEvent event) throws Exception {
      if (event instanceof AccountEvent.Opened opened) {
        return Account.of(opened);
      }
      long cents =
          event instanceof AccountEvent.Deposited deposited
              ? deposited.cents()
              : -((AccountEvent.Withdrawn) event).cents();
      return account.value().plus(cents);
    }
  }
}
