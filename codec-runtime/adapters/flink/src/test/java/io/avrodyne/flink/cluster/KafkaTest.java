package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import io.avrodyne.kafka.AvrodyneSerdes;
import java.nio.file.Path;
import java.util.Map;
import org.apache.flink.api.common.JobID;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From Kafka to Kafka, each booking is counted once, although task managers are killed. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class KafkaTest {

  private static final Map<String, String> FRAMES =
      Map.of("avrodyne.value.framing", "single-object");

  @TempDir Path folder;

  private Cluster cluster;
  private KafkaLedger kafka;

  @BeforeEach
  void start() throws Exception {
    kafka = KafkaLedger.start(folder.resolve("broker"), FRAMES);
    cluster = Cluster.start(folder);
    try (Serde<Booking> serde = AvrodyneSerdes.singleObject(Booking.class)) {
      kafka.write(i -> serde.serializer().serialize("bookings", KafkaLedger.booking(i)));
    }
  }

  @AfterEach
  void stop() throws Exception {
    Ledger.openGate();
    cluster.stop();
    kafka.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void eachBookingIsCountedOnce(int killed) throws Exception {
    Ledger.closeGate(KafkaLedger.BOOKINGS / 2);
    JobID job = cluster.submit(kafka.job(cluster.restarting("hashmap")));
    assertTrue(Ledger.awaitGate());
    cluster.awaitCheckpoint(job);
    cluster.replaceTaskManagers(killed);
    Ledger.openGate();
    cluster.requireRestarted(job);
    try (Serde<Result> serde = AvrodyneSerdes.singleObject(Result.class)) {
      kafka.requireEachOnce(bytes -> serde.deserializer().deserialize("results", bytes));
    }
  }
}
