package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.broker.shop.Customer;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.Codecs;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.RecordDeserializationException.DeserializationExceptionOrigin;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Tests of a record that cannot be deserialized, between others that can. */
@ExtendWith(SharedBroker.class)
class PoisonPillTest {

  private static final Order ORDER = new Order("Ada", 7, 1999, "EUR");

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @ParameterizedTest
  @EnumSource
  void truncatedValueIsReportedAndSkipped(Form form, Cluster cluster) throws Exception {
    assertSkipped(form, cluster, good -> Arrays.copyOf(good, good.length - 1));
  }

  @ParameterizedTest
  @EnumSource
  void emptyValueIsReportedAndSkipped(Form form, Cluster cluster) throws Exception {
    assertSkipped(form, cluster, good -> new byte[0]);
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void unknownSchemaIsReportedAndSkipped(Form form, Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<Order> values = form.serde(Order.class, registry).build();
    InMemoryRegistry foreign = new InMemoryRegistry();
    foreign.register("first", Codecs.of(OrderKey.class).schema()); // takes the id of orders
    Serde<Customer> customers = form.serde(Customer.class, foreign).build();
    Headers headers = new RecordHeaders();
    Headers foreignHeaders = new RecordHeaders();
    byte[] good = values.serializer().serialize(topic, headers, ORDER);
    byte[] bad = customers.serializer().serialize(topic, foreignHeaders, new Customer("Ada"));
    send(cluster, topic, good, headers);
    send(cluster, topic, bad, foreignHeaders);
    send(cluster, topic, good, headers);
    assertReportedAndSkipped(form, cluster, topic);
  }

  /** Sends a damaged value between two good ones, and asserts that it is reported and skipped. */
  private void assertSkipped(Form form, Cluster cluster, UnaryOperator<byte[]> damage)
      throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<Order> values = form.serde(Order.class, registry).build();
    Headers headers = new RecordHeaders();
    byte[] good = values.serializer().serialize(topic, headers, ORDER);
    send(cluster, topic, good, headers);
    send(cluster, topic, damage.apply(good), headers);
    send(cluster, topic, good, headers);
    assertReportedAndSkipped(form, cluster, topic);
  }

  private static void send(Cluster cluster, String topic, byte[] value, Headers headers)
      throws Exception {
    try (Producer<byte[], byte[]> producer =
        new KafkaProducer<>(
            cluster.clientSettings(), new ByteArraySerializer(), new ByteArraySerializer())) {
      cluster.send(producer, new ProducerRecord<>(topic, 0, (byte[]) null, value, headers));
    }
  }

  /** Reads a topic whose second of three records cannot be deserialized. */
  private void assertReportedAndSkipped(Form form, Cluster cluster, String topic) {
    Serde<OrderKey> keys = form.keys(OrderKey.class, registry).build();
    Serde<Order> values = form.serde(Order.class, registry).build();
    try (Consumer<OrderKey, Order> consumer =
        new KafkaConsumer<>(cluster.clientSettings(), keys.deserializer(), values.deserializer())) {
      Records.assignAll(consumer, topic);
      assertEquals(List.of(ORDER), Records.values(Records.poll(consumer, 1)));
      for (int i = 0; i < 2; i++) {
        RecordDeserializationException e =
            assertThrows(RecordDeserializationException.class, () -> Records.poll(consumer, 1));
        assertEquals(new TopicPartition(topic, 0), e.topicPartition());
        assertEquals(1, e.offset());
        assertEquals(DeserializationExceptionOrigin.VALUE, e.origin());
        Throwable cause = assertInstanceOf(SerializationException.class, e.getCause());
        String message = String.valueOf(cause.getMessage());
        assertTrue(
            message.startsWith("Cannot deserialize the value of a record of topic " + topic + ":"),
            message);
      }
      consumer.seek(new TopicPartition(topic, 0), 2);
      assertEquals(List.of(ORDER), Records.values(Records.poll(consumer, 1)));
    }
  }
}
