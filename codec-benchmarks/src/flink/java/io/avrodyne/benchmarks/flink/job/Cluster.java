package io.avrodyne.benchmarks.flink.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.configuration.WebOptions;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;

/** A cluster of one task manager with two slots, all of whose files are in a folder of its own. */
record Cluster(Path folder, MiniCluster flink) {

  static final int PARALLELISM = 2;

  private static final int SECONDS = 60;
  private static final int MEBIBYTES = 64;

  static Cluster start() throws Exception {
    Path folder = Files.createTempDirectory("flink-benchmark");
    MemorySize memory = MemorySize.ofMebiBytes(MEBIBYTES);
    Configuration settings = new Configuration();
    settings.set(RestOptions.BIND_PORT, "0");
    settings.set(RestOptions.BIND_ADDRESS, "127.0.0.1");
    settings.set(RestOptions.ADDRESS, "127.0.0.1");
    settings.set(CoreOptions.TMP_DIRS, folder.toString());
    settings.set(WebOptions.TMP_DIR, folder.toString());
    settings.set(TaskManagerOptions.MANAGED_MEMORY_SIZE, memory);
    settings.set(TaskManagerOptions.NETWORK_MEMORY_MIN, memory);
    settings.set(TaskManagerOptions.NETWORK_MEMORY_MAX, memory);
    MiniCluster flink =
        new MiniCluster(
            new MiniClusterConfiguration.Builder()
                .setConfiguration(settings)
                .setNumTaskManagers(1)
                .setNumSlotsPerTaskManager(PARALLELISM)
                .build());
    flink.start();
    return new Cluster(folder, flink);
  }

  /** Starts a job. */
  JobID submit(JobGraph job) throws Exception {
    return flink.submitJob(job).get(SECONDS, TimeUnit.SECONDS).getJobID();
  }

  /** Throws an exception if the job has ended. */
  void requireRunning(JobID job) throws Exception {
    if (flink.getJobStatus(job).get(SECONDS, TimeUnit.SECONDS).isTerminalState()) {
      throw new IllegalStateException(flink.requestJobResult(job).get().toString());
    }
  }

  /** Ends a job, and returns the size of its savepoint, which is deleted. */
  long stop(JobID job) throws Exception {
    Path savepoints = folder.resolve("savepoints");
    flink
        .stopWithSavepoint(job, savepoints.toUri().toString(), false, SavepointFormatType.CANONICAL)
        .get(SECONDS, TimeUnit.SECONDS);
    flink.requestJobResult(job).get(SECONDS, TimeUnit.SECONDS);
    long size = 0;
    for (Path each : below(savepoints)) {
      size += Files.isRegularFile(each) ? Files.size(each) : 0;
    }
    delete(savepoints);
    return size;
  }

  /** Stops the cluster and deletes its files. */
  void close() throws Exception {
    flink.closeAsync().get(SECONDS, TimeUnit.SECONDS);
    delete(folder);
  }

  private static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.sorted(Comparator.reverseOrder()).toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    for (Path each : below(folder)) {
      Files.deleteIfExists(each);
    }
  }
}
