package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.registry.InMemoryRegistry;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.DeserializationExceptionHandler;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.errors.LogAndFailExceptionHandler;
import org.apache.kafka.streams.errors.StreamsException;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of Kafka Streams with a record that cannot be deserialized. */
@ExtendWith(SharedBroker.class)
class StreamsHandlersTest {

  private static final Order BEFORE = new Order("Ada", 1, 100, "EUR");
  private static final Order AFTER = new Order("Ada", 2, 200, "EUR");

  private final InMemoryRegistry registry = new InMemoryRegistry();
  private final Cluster cluster;
  private final String orders;
  private final String copies;
  private final String letters;

  StreamsHandlersTest(Cluster cluster) throws Exception {
    this.cluster = cluster;
    orders = cluster.topic("orders", 1);
    copies = cluster.topic("copies", 1);
    letters = cluster.topic("letters", 1);
  }

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_PREFIX", "CONFLUENT_HEADER", "SINGLE_OBJECT"})
  void recordIsLeftOutAndGoesToTheDeadLetters(Form form, @TempDir Path state) throws Exception {
    Serde<Order> serde = form.serde(Order.class, registry).build();
    byte[] poison = sendWithPoison(serde);
    try (Application application = start(serde, state, LogAndContinueExceptionHandler.class)) {
      application.awaitRunning();
      assertEquals(
          List.of(BEFORE, AFTER),
          Records.values(
              Records.read(cluster, copies, 2, serde.deserializer(), serde.deserializer())));
      assertArrayEquals(poison, Records.raw(cluster, letters, 1).get(0).value());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_PREFIX", "CONFLUENT_HEADER", "SINGLE_OBJECT"})
  void applicationEnds(Form form, @TempDir Path state) throws Exception {
    Serde<Order> serde = form.serde(Order.class, registry).build();
    sendWithPoison(serde);
    try (Application application = start(serde, state, LogAndFailExceptionHandler.class)) {
      Throwable failure = assertInstanceOf(StreamsException.class, application.awaitFailure());
      Throwable cause = assertInstanceOf(SerializationException.class, failure.getCause());
      String message = String.valueOf(cause.getMessage());
      assertTrue(
          message.startsWith("Cannot deserialize the value of a record of topic " + orders + ":"),
          message);
    }
  }

  private Application start(
      Serde<Order> serde, Path state, Class<? extends DeserializationExceptionHandler> handler) {
    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(orders, Consumed.with(serde, serde)).to(copies, Produced.with(serde, serde));
    Topology topology = builder.build();
    return Application.start(
        cluster,
        orders,
        state,
        topology,
        Map.of(
            "deserialization.exception.handler",
            handler,
            "errors.dead.letter.queue.topic.name",
            letters));
  }

  /** Sends two orders and, between them, what is left of one; returns that. */
  private byte[] sendWithPoison(Serde<Order> serde) throws Exception {
    Headers headers = new RecordHeaders();
    byte[] before = serde.serializer().serialize(orders, headers, BEFORE);
    byte[] after = serde.serializer().serialize(orders, headers, AFTER);
    byte[] poison = Arrays.copyOf(before, before.length - 2);
    try (Producer<byte[], byte[]> producer =
        new KafkaProducer<>(
            cluster.clientSettings(), new ByteArraySerializer(), new ByteArraySerializer())) {
      for (byte[] value : List.of(before, poison, after)) {
        cluster.send(producer, new ProducerRecord<>(orders, 0, (byte[]) null, value, headers));
      }
    }
    return poison;
  }
}
