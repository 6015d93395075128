package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.Payment;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.Codecs;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests of an upgrade during which producers and consumers of version 1 and of version 2 run at the
 * same time, with classes of their own.
 */
@ExtendWith(SharedBroker.class)
class RollingUpgradeTest {

  private static EarlierVersion earlier;

  private final InMemoryRegistry registry = new InMemoryRegistry();
  private final Set<String> received = new TreeSet<>();

  @BeforeAll
  static void compile(@TempDir Path folder) throws Exception {
    earlier = EarlierVersion.compile(folder);
  }

  @AfterAll
  static void close() throws Exception {
    earlier.close();
  }

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_PREFIX", "CONFLUENT_HEADER", "SINGLE_OBJECT"})
  void bothVersionsReadWhatBothWrite(Form form, Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 2);
    Serde<Object> first =
        form.of(AvrodyneSerde.builder().codec(earlier.codec("Order")), registry)
            .schemas(registry)
            .build();
    Serde<Order> second = form.serde(Order.class, registry).build();
    registry.register("fingerprints", earlier.codec("Order").schema());
    registry.register("fingerprints", Codecs.of(Order.class).schema());
    try (Producer<Object, Object> oldProducer = producer(cluster, first);
        Producer<Order, Order> newProducer = producer(cluster, second);
        Consumer<Order, Order> newConsumer = consumer(cluster, topic, second)) {
      try (Consumer<Object, Object> oldConsumer = consumer(cluster, topic, first)) {
        poll(() -> oldConsumer.assignment().size() == 2, oldConsumer);
        send(cluster, oldProducer, topic, order1(1));
        poll(Set.of("v1 0 " + order1(1), "v1 1 " + order1(1)), oldConsumer);

        poll(
            () -> oldConsumer.assignment().size() == 1 && newConsumer.assignment().size() == 1,
            oldConsumer,
            newConsumer);
        int old = oldConsumer.assignment().iterator().next().partition();
        send(cluster, oldProducer, topic, order1(2));
        send(cluster, newProducer, topic, new Order("Ada", 3, 100, "USD"));
        poll(
            Set.of(
                "v1 " + old + " " + order1(2),
                "v1 " + old + " " + order1(3),
                "v2 " + (1 - old) + " " + new Order("Ada", 2, 100, "EUR"),
                "v2 " + (1 - old) + " " + new Order("Ada", 3, 100, "USD")),
            oldConsumer,
            newConsumer);
      }
      poll(() -> newConsumer.assignment().size() == 2, newConsumer);
      Order last = new Order("Ada", 4, 100, "USD");
      send(cluster, newProducer, topic, last);
      poll(Set.of("v2 0 " + last, "v2 1 " + last), newConsumer);
    }
  }

  @Test
  void newVersionReadsTheOldOneWithoutARegistry(Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<Object> first =
        Form.SINGLE_OBJECT
            .of(AvrodyneSerde.builder().codec(earlier.codec("Order")), registry)
            .build();
    Serde<Order> second = Form.SINGLE_OBJECT.serde(Order.class, registry).build();
    try (Producer<Object, Object> producer = producer(cluster, first)) {
      cluster.send(producer, new ProducerRecord<>(topic, order1(1)));
    }
    assertEquals(
        List.of(new Order("Ada", 1, 100, "EUR")),
        Records.values(
            Records.read(cluster, topic, 1, second.deserializer(), second.deserializer())));
  }

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_PREFIX", "CONFLUENT_HEADER", "SINGLE_OBJECT"})
  void oldVersionFailsClearlyOnAWidenedField(Form form, Cluster cluster) throws Exception {
    String topic = cluster.topic("payments", 1);
    Serde<Object> first =
        form.of(AvrodyneSerde.builder().codec(earlier.codec("Payment")), registry)
            .schemas(registry)
            .build();
    Serde<Payment> second = form.serde(Payment.class, registry).build();
    registry.register("fingerprints", Codecs.of(Payment.class).schema());
    try (Producer<Object, Object> oldProducer = producer(cluster, first);
        Producer<Payment, Payment> newProducer = producer(cluster, second)) {
      cluster.send(oldProducer, new ProducerRecord<>(topic, payment1(1)));
      cluster.send(newProducer, new ProducerRecord<>(topic, new Payment(2, 1L << 40)));
      cluster.send(oldProducer, new ProducerRecord<>(topic, payment1(3)));
    }
    assertEquals(
        List.of(new Payment(1, 5), new Payment(2, 1L << 40), new Payment(3, 5)),
        Records.values(
            Records.read(cluster, topic, 3, second.deserializer(), second.deserializer())));
    try (Consumer<Object, Object> consumer =
        new KafkaConsumer<>(cluster.clientSettings(), first.deserializer(), first.deserializer())) {
      Records.assignAll(consumer, topic);
      assertEquals(List.of(payment1(1)), Records.values(Records.poll(consumer, 1)));
      RecordDeserializationException e =
          assertThrows(RecordDeserializationException.class, () -> Records.poll(consumer, 1));
      String reason = Records.reasonOf(e);
      assertTrue(reason.contains("topic " + topic), reason);
      assertTrue(reason.contains("cents"), reason);
      consumer.seek(e.topicPartition(), e.offset() + 1);
      assertEquals(List.of(payment1(3)), Records.values(Records.poll(consumer, 1)));
    }
  }

  private static Object order1(int number) throws ReflectiveOperationException {
    return earlier.create("Order", "Ada", number, 100L);
  }

  private static Object payment1(int number) throws ReflectiveOperationException {
    return earlier.create("Payment", number, 5);
  }

  private static <T> Producer<T, T> producer(Cluster cluster, Serde<T> serde) {
    return new KafkaProducer<>(cluster.clientSettings(), serde.serializer(), serde.serializer());
  }

  private static <T> Consumer<T, T> consumer(Cluster cluster, String topic, Serde<T> serde) {
    Map<String, Object> settings = cluster.clientSettings();
    settings.put("group.id", topic);
    settings.put("auto.offset.reset", "earliest");
    settings.put("heartbeat.interval.ms", 100); // A member learns by it that others have come.
    Consumer<T, T> consumer =
        new KafkaConsumer<>(settings, serde.deserializer(), serde.deserializer());
    consumer.subscribe(List.of(topic));
    return consumer;
  }

  /** Sends a value to both partitions. */
  private static <T> void send(Cluster cluster, Producer<T, T> producer, String topic, T value)
      throws Exception {
    for (int partition = 0; partition < 2; partition++) {
      cluster.send(producer, new ProducerRecord<>(topic, partition, null, value));
    }
  }

  /** Polls consumers in turn until they have received these records and no others. */
  private void poll(Set<String> expected, Consumer<?, ?>... consumers) {
    poll(() -> received.size() >= expected.size(), consumers);
    assertEquals(expected, received);
    received.clear();
  }

  /** Polls consumers in turn, and notes version, partition and value of each record. */
  private void poll(BooleanSupplier complete, Consumer<?, ?>... consumers) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Cluster.PATIENCE);
    while (!complete.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, () -> "Only " + received);
      for (Consumer<?, ?> consumer : consumers) {
        consumer
            .poll(Duration.ofMillis(50))
            .forEach(
                record ->
                    received.add(
                        (record.value() instanceof Order ? "v2 " : "v1 ")
                            + record.partition()
                            + " "
                            + record.value()));
        consumer.commitSync();
      }
    }
  }
}
