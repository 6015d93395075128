package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.registry.InMemoryRegistry;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.DeadLetterPublishingRecoverer;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.listener.MessageListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.kafka.support.serializer.DelegatingByTypeSerializer;
import org.springframework.kafka.support.serializer.ErrorHandlingDeserializer;
import org.springframework.util.backoff.FixedBackOff;

/** Tests of a listener of Spring for Kafka with a record that cannot be deserialized. */
@ExtendWith(SharedBroker.class)
class SpringListenerTest {

  private static final OrderKey KEY = new OrderKey("Ada", 1);
  private static final Order BEFORE = new Order("Ada", 1, 100, "EUR");
  private static final Order AFTER = new Order("Ada", 1, 200, "EUR");

  private final InMemoryRegistry registry = new InMemoryRegistry();
  private final BlockingQueue<Order> received = new LinkedBlockingQueue<>();
  private final Cluster cluster;
  private final String orders;
  private final String letters;

  SpringListenerTest(Cluster cluster) throws Exception {
    this.cluster = cluster;
    orders = cluster.topic("orders", 1);
    letters = cluster.topic("letters", 1);
  }

  @ParameterizedTest
  @EnumSource
  void poisonPillGoesToTheDeadLettersAndOthersToTheListener(Form form) throws Exception {
    Serde<OrderKey> keys = form.keys(OrderKey.class, registry).build();
    Serde<Order> values = form.serde(Order.class, registry).build();
    byte[] poison = sendWithPoison(keys, values);
    DefaultKafkaProducerFactory<Object, Object> producers = producers(keys);
    KafkaMessageListenerContainer<OrderKey, Order> container =
        container(keys, values, new KafkaTemplate<>(producers));
    container.start();
    try {
      assertEquals(BEFORE, received.poll(Cluster.PATIENCE, TimeUnit.SECONDS));
      assertEquals(AFTER, received.poll(Cluster.PATIENCE, TimeUnit.SECONDS));
      ConsumerRecord<byte[], byte[]> letter = Records.raw(cluster, letters, 1).get(0);
      assertArrayEquals(poison, letter.value());
      assertEquals(KEY, keys.deserializer().deserialize(letters, letter.headers(), letter.key()));
      String reason = text(letter.headers(), KafkaHeaders.DLT_EXCEPTION_STACKTRACE);
      assertTrue(
          reason.contains("Cannot deserialize the value of a record of topic " + orders + ":"),
          reason);
      assertNull(received.poll());
    } finally {
      container.stop();
      producers.destroy();
    }
  }

  private KafkaMessageListenerContainer<OrderKey, Order> container(
      Serde<OrderKey> keys, Serde<Order> values, KafkaTemplate<Object, Object> template) {
    Map<String, Object> settings = cluster.clientSettings();
    settings.put("group.id", orders);
    settings.put("auto.offset.reset", "earliest");
    ContainerProperties properties = new ContainerProperties(orders);
    properties.setMessageListener(
        (MessageListener<OrderKey, Order>) record -> received.add(record.value()));
    KafkaMessageListenerContainer<OrderKey, Order> container =
        new KafkaMessageListenerContainer<>(
            new DefaultKafkaConsumerFactory<>(
                settings, handling(keys.deserializer()), handling(values.deserializer())),
            properties);
    container.setCommonErrorHandler(
        new DefaultErrorHandler(
            new DeadLetterPublishingRecoverer(
                template, (record, e) -> new TopicPartition(letters, 0)),
            new FixedBackOff(0, 0)));
    return container;
  }

  private static <T> Deserializer<T> handling(Deserializer<T> deserializer) {
    return new ErrorHandlingDeserializer<>(deserializer);
  }

  /** Returns a factory of producers for keys as they were decoded, and values as they were not. */
  private DefaultKafkaProducerFactory<Object, Object> producers(Serde<OrderKey> keys) {
    return new DefaultKafkaProducerFactory<>(
        cluster.clientSettings(),
        new DelegatingByTypeSerializer(
            Map.of(OrderKey.class, keys.serializer(), byte[].class, new ByteArraySerializer())),
        new DelegatingByTypeSerializer(Map.of(byte[].class, new ByteArraySerializer())));
  }

  /** Sends two orders and, between them, what is left of one; returns that. */
  private byte[] sendWithPoison(Serde<OrderKey> keys, Serde<Order> values) throws Exception {
    Headers headers = new RecordHeaders();
    byte[] key = keys.serializer().serialize(orders, headers, KEY);
    byte[] before = values.serializer().serialize(orders, headers, BEFORE);
    byte[] after = values.serializer().serialize(orders, headers, AFTER);
    byte[] poison = Arrays.copyOf(before, before.length - 2);
    try (Producer<byte[], byte[]> producer =
        new KafkaProducer<>(
            cluster.clientSettings(), new ByteArraySerializer(), new ByteArraySerializer())) {
      for (byte[] value : List.of(before, poison, after)) {
        cluster.send(producer, new ProducerRecord<>(orders, 0, key, value, headers));
      }
    }
    return poison;
  }

  private static String text(Headers headers, String name) {
    return new String(headers.lastHeader(name).value(), StandardCharsets.UTF_8);
  }
}
