package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever fails, each booking is counted once. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class FailuresTest {

  private static final int BOOKINGS = 2_000;

  @TempDir Path folder;

  private Cluster cluster;

  @BeforeEach
  void start() throws Exception {
    cluster = Cluster.start(folder);
    LedgerFiles.write(bookings(), BOOKINGS);
  }

  @AfterEach
  void stop() throws Exception {
    Ledger.openGate();
    cluster.stop();
  }

  private Path bookings() {
    return folder.resolve("bookings.avro");
  }

  @ParameterizedTest
  @CsvSource({"1, hashmap", "1, rocksdb", "2, hashmap", "2, rocksdb"})
  void taskManagersAreKilledDuringACheckpoint(int killed, String backend) throws Exception {
    JobID job = startAndWait(backend);
    cluster.awaitCheckpoint(job);
    cluster.replaceTaskManagers(killed);
    Ledger.openGate();
    cluster.requireRestarted(job);
    LedgerFiles.requireEachOnce(folder.resolve("results"), BOOKINGS);
  }

  /** Starts the job, and waits until it has counted some bookings. */
  private JobID startAndWait(String backend) throws Exception {
    Ledger.closeGate(BOOKINGS / 2);
    StreamExecutionEnvironment environment =
        new StreamExecutionEnvironment(cluster.restarting(backend));
    Ledger.results(
            environment
                .fromSource(Ledger.source(bookings()), WatermarkStrategy.noWatermarks(), "bookings")
                .setParallelism(1))
        .sinkTo(Ledger.sink(folder.resolve("results")));
    JobID job = cluster.submit(environment.getStreamGraph().getJobGraph());
    assertTrue(Ledger.awaitGate());
    return job;
  }
}
