package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.util.ExceptionUtils;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Savepoints of one version of a job are restored by another one. */
@SuppressWarnings("NullAway.Init") // JUnit sets the fields.
class MigrationTest {

  @TempDir static Path folder;

  private static Cluster cluster;
  private static Version v1;
  private static Version v2;

  @BeforeAll
  static void start() throws Exception {
    v1 = Version.compile("v1", folder);
    v2 = Version.compile("v2", folder);
    cluster = Cluster.start(folder);
  }

  @AfterAll
  static void stop() throws Exception {
    cluster.stop();
    v1.close();
    v2.close();
  }

  @Test
  void stateOfTheHeapIsMigrated() throws Exception {
    migrate("hashmap", new int[] {2, 2, 2}, SavepointFormatType.CANONICAL, true, true, true);
  }

  @Tag("slow")
  @Test
  void timeToLiveIsSwitchedWithinAMigration() throws Exception {
    migrate("hashmap", new int[] {1, 4, 2}, SavepointFormatType.NATIVE, false, true, false);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(SavepointFormatType.class)
  void stateOfRocksDbIsMigrated(SavepointFormatType format) throws Exception {
    migrate("rocksdb", new int[] {1, 4, 2}, format, true, true, true);
  }

  @Tag("slow")
  @Test
  void timeToLiveIsSwitchedWithinAMigrationOfRocksDb() throws Exception {
    migrate("rocksdb", new int[] {2, 2, 2}, SavepointFormatType.CANONICAL, true, false, true);
  }

  private static void migrate(
      String backend, int[] parallelism, SavepointFormatType format, boolean... ttl)
      throws Exception {
    String results = backend + format + Arrays.toString(ttl);
    Path events = Files.createTempDirectory(folder, "events");
    String savepoint = runFirst(v1, backend, parallelism[0], format, events, results, ttl[0]);

    Configuration settings = cluster.settings(backend, parallelism[1]);
    JobID second = cluster.submit(v2.job(settings, events, results, ttl[1]), savepoint);
    v2.write(
        events,
        "2.avro",
        List.of(v2.event("Deposited", "A", 3_000_000_000L, "EUR"), v2.event("Withdrawn", "B", 5L)));
    assertEquals(
        List.of("A Ann 3000000100 OPEN EUR events=3 kinds=2", "B Bob 45 OPEN EUR events=3 kinds=3"),
        Collected.take(results, 2).stream().sorted().toList());
    String again = cluster.stop(second, format);

    // The state is of the second version now, and nothing has to be migrated.
    settings = cluster.settings(backend, parallelism[2]);
    JobID third = cluster.submit(v2.job(settings, events, results, ttl[2]), again);
    v2.write(events, "3.avro", List.of(v2.event("Withdrawn", "A", 1L)));
    assertEquals(List.of("A Ann 3000000099 OPEN EUR events=4 kinds=3"), Collected.take(results, 1));
    cluster.cancel(third);
  }

  /** Runs the first version, and returns the path of its savepoint. */
  private static String runFirst(
      Version version,
      String backend,
      int parallelism,
      SavepointFormatType format,
      Path events,
      String results,
      boolean ttl)
      throws Exception {
    v1.write(
        events,
        "1.avro",
        List.of(
            v1.event("Opened", "A", "Ann"),
            v1.event("Opened", "B", "Bob"),
            v1.event("Deposited", "A", 100L),
            v1.event("Deposited", "B", 50L)));
    JobID first =
        cluster.submit(version.job(cluster.settings(backend, parallelism), events, results, ttl));
    List<String> lines = Collected.take(results, 4).stream().sorted().toList();
    assertTrue(lines.get(0).startsWith("A Ann 0 NEW"), lines::toString);
    assertTrue(lines.get(3).startsWith("B Bob 50 OPEN"), lines::toString);
    return cluster.stop(first, format);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"hashmap", "rocksdb"})
  void anEarlierVersionTakesOver(String backend) throws Exception {
    String results = "earlier-" + backend;
    Path events = Files.createTempDirectory(folder, "events");
    try (Version full = Version.compile("full", Files.createTempDirectory(folder, "full"))) {
      SavepointFormatType format = SavepointFormatType.CANONICAL;
      String savepoint = runFirst(full, backend, 2, format, events, results, true);
      JobID earlier =
          cluster.submit(v1.job(cluster.settings(backend, 2), events, results, true), savepoint);
      v1.write(events, "2.avro", List.of(v1.event("Deposited", "A", 1L)));
      assertEquals(List.of("A Ann 101 OPEN events=3 kinds=2"), Collected.take(results, 1));
      cluster.cancel(earlier);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "v3, hashmap, Account.balance",
    "v3, rocksdb, Account.balance",
    "key, hashmap, key serializer",
    "key, rocksdb, key serializer"
  })
  void aVersionThatDoesNotFitIsRefused(String name, String backend, String reason)
      throws Exception {
    String results = name + backend;
    Path events = Files.createTempDirectory(folder, "events");
    String savepoint =
        runFirst(v1, backend, 2, SavepointFormatType.CANONICAL, events, results, true);
    try (Version refused = Version.compile(name, Files.createTempDirectory(folder, name))) {
      Configuration settings = cluster.settings(backend, 2);
      JobID job = cluster.submit(refused.job(settings, events, results, true), savepoint);
      Throwable failure = cluster.result(job).getSerializedThrowable().orElseThrow();
      String text = ExceptionUtils.stringifyException(failure);
      assertTrue(text.contains(reason), text);
    }
  }
}
