package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.databases.KraftBroker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

/** The broker of the tests, its topics, and the settings of its clients. */
public final class Cluster implements AutoCloseable {

  /** The seconds that a test waits for what should happen within one. */
  static final int PATIENCE = 60;

  private final AtomicInteger topics = new AtomicInteger();
  private final Set<Thread> threadsBefore;
  private final Path folder;
  private final KraftBroker broker;
  private final Admin admin;

  private Cluster(Set<Thread> threadsBefore, Path folder, KraftBroker broker) {
    this.threadsBefore = threadsBefore;
    this.folder = folder;
    this.broker = broker;
    this.admin = Admin.create(clientSettings());
  }

  /** Starts the broker, with its data in the build folder. */
  static Cluster start() {
    Set<Thread> threads = Set.copyOf(Thread.getAllStackTraces().keySet());
    try {
      Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "broker");
      return new Cluster(threads, folder, KraftBroker.start(folder));
    } catch (Exception e) {
      throw new IllegalStateException("The broker did not start", e);
    }
  }

  /** Returns the address for clients. */
  String bootstrapServers() {
    return broker.bootstrapServers();
  }

  /** Returns new settings that lead a client to the broker. */
  Map<String, Object> clientSettings() {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", bootstrapServers());
    settings.put("enable.metrics.push", false);
    settings.put("fetch.max.wait.ms", 20); // A consumer that closes waits for its last fetch.
    return settings;
  }

  Admin admin() {
    return admin;
  }

  /** Creates a topic, and returns its name, which starts with the one that is given. */
  String topic(String name, int partitions) throws Exception {
    String unique = name + "-" + topics.incrementAndGet();
    admin
        .createTopics(List.of(new NewTopic(unique, partitions, (short) 1)))
        .all()
        .get(PATIENCE, TimeUnit.SECONDS);
    return unique;
  }

  /** Sends a record, and waits until the broker has it. */
  <K, V> RecordMetadata send(Producer<K, V> producer, ProducerRecord<K, V> record)
      throws Exception {
    return producer.send(record).get(PATIENCE, TimeUnit.SECONDS);
  }

  /** Stops the broker, and fails if threads, ports or files remain. */
  @Override
  public void close() throws IOException {
    String address = bootstrapServers();
    int port = Integer.parseInt(address.substring(address.indexOf(':') + 1));
    admin.close();
    try {
      broker.close();
    } finally {
      deleteFolder();
    }
    try (Socket socket = new Socket()) {
      assertThrows(
          ConnectException.class,
          () -> socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port)));
    }
    assertEquals(List.of(), remainingThreads());
  }

  private void deleteFolder() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(Cluster::delete);
    }
    assertFalse(Files.exists(folder), () -> folder + " remains");
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the threads that keep the JVM alive and did not exist before the broker. */
  private List<String> remainingThreads() {
    List<String> remaining = new ArrayList<>();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (!thread.isDaemon() && !threadsBefore.contains(thread) && !ended(thread)) {
        remaining.add(thread.getName());
      }
    }
    return remaining;
  }

  private static boolean ended(Thread thread) {
    try {
      thread.join(10_000);
      return !thread.isAlive();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
