package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.SubjectNameStrategy;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.kafka.broker.shop.Paid;
import io.avrodyne.kafka.broker.shop.Placed;
import io.avrodyne.kafka.broker.shop.Shipped;
import io.avrodyne.kafka.broker.shop.ShopEvent;
import io.avrodyne.registry.InMemoryRegistry;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Tests of topics whose values are of several types. */
@ExtendWith(SharedBroker.class)
class SeveralTypesTest {

  private static final List<ShopEvent> EVENTS =
      List.of(new Placed(7, 1999), new Paid(7), new Shipped(7, "P-1"), new Placed(8, 5));

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @ParameterizedTest
  @EnumSource
  void valuesOfASealedTypeArriveAsTheirOwnTypes(Form form, Cluster cluster) throws Exception {
    Serde<ShopEvent> events = form.serde(ShopEvent.class, registry).build();
    String topic = send(cluster, events, EVENTS);
    assertEquals(EVENTS, read(cluster, topic, events));
  }

  @Test
  void eachTypeOfASealedTypeHasASubjectOfItsOwn(Cluster cluster) throws Exception {
    Serde<ShopEvent> events =
        AvrodyneSerde.builder(ShopEvent.class)
            .registry(registry)
            .subjects(SubjectNameStrategy.record())
            .build();
    String topic = send(cluster, events, EVENTS);
    assertEquals(EVENTS, read(cluster, topic, events));
    assertEquals(
        List.of(Paid.class.getName(), Placed.class.getName(), Shipped.class.getName()),
        registry.subjects());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void unrelatedTypesArriveAsTheirOwnTypes(Form form, Cluster cluster) throws Exception {
    Serde<Object> both =
        form.of(AvrodyneSerde.builder().type(OrderKey.class).type(Paid.class), registry)
            .subjects(SubjectNameStrategy.topicRecord())
            .build();
    List<Object> values = List.of(new OrderKey("Ada", 7), new Paid(7), new OrderKey("Bob", 8));
    String topic = send(cluster, both, values);
    assertEquals(values, read(cluster, topic, both, values.size()));
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void consumerWithoutANewTypeFailsClearlyAndOthersGoOn(Form form, Cluster cluster)
      throws Exception {
    Serde<ShopEvent> all =
        form.of(
                AvrodyneSerde.<ShopEvent>builder()
                    .type(Placed.class)
                    .type(Paid.class)
                    .type(Shipped.class),
                registry)
            .subjects(SubjectNameStrategy.topicRecord())
            .build();
    Serde<ShopEvent> old =
        form.of(AvrodyneSerde.<ShopEvent>builder().type(Placed.class).type(Paid.class), registry)
            .build();
    String topic = send(cluster, all, EVENTS);
    try (Consumer<ShopEvent, ShopEvent> consumer =
        new KafkaConsumer<>(cluster.clientSettings(), old.deserializer(), old.deserializer())) {
      Records.assignAll(consumer, topic);
      assertEquals(EVENTS.subList(0, 2), Records.values(Records.poll(consumer, 2)));
      RecordDeserializationException e =
          assertThrows(RecordDeserializationException.class, () -> Records.poll(consumer, 1));
      assertEquals(2, e.offset());
      String reason = Records.reasonOf(e);
      assertTrue(reason.contains(topic), reason);
      String what = form == Form.SINGLE_OBJECT ? "fingerprint" : Shipped.class.getName();
      assertTrue(reason.contains(what), reason);
      consumer.seek(e.topicPartition(), e.offset() + 1);
      assertEquals(EVENTS.subList(3, 4), Records.values(Records.poll(consumer, 1)));
    }
    assertEquals(EVENTS, read(cluster, topic, all));
  }

  private static <T> String send(Cluster cluster, Serde<T> serde, List<? extends T> values)
      throws Exception {
    String topic = cluster.topic("events", 1);
    try (Producer<T, T> producer =
        new KafkaProducer<>(cluster.clientSettings(), serde.serializer(), serde.serializer())) {
      for (T value : values) {
        cluster.send(producer, new ProducerRecord<>(topic, value));
      }
    }
    return topic;
  }

  private static List<ShopEvent> read(Cluster cluster, String topic, Serde<ShopEvent> serde) {
    return read(cluster, topic, serde, EVENTS.size());
  }

  private static <T> List<T> read(Cluster cluster, String topic, Serde<T> serde, int count) {
    return Records.values(
        Records.read(cluster, topic, count, serde.deserializer(), serde.deserializer()));
  }
}
