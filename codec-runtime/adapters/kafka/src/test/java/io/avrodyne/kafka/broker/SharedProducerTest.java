package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.HttpRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests of one producer with one serializer that eight threads share. */
@ExtendWith(SharedBroker.class)
class SharedProducerTest {

  private static final int THREADS = 8;
  private static final int ORDERS = 500;

  @Test
  void eightThreadsShareAProducer(Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (RegistryServer server = new RegistryServer()) {
      CachedRegistry registry = CachedRegistry.of(HttpRegistry.builder(server.uri()).build());
      Serde<Order> orders = AvrodyneSerde.builder(Order.class).registry(registry).build();
      try (Producer<Integer, Order> producer =
          new KafkaProducer<>(
              cluster.clientSettings(), new IntegerSerializer(), orders.serializer())) {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          int thread = i;
          tasks.add(
              () -> {
                start.await(Cluster.PATIENCE, TimeUnit.SECONDS);
                send(producer, topic, thread);
                return null;
              });
        }
        for (Future<Void> sent : threads.invokeAll(tasks)) {
          sent.get();
        }
      }
      assertEquals(1, server.requests());
      assertArrived(
          Records.read(
              cluster, topic, THREADS * ORDERS, new IntegerDeserializer(), orders.deserializer()));
    } finally {
      threads.shutdownNow();
    }
  }

  /** Returns an order whose size depends on its number, so that buffers grow and shrink. */
  private static Order order(int thread, int number) {
    return new Order("x".repeat(number % 50 * thread), number, thread, "EUR");
  }

  private static void send(Producer<Integer, Order> producer, String topic, int thread)
      throws Exception {
    List<Future<RecordMetadata>> sent = new ArrayList<>();
    for (int i = 0; i < ORDERS; i++) {
      sent.add(producer.send(new ProducerRecord<>(topic, thread, order(thread, i))));
    }
    for (Future<RecordMetadata> record : sent) {
      record.get(Cluster.PATIENCE, TimeUnit.SECONDS);
    }
  }

  private static void assertArrived(List<ConsumerRecord<Integer, Order>> records) {
    int[] next = new int[THREADS];
    for (ConsumerRecord<Integer, Order> record : records) {
      int thread = record.key();
      assertEquals(order(thread, next[thread]++), record.value());
    }
    for (int count : next) {
      assertEquals(ORDERS, count);
    }
  }
}
