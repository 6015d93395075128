package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.KraftBroker;
import io.avrodyne.flink.AvrodyneDeserializationSchema;
import io.avrodyne.flink.AvrodyneSerializationSchema;
import io.avrodyne.flink.cluster.Ledger.AccountId;
import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import io.avrodyne.kafka.AvrodyneSerdes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From Kafka to Kafka, each booking is counted once, although a task manager is killed. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class KafkaTest {

  private static final int ACCOUNTS = 10;
  private static final int BOOKINGS = 1_000;
  private static final Duration WAIT = Duration.ofSeconds(1);

  private static final Map<String, String> FRAMES =
      Map.of("avrodyne.value.framing", "single-object");

  @TempDir Path folder;

  private Cluster cluster;
  private KraftBroker broker;

  @BeforeEach
  void start() throws Exception {
    broker = KraftBroker.start(Files.createDirectory(folder.resolve("broker")));
    cluster = Cluster.start(folder);
    Map<String, Object> settings = clientSettings();
    try (Admin admin = Admin.create(settings)) {
      admin
          .createTopics(
              List.of(
                  new NewTopic("bookings", 1, (short) 1), new NewTopic("results", 1, (short) 1)))
          .all()
          .get();
    }
    try (KafkaProducer<byte[], Booking> producer =
        new KafkaProducer<>(
            settings,
            new ByteArraySerializer(),
            AvrodyneSerdes.singleObject(Booking.class).serializer())) {
      for (int i = 0; i < BOOKINGS; i++) {
        Booking booking = new Booking(new AccountId("north", i % ACCOUNTS), i);
        producer.send(new ProducerRecord<>("bookings", booking)).get();
      }
    }
  }

  @AfterEach
  void stop() throws Exception {
    Ledger.openGate();
    cluster.stop();
    broker.close();
  }

  private Map<String, Object> clientSettings() {
    return Map.of("bootstrap.servers", broker.bootstrapServers());
  }

  @Test
  void eachBookingIsCountedOnce() throws Exception {
    Ledger.closeGate(BOOKINGS / 2);
    JobID job = cluster.submit(job().getStreamGraph().getJobGraph());
    assertTrue(Ledger.awaitGate());
    cluster.flink().terminateTaskManager(0).get(60, TimeUnit.SECONDS);
    cluster.flink().startTaskManager();
    Ledger.openGate();
    assertTrue(cluster.result(job).isSuccess(), () -> "The job failed");
    requireEachOnce();
  }

  private StreamExecutionEnvironment job() {
    Configuration settings = cluster.settings("hashmap", 2);
    settings.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofMillis(50));
    settings.set(RestartStrategyOptions.RESTART_STRATEGY, "fixed-delay");
    settings.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS, 100);
    settings.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofMillis(100));
    StreamExecutionEnvironment environment = new StreamExecutionEnvironment(settings);
    Ledger.results(
            environment
                .fromSource(source(), WatermarkStrategy.noWatermarks(), "bookings")
                .setParallelism(1))
        .sinkTo(sink());
    return environment;
  }

  private KafkaSource<Booking> source() {
    return KafkaSource.<Booking>builder()
        .setBootstrapServers(broker.bootstrapServers())
        .setTopics("bookings")
        .setGroupId("ledger")
        .setStartingOffsets(OffsetsInitializer.earliest())
        .setBounded(OffsetsInitializer.latest())
        .setValueOnlyDeserializer(AvrodyneDeserializationSchema.of(Booking.class, FRAMES))
        .build();
  }

  private KafkaSink<Result> sink() {
    return KafkaSink.<Result>builder()
        .setBootstrapServers(broker.bootstrapServers())
        .setDeliveryGuarantee(DeliveryGuarantee.EXACTLY_ONCE)
        .setTransactionalIdPrefix("ledger")
        .setProperty("transaction.timeout.ms", "60000")
        .setRecordSerializer(
            KafkaRecordSerializationSchema.<Result>builder()
                .setTopic("results")
                .setValueSerializationSchema(
                    AvrodyneSerializationSchema.of("results", Result.class, FRAMES))
                .build())
        .build();
  }

  private void requireEachOnce() {
    Set<List<Integer>> seen = new HashSet<>();
    Map<String, Object> settings =
        Map.of("bootstrap.servers", broker.bootstrapServers(), "isolation.level", "read_committed");
    try (KafkaConsumer<byte[], Result> consumer =
        new KafkaConsumer<>(
            settings,
            new ByteArrayDeserializer(),
            AvrodyneSerdes.singleObject(Result.class).deserializer())) {
      List<TopicPartition> partitions = List.of(new TopicPartition("results", 0));
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      for (int empty = 0; empty < 5; empty++) {
        for (ConsumerRecord<byte[], Result> one : consumer.poll(WAIT)) {
          empty = 0;
          Result result = one.value();
          List<Integer> number = List.of(result.account().number(), result.bookings());
          assertTrue(seen.add(number), result::toString);
        }
        empty = seen.size() < BOOKINGS ? empty : Math.max(empty, 3);
      }
    }
    assertEquals(BOOKINGS, seen.size());
  }
}
