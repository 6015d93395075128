package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.avrodyne.kafka.AvrodyneDeserializer;
import io.avrodyne.kafka.AvrodyneErrors;
import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.AvrodyneSerdes;
import io.avrodyne.kafka.AvrodyneSerializer;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.registry.RegistryException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.DeadLetterPublishingRecoverer;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.listener.MessageListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.kafka.support.serializer.ErrorHandlingDeserializer;
import org.springframework.util.backoff.FixedBackOff;

/** Tests of the dead letters that Spring for Kafka sends with one template, as the page shows. */
@ExtendWith(SharedBroker.class)
class SpringDeadLettersTest {

  private static final OrderKey KEY = new OrderKey("Ada", 1);
  private static final Order BEFORE = new Order("Ada", 1, 100, "EUR");
  private static final Order POISON = new Order("Ada", 1, 150, "EUR");
  private static final Order AFTER = new Order("Ada", 1, 200, "EUR");

  private final BlockingQueue<Order> received = new LinkedBlockingQueue<>();
  private final Cluster cluster;
  private final String orders;
  private final String letters;

  SpringDeadLettersTest(Cluster cluster) throws Exception {
    this.cluster = cluster;
    orders = cluster.topic("orders", 1);
    letters = orders + "-dlt"; // What Spring calls it.
    cluster
        .admin()
        .createTopics(List.of(new NewTopic(letters, 1, (short) 1)))
        .all()
        .get(Cluster.PATIENCE, TimeUnit.SECONDS);
  }

  @ParameterizedTest
  @CsvSource({"single-object, false", "single-object, true", "none, false", "none, true"})
  void aPoisonPillArrivesAsItWas(String framing, boolean isKey) throws Exception {
    Map<String, Object> settings = settings(framing);
    byte[] poison = sendWithPoison(settings, isKey);
    ConsumerRecord<byte[], byte[]> letter = letterOf(settings, received::add);
    assertArrayEquals(poison, isKey ? letter.key() : letter.value());
    assertNotNull(
        letter
            .headers()
            .lastHeader(
                isKey ? KafkaHeaders.DLT_KEY_EXCEPTION_FQCN : KafkaHeaders.DLT_EXCEPTION_FQCN));
  }

  @Test
  void whatAListenerFailedOnCanBeReadAgain() throws Exception {
    Map<String, Object> settings = settings("single-object");
    try (Serde<OrderKey> keys = AvrodyneSerdes.ofKeys(OrderKey.class, settings);
        Serde<Order> values = AvrodyneSerdes.of(Order.class, settings)) {
      byte[] key = keys.serializer().serialize(orders, KEY);
      for (Order order : List.of(BEFORE, POISON, AFTER)) {
        send(key, values.serializer().serialize(orders, order), new RecordHeaders());
      }
      ConsumerRecord<byte[], byte[]> letter =
          letterOf(
              settings,
              order -> {
                if (order.equals(POISON)) {
                  throw new IllegalStateException("out of stock");
                }
                received.add(order);
              });
      assertEquals(
          POISON, values.deserializer().deserialize(letters, letter.headers(), letter.value()));
      assertEquals(KEY, keys.deserializer().deserialize(letters, letter.headers(), letter.key()));
    }
  }

  private Map<String, Object> settings(String framing) {
    Map<String, Object> settings = cluster.clientSettings();
    settings.put("group.id", orders);
    settings.put("auto.offset.reset", "earliest");
    for (String part : List.of("key", "value")) {
      settings.put(part + ".serializer", AvrodyneSerializer.class);
      settings.put(part + ".deserializer", ErrorHandlingDeserializer.class);
      settings.put(
          "spring.deserializer." + part + ".delegate.class", AvrodyneDeserializer.class.getName());
      settings.put("avrodyne." + part + ".framing", framing);
    }
    settings.put("avrodyne.key.types", OrderKey.class.getName());
    settings.put("avrodyne.value.types", Order.class.getName());
    return settings;
  }

