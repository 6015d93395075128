package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.streams.CloseOptions;
import org.apache.kafka.streams.CloseOptions.GroupMembershipOperation;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;

/** An instance of an application of Kafka Streams. */
final class Application implements AutoCloseable {

  private final CountDownLatch running = new CountDownLatch(1);
  private final CompletableFuture<Throwable> failure = new CompletableFuture<>();
  private final KafkaStreams streams;

  private Application(Topology topology, Properties settings) {
    streams = new KafkaStreams(topology, settings);
    streams.setStateListener(
        (current, previous) -> {
          if (current == KafkaStreams.State.RUNNING) {
            running.countDown();
          }
        });
    streams.setUncaughtExceptionHandler(
        e -> {
          failure.complete(e);
          return StreamThreadExceptionResponse.SHUTDOWN_CLIENT;
        });
  }

  /**
   * Starts an instance.
   *
   * @param id the name of the application, which its instances share
   * @param state the folder of this instance's stores
   */
  static Application start(
      Cluster cluster, String id, Path state, Topology topology, Map<String, Object> settings) {
    Properties all = new Properties();
    all.putAll(cluster.clientSettings());
    all.put("application.id", id);
    all.put("state.dir", state.toString());
    all.put("commit.interval.ms", 100);
    all.put("statestore.cache.max.bytes", 0);
    all.put("heartbeat.interval.ms", 100); // An instance learns by it that others have come.
    all.putAll(settings);
    Application application = new Application(topology, all);
    application.streams.start();
    return application;
  }

  /** Waits until the instance has its partitions, and its stores their content. */
  Application awaitRunning() throws InterruptedException {
    assertTrue(running.await(Cluster.PATIENCE, TimeUnit.SECONDS), () -> "" + streams.state());
    return this;
  }

  /** Waits until a thread of the instance has failed, and returns why. */
  Throwable awaitFailure() throws Exception {
    return failure.get(Cluster.PATIENCE, TimeUnit.SECONDS);
  }

  KafkaStreams streams() {
    return streams;
  }

  /** Stops the instance, which leaves its group, so that others have its partitions at once. */
  @Override
  public void close() {
    assertTrue(
        streams.close(
            CloseOptions.groupMembershipOperation(GroupMembershipOperation.LEAVE_GROUP)
                .withTimeout(Duration.ofSeconds(Cluster.PATIENCE))));
  }
}
