package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.broker.shop.Customer;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.kafka.broker.shop.Total;
import io.avrodyne.registry.InMemoryRegistry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Tests of two instances of an application of Kafka Streams, which share partitions. */
@ExtendWith(SharedBroker.class)
class TwoInstancesTest {

  private static final int CUSTOMERS = 10;

  private final InMemoryRegistry registry = new InMemoryRegistry();

  /** How many orders of 100 cents each customer has sent. */
  private int rounds;

  @Test
  void partitionsMoveBetweenInstances(Cluster cluster, @TempDir Path state) throws Exception {
    String orders = cluster.topic("orders", 2);
    String totals = cluster.topic("totals", 2);
    Totals.Serdes serdes = Totals.Serdes.of(Form.CONFLUENT_PREFIX, registry);
    Map<String, Object> committed = cluster.clientSettings();
    committed.put("isolation.level", "read_committed");
    try (Producer<OrderKey, Order> producer =
            new KafkaProducer<>(
                cluster.clientSettings(),
                serdes.keys().serializer(),
                serdes.orders().serializer());
        Consumer<Customer, Total> consumer =
            new KafkaConsumer<>(
                committed, serdes.customers().deserializer(), serdes.totals().deserializer())) {
      Records.assignAll(consumer, totals);
      try (Application second = start(cluster, orders, totals, serdes, state.resolve("second"))) {
        try (Application first = start(cluster, orders, totals, serdes, state.resolve("first"))) {
          long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Cluster.PATIENCE);
          while (!isShared(first, second)) {
            assertTrue(System.nanoTime() < end, "The partitions are not shared");
            round(cluster, producer, orders, consumer);
          }
          round(cluster, producer, orders, consumer);
        }
        round(cluster, producer, orders, consumer);
      }
    }
  }

  private static Application start(
      Cluster cluster, String orders, String totals, Totals.Serdes serdes, Path state)
      throws Exception {
    return Application.start(
            cluster,
            orders,
            state,
            Totals.topology(orders, totals, serdes),
            Map.of("processing.guarantee", "exactly_once_v2"))
        .awaitRunning();
  }

  /** Returns whether each instance has a partition of the store. */
  private static boolean isShared(Application first, Application second) {
    return List.of(first, second).stream()
        .allMatch(
            instance ->
                instance.streams().metadataForLocalThreads().stream()
                    .flatMap(thread -> thread.activeTasks().stream())
                    .anyMatch(task -> task.taskId().subtopology() == 1));
  }

  /** Sends an order of each customer, and waits for the totals. */
  private void round(
      Cluster cluster,
      Producer<OrderKey, Order> producer,
      String topic,
      Consumer<Customer, Total> totals)
      throws Exception {
    rounds++;
    for (int i = 0; i < CUSTOMERS; i++) {
      Order order = new Order("customer" + i, rounds, 100, "EUR");
      cluster.send(
          producer, new ProducerRecord<>(topic, new OrderKey(order.customer(), rounds), order));
    }
    Total expected = new Total(rounds, rounds * 100L);
    Map<String, Total> last = new HashMap<>();
    List<ConsumerRecord<Customer, Total>> received = new ArrayList<>();
    Records.poll(
        totals,
        received,
        records -> {
          records.forEach(record -> last.put(record.key().name(), record.value()));
          return last.size() == CUSTOMERS && last.values().stream().allMatch(expected::equals);
        });
  }
}
