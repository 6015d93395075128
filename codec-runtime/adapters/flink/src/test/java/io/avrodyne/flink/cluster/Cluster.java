package io.avrodyne.flink.cluster;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.CoreOptions;
import org.apache.flink.configuration.ExternalizedCheckpointRetention;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.checkpoint.CheckpointStatsSnapshot;
import org.apache.flink.runtime.execution.ExecutionState;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.jobgraph.SavepointRestoreSettings;
import org.apache.flink.runtime.jobmaster.JobResult;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.apache.flink.runtime.minicluster.RpcServiceSharing;

/** A cluster of two task managers, each with an RPC service of its own. */
public final class Cluster {

  private static final int TASK_MANAGERS = 2;
  private static final int SLOTS = 2;
  private static final int SECONDS = 60;

  private final MiniCluster cluster;
  private final Path folder;

  private Cluster(MiniCluster cluster, Path folder) {
    this.cluster = cluster;
    this.folder = folder;
  }

  /** Starts a cluster, all of whose files are in a folder. */
  public static Cluster start(Path folder) throws Exception {
    Configuration configuration = new Configuration();
    configuration.set(RestOptions.BIND_PORT, "0");
    configuration.set(RestOptions.BIND_ADDRESS, "127.0.0.1");
    configuration.set(RestOptions.ADDRESS, "127.0.0.1");
    configuration.set(
        CoreOptions.TMP_DIRS, Files.createDirectory(folder.resolve("tmp")).toString());
    configuration.set(TaskManagerOptions.MANAGED_MEMORY_SIZE, MemorySize.ofMebiBytes(32));
    configuration.set(TaskManagerOptions.NETWORK_MEMORY_MIN, MemorySize.ofMebiBytes(16));
    configuration.set(TaskManagerOptions.NETWORK_MEMORY_MAX, MemorySize.ofMebiBytes(16));
    MiniCluster cluster =
        new MiniCluster(
            new MiniClusterConfiguration.Builder()
                .setConfiguration(configuration)
                .setNumTaskManagers(TASK_MANAGERS)
                .setNumSlotsPerTaskManager(SLOTS)
                .setRpcServiceSharing(RpcServiceSharing.DEDICATED)
                .build());
    cluster.start();
    return new Cluster(cluster, folder);
  }

  /** Returns the settings of a job, without types that Flink knows nothing of. */
  public Configuration settings(String backend, int parallelism) {
    Configuration settings = new Configuration();
    settings.set(PipelineOptions.GENERIC_TYPES, false);
    settings.set(StateBackendOptions.STATE_BACKEND, backend);
    settings.set(CoreOptions.DEFAULT_PARALLELISM, parallelism);
    settings.set(PipelineOptions.MAX_PARALLELISM, 16);
    settings.set(CheckpointingOptions.CHECKPOINT_STORAGE, "filesystem");
    settings.set(
        CheckpointingOptions.CHECKPOINTS_DIRECTORY,
        folder.resolve("checkpoints").toUri().toString());
    settings.set(
        CheckpointingOptions.EXTERNALIZED_CHECKPOINT_RETENTION,
        ExternalizedCheckpointRetention.DELETE_ON_CANCELLATION);
    settings.set(CheckpointingOptions.CHECKPOINTING_TIMEOUT, Duration.ofSeconds(SECONDS));
    return settings;
  }

  /** Returns the settings of a job that has all slots, and is restarted whenever it fails. */
  public Configuration restarting(String backend) {
    Configuration settings = settings(backend, TASK_MANAGERS * SLOTS);
    settings.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofMillis(50));
    settings.set(RestartStrategyOptions.RESTART_STRATEGY, "fixed-delay");
    settings.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS, 200);
    settings.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofMillis(100));
    return settings;
  }

  /** Returns the cluster itself. */
  public MiniCluster flink() {
    return cluster;
  }

  /** Starts a job. */
  public JobID submit(JobGraph job) throws Exception {
    return cluster.submitJob(job).get(SECONDS, TimeUnit.SECONDS).getJobID();
  }

  /** Starts a job with the state of a savepoint. */
  public JobID submit(JobGraph job, String savepoint) throws Exception {
    job.setSavepointRestoreSettings(SavepointRestoreSettings.forPath(savepoint, false));
    return submit(job);
  }

  /** Ends a job and returns the path of its savepoint, which takes that all of its tasks run. */
  public String stop(JobID job, SavepointFormatType format) throws Exception {
    awaitTasks(job);
    String to = folder.resolve("savepoints").toUri().toString();
    return cluster.stopWithSavepoint(job, to, false, format).get(SECONDS, TimeUnit.SECONDS);
  }

  private void awaitTasks(JobID job) throws Exception {
    await(() -> runs(job), "Not all tasks run");
  }

  /** Waits until a checkpoint has begun, which does not end while the job is held up. */
  public void awaitCheckpoint(JobID job) throws Exception {
    await(() -> makesCheckpoint(job), "There is no checkpoint");
  }

  private static void await(Callable<Boolean> condition, String failure) throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!condition.call()) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(failure);
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  private boolean makesCheckpoint(JobID job) throws Exception {
    CheckpointStatsSnapshot checkpoints =
        cluster.getExecutionGraph(job).get(SECONDS, TimeUnit.SECONDS).getCheckpointStatsSnapshot();
    return checkpoints != null && checkpoints.getCounts().getNumberOfInProgressCheckpoints() > 0;
  }

  private boolean runs(JobID job) throws Exception {
    for (var task :
        cluster.getExecutionGraph(job).get(SECONDS, TimeUnit.SECONDS).getAllExecutionVertices()) {
      if (task.getExecutionState() != ExecutionState.RUNNING) {
        return false;
      }
    }
    return true;
  }

  /** Kills some of the task managers, all at once, and starts as many. */
  public void replaceTaskManagers(int count) throws Exception {
    for (int i = 0; i < count; i++) {
      cluster.terminateTaskManager(i).get(SECONDS, TimeUnit.SECONDS);
    }
    for (int i = 0; i < count; i++) {
      cluster.startTaskManager();
    }
  }

  /** Waits for the end of a job. */
  public JobResult result(JobID job) throws Exception {
    return cluster.requestJobResult(job).get(SECONDS, TimeUnit.SECONDS);
  }

  /** Waits for the end of a job that has been restarted, and requires that it succeeds. */
  public void requireRestarted(JobID job) throws Exception {
    if (!result(job).isSuccess()) {
      throw new IllegalStateException("The job failed");
    }
    for (var task :
        cluster.getExecutionGraph(job).get(SECONDS, TimeUnit.SECONDS).getAllExecutionVertices()) {
      if (task.getCurrentExecutionAttempt().getAttemptNumber() > 0) {
        return;
      }
    }
    throw new IllegalStateException("The job has not been restarted");
  }

  /** Cancels a job and waits until it has ended. */
  public void cancel(JobID job) throws Exception {
    cluster.cancelJob(job).get(SECONDS, TimeUnit.SECONDS);
    result(job);
  }

  /** Stops the cluster. */
  public void stop() throws Exception {
    cluster.closeAsync().get(SECONDS, TimeUnit.SECONDS);
  }
}
