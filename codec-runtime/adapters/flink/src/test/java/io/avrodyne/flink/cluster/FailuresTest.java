package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.cluster.Ledger.AccountId;
import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever fails, each booking is counted once. */
@Tag("slow")
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class FailuresTest {

  private static final int ACCOUNTS = 10;
  private static final int BOOKINGS = 2_000;

  @TempDir Path folder;

  private Cluster cluster;

  @BeforeEach
  void start() throws Exception {
    cluster = Cluster.start(folder);
    try (ContainerWriter<Booking> writer =
        ContainerWriter.create(
            Codecs.of(Booking.class), bookings(), WriteOptions.DEFAULT.withBlockBytes(1_000))) {
      for (int i = 0; i < BOOKINGS; i++) {
        writer.write(new Booking(new AccountId("north", i % ACCOUNTS), i));
      }
    }
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
  @ValueSource(strings = {"hashmap", "rocksdb"})
  void aTaskManagerIsKilled(String backend) throws Exception {
    JobID job = startAndWait(backend);
    cluster.flink().terminateTaskManager(0).get(60, TimeUnit.SECONDS);
    cluster.flink().startTaskManager();
    Ledger.openGate();
    requireEachOnce(job);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hashmap", "rocksdb"})
  void allTaskManagersAreKilled(String backend) throws Exception {
    JobID job = startAndWait(backend);
    cluster.flink().terminateTaskManager(0).get(60, TimeUnit.SECONDS);
    cluster.flink().terminateTaskManager(1).get(60, TimeUnit.SECONDS);
    cluster.flink().startTaskManager();
    cluster.flink().startTaskManager();
    Ledger.openGate();
    requireEachOnce(job);
  }

  /** Starts the job, and waits until it has counted some bookings. */
  private JobID startAndWait(String backend) throws Exception {
    Ledger.closeGate(BOOKINGS / 2);
    Configuration settings = cluster.settings(backend, 2);
    settings.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofMillis(20));
    settings.set(RestartStrategyOptions.RESTART_STRATEGY, "fixed-delay");
    settings.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS, 100);
    settings.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofMillis(100));
    StreamExecutionEnvironment environment = new StreamExecutionEnvironment(settings);
    Ledger.results(
            environment
                .fromSource(Ledger.source(bookings()), WatermarkStrategy.noWatermarks(), "bookings")
                .setParallelism(1))
        .sinkTo(Ledger.sink(folder.resolve("results")));
    JobID job = cluster.submit(environment.getStreamGraph().getJobGraph());
    assertTrue(Ledger.awaitGate());
    return job;
  }

  private void requireEachOnce(JobID job) throws Exception {
    assertTrue(cluster.result(job).isSuccess(), () -> "The job failed");
    Set<List<Integer>> seen = new HashSet<>();
    try (Stream<Path> files = Files.walk(folder.resolve("results"))) {
      for (Path file : files.filter(FailuresTest::isFinished).toList()) {
        for (Result result : results(file)) {
          int account = result.account().number();
          assertTrue(seen.add(List.of(account, result.bookings())), result::toString);
          long n = result.bookings();
          assertEquals(n * account + ACCOUNTS * n * (n - 1) / 2, result.balance());
        }
      }
    }
    assertEquals(BOOKINGS, seen.size());
  }

  private static boolean isFinished(Path file) {
    return Files.isRegularFile(file) && !file.getFileName().toString().startsWith(".");
  }

  private static List<Result> results(Path file) throws IOException {
    List<Result> results = new ArrayList<>();
    try (ContainerReader<Result> reader = ContainerReader.open(Codecs.of(Result.class), file)) {
      reader.forEach(results::add);
    }
    return results;
  }
}
