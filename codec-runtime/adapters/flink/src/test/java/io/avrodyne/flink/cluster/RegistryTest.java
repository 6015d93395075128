package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.avro.Schema;
import org.apache.flink.api.common.JobID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A job between two topics restarts until the registry is back, and counts each booking once. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class RegistryTest {

  private static final int PREFIX = 5;
  private static final int PAUSE_MILLIS = 20;

  private static final AvroCodec<Booking> BOOKINGS = Codecs.of(Booking.class);
  private static final AvroCodec<Result> RESULTS = Codecs.of(Result.class);

  @TempDir Path folder;

  private HttpSchemas registry;
  private Cluster cluster;
  private KafkaLedger kafka;

  @BeforeEach
  void start() throws Exception {
    registry = new HttpSchemas();
    kafka =
        KafkaLedger.start(
            folder.resolve("broker"),
            Map.of("schema.registry.url", registry.url(), "max.retries", "0"));
    cluster = Cluster.start(folder);
    int first = registry.id(BOOKINGS.schema());
    Schema other = new Schema.Parser().parse(BOOKINGS.schema().toString());
    other.addProp("producer", "another one");
    int second = registry.id(other);
    int half = KafkaLedger.BOOKINGS / 2;
    kafka.write(i -> framed(i < half ? first : second, KafkaLedger.booking(i)));
  }

  @AfterEach
  void stop() throws Exception {
    Ledger.openGate();
    cluster.stop();
    kafka.close();
    registry.close();
  }

  private static byte[] framed(int id, Booking booking) {
    byte[] datum = BOOKINGS.encode(booking);
    return ByteBuffer.allocate(PREFIX + datum.length).put((byte) 0).putInt(id).put(datum).array();
  }

  private Result result(byte[] bytes) {
    int id = ByteBuffer.wrap(bytes).getInt(1);
    assertTrue(registry.schema(id).equals(RESULTS.schema()), () -> "id " + id);
    return RESULTS.decode(bytes, PREFIX, bytes.length - PREFIX);
  }

  @Test
  void theRegistryIsDownInTheMiddle() throws Exception {
    Ledger.closeGate(KafkaLedger.BOOKINGS / 4);
    JobID job = cluster.submit(kafka.job(cluster.restarting("rocksdb")));
    assertTrue(Ledger.awaitGate());
    registry.goDown();
    // Whatever the clients have cached is lost with the task manager.
    cluster.replaceTaskManagers(1);
    Ledger.openGate();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (registry.refused() < 2) {
      assertTrue(System.nanoTime() < deadline, "The job does not ask again");
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
    registry.comeUp();
    cluster.requireRestarted(job);
    kafka.requireEachOnce(this::result);
  }
}
