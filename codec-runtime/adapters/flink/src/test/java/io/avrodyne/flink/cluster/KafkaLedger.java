package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.KraftBroker;
import io.avrodyne.flink.AvrodyneDeserializationSchema;
import io.avrodyne.flink.AvrodyneSerializationSchema;
import io.avrodyne.flink.cluster.Ledger.AccountId;
import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** A broker with the topics of the ledger: bookings go in, results come out exactly once. */
final class KafkaLedger implements AutoCloseable {

  static final int BOOKINGS = 1_000;

  private static final int ACCOUNTS = 10;
  private static final int EMPTY_POLLS = 5;
  private static final Duration WAIT = Duration.ofSeconds(1);

  private final KraftBroker broker;
  private final Map<String, String> settings;

  private KafkaLedger(KraftBroker broker, Map<String, String> settings) {
    this.broker = broker;
    this.settings = settings;
  }

  /**
   * Starts a broker whose files are in a new folder.
   *
   * @param settings those of both schemas
   */
  static KafkaLedger start(Path folder, Map<String, String> settings) throws Exception {
    KraftBroker broker = KraftBroker.start(Files.createDirectory(folder));
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.bootstrapServers()))) {
      admin
          .createTopics(
              List.of(
                  new NewTopic("bookings", 1, (short) 1), new NewTopic("results", 1, (short) 1)))
          .all()
          .get();
    }
    return new KafkaLedger(broker, settings);
  }

  /** Returns a booking of the test. */
  static Booking booking(int i) {
    return new Booking(new AccountId("north", i % ACCOUNTS), i);
  }

  /** Writes all bookings, as the bytes that a function makes of their numbers. */
  void write(Function<Integer, byte[]> bytes) throws Exception {
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", broker.bootstrapServers()),
            new ByteArraySerializer(),
            new ByteArraySerializer())) {
      List<Future<RecordMetadata>> sent = new ArrayList<>();
      for (int i = 0; i < BOOKINGS; i++) {
        sent.add(producer.send(new ProducerRecord<>("bookings", bytes.apply(i))));
      }
      for (Future<RecordMetadata> each : sent) {
        each.get();
      }
    }
  }

  JobGraph job(Configuration configuration) {
    StreamExecutionEnvironment environment = new StreamExecutionEnvironment(configuration);
    Ledger.results(
            environment
                .fromSource(source(), WatermarkStrategy.noWatermarks(), "bookings")
                .setParallelism(1))
        .sinkTo(sink());
    return environment.getStreamGraph().getJobGraph();
  }

  private KafkaSource<Booking> source() {
    return KafkaSource.<Booking>builder()
        .setBootstrapServers(broker.bootstrapServers())
        .setTopics("bookings")
        .setGroupId("ledger")
        .setStartingOffsets(OffsetsInitializer.earliest())
        .setBounded(OffsetsInitializer.latest())
        .setValueOnlyDeserializer(AvrodyneDeserializationSchema.of(Booking.class, settings))
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
                    AvrodyneSerializationSchema.of("results", Result.class, settings))
                .build())
        .build();
  }

  /** Requires a committed result for each booking, made by a function of its bytes. */
  void requireEachOnce(Function<byte[], Result> read) {
    Set<List<Integer>> seen = new HashSet<>();
    Map<String, Object> client =
        Map.of("bootstrap.servers", broker.bootstrapServers(), "isolation.level", "read_committed");
    try (KafkaConsumer<byte[], byte[]> consumer =
        new KafkaConsumer<>(client, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      List<TopicPartition> partitions = List.of(new TopicPartition("results", 0));
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      for (int empty = 0; empty < EMPTY_POLLS; empty++) {
        for (ConsumerRecord<byte[], byte[]> one : consumer.poll(WAIT)) {
          empty = 0;
          Result result = read.apply(one.value());
          List<Integer> number = List.of(result.account().number(), result.bookings());
          assertTrue(seen.add(number), result::toString);
        }
        // All are there; one more look for those that are there twice.
        empty = seen.size() < BOOKINGS ? empty : Math.max(empty, EMPTY_POLLS - 2);
      }
    }
    assertEquals(BOOKINGS, seen.size());
  }

  @Override
  public void close() {
    broker.close();
  }
}
