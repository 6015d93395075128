package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.Deserializer;

/**
 * The records of a topic as a test reads them: from the beginning, until it has what it expects.
 */
final class Records {

  private static final Duration POLL = Duration.ofMillis(200);

  private Records() {}

  /** Returns the first records of a topic, in order within each partition. */
  static <K, V> List<ConsumerRecord<K, V>> read(
      Cluster cluster, String topic, int count, Deserializer<K> keys, Deserializer<V> values) {
    return read(cluster.clientSettings(), topic, count, keys, values);
  }

  /** Returns the first records of a topic as a consumer with these settings sees them. */
  static <K, V> List<ConsumerRecord<K, V>> read(
      Map<String, Object> settings,
      String topic,
      int count,
      Deserializer<K> keys,
      Deserializer<V> values) {
    try (Consumer<K, V> consumer = new KafkaConsumer<>(settings, keys, values)) {
      assignAll(consumer, topic);
      return poll(consumer, count);
    }
  }

  /** Returns the first records of a topic as they are stored. */
  static List<ConsumerRecord<byte[], byte[]>> raw(Cluster cluster, String topic, int count) {
    return read(cluster, topic, count, new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }

  /** Assigns all partitions of a topic to a consumer, from their beginning. */
  static void assignAll(Consumer<?, ?> consumer, String topic) {
    List<TopicPartition> partitions = new ArrayList<>();
    for (PartitionInfo partition : consumer.partitionsFor(topic)) {
      partitions.add(new TopicPartition(topic, partition.partition()));
    }
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
  }

  /** Polls until there are so many records. */
  static <K, V> List<ConsumerRecord<K, V>> poll(Consumer<K, V> consumer, int count) {
    List<ConsumerRecord<K, V>> records = new ArrayList<>();
    poll(consumer, records, received -> received.size() >= count);
    return records;
  }

  /** Polls, and adds what arrives to a list, until the list has what a test expects. */
  static <K, V> void poll(
      Consumer<K, V> consumer,
      List<ConsumerRecord<K, V>> records,
      Predicate<List<ConsumerRecord<K, V>>> complete) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Cluster.PATIENCE);
    while (!complete.test(records)) {
      assertTrue(System.nanoTime() < end, () -> "Only " + records);
      consumer.poll(POLL).forEach(records::add);
    }
  }

  /** Returns the values of records in their order. */
  static <V> List<V> values(List<? extends ConsumerRecord<?, V>> records) {
    List<V> values = new ArrayList<>();
    records.forEach(record -> values.add(record.value()));
    return values;
  }

  /** Returns the message of an exception's cause, which is what a deserializer threw. */
  static String reasonOf(Throwable thrown) {
    return String.valueOf(Objects.requireNonNull(thrown.getCause()).getMessage());
  }
}
