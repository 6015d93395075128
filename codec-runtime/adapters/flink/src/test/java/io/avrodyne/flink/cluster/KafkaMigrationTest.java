package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.KraftBroker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A new version of the job takes over from Kafka, where events of both versions are left. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class KafkaMigrationTest {

  private static final String TOPIC = "events";

  @TempDir Path folder;

  private Version v1;
  private Version v2;
  private HttpSchemas registry;
  private KraftBroker broker;
  private Cluster cluster;
  private KafkaProducer<byte[], byte[]> producer;

  @BeforeEach
  void start() throws Exception {
    v1 = Version.compile("v1", folder);
    v2 = Version.compile("v2", folder);
    registry = new HttpSchemas();
    broker = KraftBroker.start(Files.createDirectory(folder.resolve("broker")));
    cluster = Cluster.start(folder);
    Map<String, Object> client = Map.of("bootstrap.servers", broker.bootstrapServers());
    try (Admin admin = Admin.create(client)) {
      admin.createTopics(List.of(new NewTopic(TOPIC, 1, (short) 1))).all().get();
    }
    producer = new KafkaProducer<>(client, new ByteArraySerializer(), new ByteArraySerializer());
  }

  @AfterEach
  void stop() throws Exception {
    producer.close();
    cluster.stop();
    broker.close();
    registry.close();
    v1.close();
    v2.close();
  }

  private void send(Version version, String kind, Object... arguments) throws Exception {
    byte[] value = version.framed(version.event(kind, arguments), TOPIC, registry.url());
    producer.send(new ProducerRecord<>(TOPIC, value)).get();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hashmap", "rocksdb"})
  void stateAndEventsAreMigrated(String backend) throws Exception {
    String events = String.join(" ", broker.bootstrapServers(), TOPIC, registry.url());
    String results = "kafka-" + backend;
    send(v1, "Opened", "A", "Ann");
    send(v1, "Deposited", "A", 100L);
    Configuration settings = cluster.settings(backend, 2);
    JobID first = cluster.submit(v1.job(settings, events, results, true));
    List<String> lines = Collected.take(results, 2);
    assertTrue(lines.get(1).startsWith("A Ann 100 OPEN"), lines::toString);
    String savepoint = cluster.stop(first, SavepointFormatType.CANONICAL);

    // What producers of the first version wrote meanwhile is read by the second one.
    send(v1, "Deposited", "A", 5L);
    send(v2, "Deposited", "A", 3_000_000_000L, "EUR");
    settings = cluster.settings(backend, 2);
    JobID second = cluster.submit(v2.job(settings, events, results, true), savepoint);
    assertEquals(
        List.of(
            "A Ann 105 OPEN EUR events=3 kinds=2", "A Ann 3000000105 OPEN EUR events=4 kinds=2"),
        Collected.take(results, 2));
    cluster.cancel(second);
  }
}