  @Test
  void whatARegistryThatIsDownDelaysIsNoDeadLetter() throws Exception {
    InMemoryRegistry registry = new InMemoryRegistry();
    Map<String, Object> settings = settings("single-object");
    try (Serde<OrderKey> keys = AvrodyneSerdes.ofKeys(OrderKey.class, settings);
        Serde<Order> values = AvrodyneSerdes.of(Order.class, registry)) {
      for (Order order : List.of(BEFORE, AFTER)) {
        byte[] key = keys.serializer().serialize(orders, KEY);
        send(key, values.serializer().serialize(orders, order), new RecordHeaders());
      }
      AtomicInteger failures = new AtomicInteger();
      Deserializer<Order> delayed =
          AvrodyneSerde.builder(Order.class)
              .schemas(
                  id -> {
                    if (failures.getAndIncrement() < 3) {
                      throw new RegistryException("down", 503, 0, null);
                    }
                    return registry.find(id);
                  })
              .buildDeserializer();
      DefaultKafkaConsumerFactory<OrderKey, Order> consumers =
          new DefaultKafkaConsumerFactory<>(
              settings,
              new ErrorHandlingDeserializer<>(keys.deserializer()),
              new ErrorHandlingDeserializer<>(delayed));
      consumers.setConfigureDeserializers(false);
      run(consumers, settings, received::add);
      assertEquals(4, failures.get());
      assertEquals(0, endOfLetters());
    }
  }

  private long endOfLetters() throws Exception {
    TopicPartition partition = new TopicPartition(letters, 0);
    return cluster
        .admin()
        .listOffsets(Map.of(partition, OffsetSpec.latest()))
        .partitionResult(partition)
        .get(Cluster.PATIENCE, TimeUnit.SECONDS)
        .offset();
  }

  /** Runs a listener until it has the orders, and returns what is in the topic for letters. */
  private ConsumerRecord<byte[], byte[]> letterOf(
      Map<String, Object> settings, Consumer<Order> listener) throws InterruptedException {
    run(new DefaultKafkaConsumerFactory<>(settings), settings, listener);
    return Records.raw(cluster, letters, 1).get(0);
  }

  private void run(
      DefaultKafkaConsumerFactory<OrderKey, Order> consumers,
      Map<String, Object> settings,
      Consumer<Order> listener)
      throws InterruptedException {
    DefaultKafkaProducerFactory<Object, Object> producers =
        new DefaultKafkaProducerFactory<>(settings);
    KafkaTemplate<Object, Object> template = new KafkaTemplate<>(producers);
    ContainerProperties properties = new ContainerProperties(orders);
    properties.setMessageListener(
        (MessageListener<OrderKey, Order>) record -> listener.accept(record.value()));
    KafkaMessageListenerContainer<OrderKey, Order> container =
        new KafkaMessageListenerContainer<>(consumers, properties);
    container.setCommonErrorHandler(errorHandler(template));
    container.start();
    try {
      assertEquals(BEFORE, received.poll(Cluster.PATIENCE, TimeUnit.SECONDS));
      assertEquals(AFTER, received.poll(Cluster.PATIENCE, TimeUnit.SECONDS));
    } finally {
      container.stop();
      producers.destroy();
    }
  }

  /** Returns the handler of the page, without its pauses. */
  private static DefaultErrorHandler errorHandler(KafkaTemplate<?, ?> template) {
    DeadLetterPublishingRecoverer letters = new DeadLetterPublishingRecoverer(template);
    return new DefaultErrorHandler(
        (record, e) -> {
          if (AvrodyneErrors.isRegistryFailure(e)) {
            throw new IllegalStateException("The record is tried again", e);
          }
          letters.accept(record, e);
        },
        new FixedBackOff(0, 0));
  }

  /** Sends two orders and, between them, one whose key or value is cut off; returns that. */
  private byte[] sendWithPoison(Map<String, Object> settings, boolean isKey) throws Exception {
    try (Serde<OrderKey> keys = AvrodyneSerdes.ofKeys(OrderKey.class, settings);
        Serde<Order> values = AvrodyneSerdes.of(Order.class, settings)) {
      byte[] key = keys.serializer().serialize(orders, KEY);
      byte[] bad = isKey ? key : values.serializer().serialize(orders, POISON);
      byte[] poison = Arrays.copyOf(bad, bad.length - 1);
      send(key, values.serializer().serialize(orders, BEFORE), new RecordHeaders());
      send(
          isKey ? poison : key,
          isKey ? values.serializer().serialize(orders, POISON) : poison,
          new RecordHeaders());
      send(key, values.serializer().serialize(orders, AFTER), new RecordHeaders());
      return poison;
    }
  }

  private void send(byte[] key, byte[] value, Headers headers) throws Exception {
    try (Producer<byte[], byte[]> producer =
        new KafkaProducer<>(
            cluster.clientSettings(), new ByteArraySerializer(), new ByteArraySerializer())) {
      cluster.send(producer, new ProducerRecord<>(orders, 0, key, value, headers));
    }
  }
}
