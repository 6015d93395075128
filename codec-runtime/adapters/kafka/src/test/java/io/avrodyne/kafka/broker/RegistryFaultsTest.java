package io.avrodyne.kafka.broker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.Payment;
import io.avrodyne.kafka.broker.shop.Total;
import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.HttpRegistry;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of producers and consumers whose registry is slow, down, wrong, or restarts. */
@ExtendWith(SharedBroker.class)
class RegistryFaultsTest {

  private static final Duration PROMPTLY = Duration.ofSeconds(20);
  private static final Order ORDER = new Order("Ada", 1, 100, "EUR");

  private final Cluster cluster;
  private final String topic;
  private final CountDownLatch end = new CountDownLatch(1);
  private final List<CachedRegistry> clients = new ArrayList<>();
  private final RegistryServer server;

  RegistryFaultsTest(Cluster cluster) throws Exception {
    this.cluster = cluster;
    topic = cluster.topic("orders", 1);
    server = new RegistryServer();
  }

  @AfterEach
  void close() {
    end.countDown();
    clients.forEach(CachedRegistry::close);
    server.close();
  }

  static Stream<Arguments> disturbances() {
    return Stream.of(
        Arguments.of("HTML", answer(200, "<html>Sign in</html>"), "JSON"),
        Arguments.of("nothing", answer(200, ""), "0 bytes"),
        Arguments.of("another object", answer(200, "{\"name\": 5}"), "schema"),
        Arguments.of("a schema that is not one", answer(200, "{\"schema\": \"{\"}"), "schema"),
        Arguments.of("an error without a body", answer(500, ""), "500"),
        Arguments.of("no permission", answer(403, "{\"message\": \"forbidden\"}"), "403"),
        Arguments.of("10 MB", answer(200, " ".repeat(10 << 20)), "more than"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("disturbances")
  void recordIsReadOnceTheRegistryAnswers(String name, HttpHandler disturbance, String reason)
      throws Exception {
    Serde<Order> writer = orders();
    try (Producer<Order, Order> producer = producer(writer)) {
      cluster.send(producer, new ProducerRecord<>(topic, ORDER));
    }
    server.disturb(disturbance);
    assertReadAfter(reason, () -> server.disturb(null));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("disturbances")
  void recordIsWrittenOnceTheRegistryAnswers(String name, HttpHandler disturbance, String reason)
      throws Exception {
    server.disturb(disturbance);
    assertWrittenAfter(() -> server.disturb(null));
  }

  @Test
  @Tag("slow")
  void slowRegistryDoesNotHangTheConsumer() throws Exception {
    try (Producer<Order, Order> producer = producer(orders())) {
      cluster.send(producer, new ProducerRecord<>(topic, ORDER));
    }
    server.disturb(this::hang);
    assertReadAfter("in time", () -> server.disturb(null));
  }

  @Test
  @Tag("slow")
  void slowRegistryDoesNotHangTheProducer() throws Exception {
    server.disturb(this::hang);
    assertWrittenAfter(() -> server.disturb(null));
  }

  @Test
  void recordIsReadOnceTheRegistryIsUp() throws Exception {
    try (Producer<Order, Order> producer = producer(orders())) {
      cluster.send(producer, new ProducerRecord<>(topic, ORDER));
    }
    server.stop();
    assertReadAfter("not answered", server::restart);
  }

  @Test
  void recordIsWrittenOnceTheRegistryIsUp() throws Exception {
    server.stop();
    assertWrittenAfter(server::restart);
  }

  @Test
  void knownSchemasOutliveARestartOfTheRegistry() throws Exception {
    Serde<Order> orders = orders();
    Serde<Payment> payments = AvrodyneSerde.builder(Payment.class).registry(client()).build();
    try (Producer<Payment, Order> producer =
            new KafkaProducer<>(
                cluster.clientSettings(), payments.serializer(), orders.serializer());
        Consumer<Order, Order> consumer =
            new KafkaConsumer<>(
                cluster.clientSettings(), orders.deserializer(), orders.deserializer())) {
      Records.assignAll(consumer, topic);
      assertEquals(send(producer, 0), Records.values(Records.poll(consumer, 10)));
      server.stop();
      assertThrows(
          SerializationException.class,
          () -> producer.send(new ProducerRecord<>(topic, new Payment(1, 1), ORDER)));
      assertEquals(send(producer, 10), Records.values(Records.poll(consumer, 10)));
      server.restart();
      assertEquals(send(producer, 20), Records.values(Records.poll(consumer, 10)));
      assertEquals(2, server.requests()); // One for the id of the schema, one for the schema.
      cluster.send(producer, new ProducerRecord<>(topic, new Payment(1, 1), ORDER));
    }
  }

  /** Sends ten orders without keys. */
  private List<Order> send(Producer<Payment, Order> producer, int first) throws Exception {
    List<Order> sent = new ArrayList<>();
    for (int i = first; i < first + 10; i++) {
      Order order = new Order("Ada", i, 100, "EUR");
      cluster.send(producer, new ProducerRecord<>(topic, order));
      sent.add(order);
    }
    return sent;
  }

  @Test
  void schemaOfAnotherTypeIsReported() throws Exception {
    Serde<Total> totals = AvrodyneSerde.builder(Total.class).registry(client()).build();
    try (Producer<Total, Total> producer = producer(totals)) {
      cluster.send(producer, new ProducerRecord<>(topic, new Total(1, 1)));
    }
    try (Consumer<Order, Order> consumer = consumer()) {
      assertFails(consumer, Total.class.getName());
    }
  }

  /** Asserts that a record is not read now, but from the same place after a change. */
  private void assertReadAfter(String reason, Change change) throws Exception {
    try (Consumer<Order, Order> consumer = consumer()) {
      assertFails(consumer, reason);
      assertFails(consumer, reason);
      change.run();
      assertEquals(List.of(ORDER), Records.values(Records.poll(consumer, 1)));
    }
  }

  private void assertFails(Consumer<Order, Order> consumer, String reason) {
    RecordDeserializationException e =
        assertTimeout(
            PROMPTLY,
            () ->
                assertThrows(
                    RecordDeserializationException.class, () -> Records.poll(consumer, 1)));
    assertEquals(0, e.offset());
    String message = Records.reasonOf(e);
    assertTrue(message.contains("topic " + topic), message);
    assertTrue(message.contains("schema id 1"), message);
    assertTrue(message.contains(reason), message);
  }

  /** Asserts that a record is not written now, but after a change. */
  private void assertWrittenAfter(Change change) throws Exception {
    Serde<Order> orders = orders();
    try (Producer<Order, Order> producer = producer(orders)) {
      SerializationException e =
          assertTimeout(
              PROMPTLY,
              () ->
                  assertThrows(
                      SerializationException.class,
                      () -> producer.send(new ProducerRecord<>(topic, ORDER))));
      String message = String.valueOf(e.getMessage());
      assertTrue(message.contains("topic " + topic), message);
      assertTrue(message.contains("subject " + topic + "-value"), message);
      change.run();
      cluster.send(producer, new ProducerRecord<>(topic, ORDER));
    }
    assertEquals(
        List.of(ORDER),
        Records.values(
            Records.read(cluster, topic, 1, orders.deserializer(), orders.deserializer())));
  }

  private interface Change {
    void run() throws Exception;
  }

  private static HttpHandler answer(int status, String body) {
    byte[] bytes = body.getBytes(UTF_8);
    return exchange -> {
      exchange.getRequestBody().readAllBytes();
      try {
        RegistryServer.answer(exchange, status, bytes);
      } catch (IOException e) {
        exchange.close(); // The client does not read all of a large answer.
      }
    };
  }

  private void hang(HttpExchange exchange) {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      exchange.close();
    }
  }

  /** Returns a client of the registry that does not remember failures. */
  private CachedRegistry client() {
    CachedRegistry client =
        CachedRegistry.builder(
                HttpRegistry.builder(server.uri())
                    .requestTimeout(Duration.ofSeconds(2))
                    .retries(0)
                    .build())
            .absenceTimeToLive(Duration.ZERO)
            .failurePause(Duration.ZERO)
            .build();
    clients.add(client);
    return client;
  }

  private Serde<Order> orders() {
    return AvrodyneSerde.builder(Order.class).registry(client()).build();
  }

  private <T> Producer<T, T> producer(Serde<T> serde) {
    return new KafkaProducer<>(cluster.clientSettings(), serde.serializer(), serde.serializer());
  }

  private Consumer<Order, Order> consumer() {
    Serde<Order> orders = orders();
    Consumer<Order, Order> consumer =
        new KafkaConsumer<>(cluster.clientSettings(), orders.deserializer(), orders.deserializer());
    Records.assignAll(consumer, topic);
    return consumer;
  }
}
