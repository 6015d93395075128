package io.avrodyne.kafka.broker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.avrodyne.kafka.AvrodyneDeserializer;
import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.AvrodyneSerdes;
import io.avrodyne.kafka.AvrodyneSerializer;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of records that go from a producer through the broker to a consumer. */
@ExtendWith(SharedBroker.class)
class ProducerToConsumerTest {

  private static final OrderKey KEY = new OrderKey("Ada", 7);
  private static final Order ORDER = new Order("Ada", 7, 1999, "EUR");

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @ParameterizedTest
  @EnumSource
  void keyValueAndTombstoneArrive(Form form, Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<OrderKey> keys = form.keys(OrderKey.class, registry).build();
    Serde<Order> values = form.serde(Order.class, registry).build();
    try (Producer<OrderKey, Order> producer = producer(cluster, keys, values)) {
      cluster.send(producer, new ProducerRecord<>(topic, KEY, ORDER));
      cluster.send(producer, new ProducerRecord<>(topic, KEY, null));
    }
    List<ConsumerRecord<OrderKey, Order>> records =
        Records.read(cluster, topic, 2, keys.deserializer(), values.deserializer());
    assertEquals(KEY, records.get(0).key());
    assertEquals(ORDER, records.get(0).value());
    assertEquals(KEY, records.get(1).key());
    assertNull(records.get(1).value());
    assertNull(Records.raw(cluster, topic, 2).get(1).value());
  }

  @Test
  void singleObjectNeedsNoRegistry(Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<OrderKey> keys =
        AvrodyneSerde.builder(OrderKey.class).framing(Framings.SINGLE_OBJECT).forKeys().build();
    Serde<Order> values = AvrodyneSerdes.singleObject(Order.class);
    try (Producer<OrderKey, Order> producer = producer(cluster, keys, values)) {
      cluster.send(producer, new ProducerRecord<>(topic, KEY, ORDER));
    }
    assertEquals(
        List.of(ORDER),
        Records.values(
            Records.read(cluster, topic, 1, keys.deserializer(), values.deserializer())));
    byte[] stored = Records.raw(cluster, topic, 1).get(0).value();
    assertEquals((byte) 0xC3, stored[0]);
    assertEquals((byte) 0x01, stored[1]);
  }

  @Test
  void classesNamedInPropertiesShareTheRegistry(Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    try (RegistryServer server = new RegistryServer()) {
      Map<String, Object> settings = cluster.clientSettings();
      settings.put("key.serializer", AvrodyneSerializer.class.getName());
      settings.put("value.serializer", AvrodyneSerializer.class.getName());
      settings.put("key.deserializer", AvrodyneDeserializer.class.getName());
      settings.put("value.deserializer", AvrodyneDeserializer.class.getName());
      settings.put("schema.registry.url", server.uri().toString());
      settings.put("avrodyne.key.types", OrderKey.class.getName());
      settings.put("avrodyne.value.types", Order.class.getName());
      settings.put("avrodyne.value.framing", "confluent-header then confluent-prefix");
      try (Producer<OrderKey, Order> producer = new KafkaProducer<>(settings)) {
        cluster.send(producer, new ProducerRecord<>(topic, KEY, ORDER));
      }
      try (Consumer<OrderKey, Order> consumer = new KafkaConsumer<>(settings)) {
        Records.assignAll(consumer, topic);
        ConsumerRecord<OrderKey, Order> read = Records.poll(consumer, 1).get(0);
        assertEquals(KEY, read.key());
        assertEquals(ORDER, read.value());
      }
      ConsumerRecord<byte[], byte[]> stored = Records.raw(cluster, topic, 1).get(0);
      assertArrayEquals(new byte[] {0, 0, 0, 0, 1}, Arrays.copyOf(stored.key(), 5));
      assertArrayEquals(
          new byte[] {0, 0, 0, 0, 2}, stored.headers().lastHeader("__value_schema_id").value());
    }
  }

  @Test
  void readerOfTwoFormsTakesHeaderThenPrefix(Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<Order> both =
        Form.CONFLUENT_HEADER
            .serde(Order.class, registry)
            .reads(Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.CONFLUENT_PREFIX))
            .build();
    for (Form form : List.of(Form.CONFLUENT_PREFIX, Form.CONFLUENT_HEADER)) {
      Serde<OrderKey> keys = form.keys(OrderKey.class, registry).build();
      Serde<Order> values = form.serde(Order.class, registry).build();
      try (Producer<OrderKey, Order> producer = producer(cluster, keys, values)) {
        cluster.send(producer, new ProducerRecord<>(topic, null, ORDER));
      }
    }
    assertEquals(
        List.of(ORDER, ORDER),
        Records.values(Records.read(cluster, topic, 2, both.deserializer(), both.deserializer())));
  }

  @ParameterizedTest
  @EnumSource
  void headersOfTheApplicationArrive(Form form, Cluster cluster) throws Exception {
    String topic = cluster.topic("orders", 1);
    Serde<OrderKey> keys = form.keys(OrderKey.class, registry).build();
    Serde<Order> values = form.serde(Order.class, registry).build();
    ProducerRecord<OrderKey, Order> sent = new ProducerRecord<>(topic, KEY, ORDER);
    sent.headers().add("trace", "1".getBytes(UTF_8)).add("trace", "2".getBytes(UTF_8));
    try (Producer<OrderKey, Order> producer = producer(cluster, keys, values)) {
      cluster.send(producer, sent);
    }
    StringBuilder traces = new StringBuilder();
    for (Header trace :
        Records.read(cluster, topic, 1, keys.deserializer(), values.deserializer())
            .get(0)
            .headers()
            .headers("trace")) {
      traces.append(new String(trace.value(), UTF_8));
    }
    assertEquals("12", traces.toString());
  }

  private static Producer<OrderKey, Order> producer(
      Cluster cluster, Serde<OrderKey> keys, Serde<Order> values) {
    return new KafkaProducer<>(cluster.clientSettings(), keys.serializer(), values.serializer());
  }
}
