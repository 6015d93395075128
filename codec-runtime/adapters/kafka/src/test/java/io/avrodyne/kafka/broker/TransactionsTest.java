package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.registry.InMemoryRegistry;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of records that are written in transactions. */
@ExtendWith(SharedBroker.class)
class TransactionsTest {

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_PREFIX", "CONFLUENT_HEADER", "SINGLE_OBJECT"})
  void abortedRecordsAreNotSeen(Form form, Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<Order> orders = form.serde(Order.class, registry).build();
    try (Producer<Order, Order> producer = producer(cluster, topic, orders)) {
      producer.initTransactions();
      for (int i = 0; i < 6; i++) {
        producer.beginTransaction();
        cluster.send(producer, new ProducerRecord<>(topic, order(i)));
        if (i % 2 == 0) {
          producer.commitTransaction();
        } else {
          producer.abortTransaction();
        }
      }
    }
    assertEquals(List.of(order(0), order(2), order(4)), read(cluster, topic, 3, orders));
  }

  @Test
  void transactionWithAValueThatCannotBeEncodedIsAborted(Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<Order> orders = Form.SINGLE_OBJECT.serde(Order.class, registry).build();
    try (Producer<Order, Order> producer = producer(cluster, topic, orders)) {
      producer.initTransactions();
      producer.beginTransaction();
      cluster.send(producer, new ProducerRecord<>(topic, order(1)));
      Order broken = new Order("\uD800", 2, 0, "EUR");
      assertThrows(
          SerializationException.class, () -> producer.send(new ProducerRecord<>(topic, broken)));
      producer.abortTransaction();
      producer.beginTransaction();
      cluster.send(producer, new ProducerRecord<>(topic, order(3)));
      producer.commitTransaction();
    }
    assertEquals(List.of(order(3)), read(cluster, topic, 1, orders));
  }

  private static Order order(int number) {
    return new Order("Ada", number, number * 100L, "EUR");
  }

  private static Producer<Order, Order> producer(
      Cluster cluster, String topic, Serde<Order> orders) {
    Map<String, Object> settings = cluster.clientSettings();
    settings.put("transactional.id", topic);
    return new KafkaProducer<>(settings, orders.serializer(), orders.serializer());
  }

  private static List<Order> read(Cluster cluster, String topic, int count, Serde<Order> orders) {
    Map<String, Object> settings = cluster.clientSettings();
    settings.put("isolation.level", "read_committed");
    return Records.values(
        Records.read(settings, topic, count, orders.deserializer(), orders.deserializer()));
  }
}
