package io.avrodyne.kafka.broker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.AvrodyneSerdes;
import io.avrodyne.kafka.AvrodyneSerializer;
import io.avrodyne.kafka.broker.shop.Customer;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.kafka.broker.shop.Total;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of an application of Kafka Streams with a store and a repartition. */
@ExtendWith(SharedBroker.class)
class StreamsTest {

  private static final List<Order> ORDERS =
      List.of(
          new Order("Ada", 1, 100, "EUR"),
          new Order("Bob", 2, 10, "EUR"),
          new Order("Ada", 3, 200, "EUR"));

  private static final List<Total> TOTALS =
      List.of(new Total(1, 100), new Total(1, 10), new Total(2, 300));

  private final InMemoryRegistry registry = new InMemoryRegistry();
  private final Cluster cluster;
  private final String orders;
  private final String totals;

  StreamsTest(Cluster cluster) throws Exception {
    this.cluster = cluster;
    orders = cluster.topic("orders", 1);
    totals = cluster.topic("totals", 1);
  }

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_PREFIX", "APICURIO_PREFIX", "GLUE_ZLIB", "SINGLE_OBJECT"})
  void storeIsRestoredAfterARestart(Form form, @TempDir Path state) throws Exception {
    Totals.Serdes serdes = Totals.Serdes.of(form, registry);
    try (Application first = start(serdes, state.resolve("first"))) {
      send(serdes, ORDERS);
      assertEquals(TOTALS, totals(serdes, 3));
      assertEquals(new Total(2, 300), stored(first, "Ada"));
    }
    try (Application second = start(serdes, state.resolve("second"))) {
      assertEquals(new Total(2, 300), stored(second, "Ada"));
      assertEquals(new Total(1, 10), stored(second, "Bob"));
      send(serdes, List.of(new Order("Ada", 4, 1, "EUR")));
      assertEquals(new Total(3, 301), totals(serdes, 4).get(3));
    }
  }

  @Test
  void classNamedInPropertiesIsASerde(@TempDir Path state) throws Exception {
    try (RegistryServer server = new RegistryServer()) {
      Map<String, Object> settings = new HashMap<>(cluster.clientSettings());
      settings.put("default.key.serde", AvrodyneSerde.class.getName());
      settings.put("default.value.serde", AvrodyneSerde.class.getName());
      settings.put("key.serializer", AvrodyneSerializer.class.getName());
      settings.put("value.serializer", AvrodyneSerializer.class.getName());
      settings.put("schema.registry.url", server.uri().toString());
      settings.put("avrodyne.key.types", OrderKey.class.getName() + "," + Customer.class.getName());
      settings.put("avrodyne.value.types", Order.class.getName() + "," + Total.class.getName());
      Topology topology = Totals.topology(orders, totals);
      try (Application application =
              Application.start(cluster, orders, state, topology, settings).awaitRunning();
          Producer<OrderKey, Order> producer = new KafkaProducer<>(settings);
          AvrodyneSerde<Customer> customers = AvrodyneSerdes.ofKeys(Customer.class, settings);
          AvrodyneSerde<Total> results = AvrodyneSerdes.of(Total.class, settings)) {
        send(producer, ORDERS);
        assertEquals(
            TOTALS,
            Records.values(
                Records.read(
                    cluster, totals, 3, customers.deserializer(), results.deserializer())));
        assertEquals(new Total(2, 300), stored(application, "Ada"));
      }
    }
  }

  @Test
  void headersAreKeptAndThoseOfAnotherFormAreNot(@TempDir Path state) throws Exception {
    Totals.Serdes serdes = Totals.Serdes.of(Form.CONFLUENT_HEADER, Form.CONFLUENT_PREFIX, registry);
    AvrodyneSerde<Total> either =
        Form.CONFLUENT_PREFIX
            .serde(Total.class, registry)
            .reads(Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.CONFLUENT_PREFIX))
            .build();
    try (Application application = start(serdes, state)) {
      application.awaitRunning();
      send(serdes, ORDERS);
      for (ConsumerRecord<Customer, Total> total :
          Records.read(
              cluster, totals, 3, serdes.customers().deserializer(), either.deserializer())) {
        Headers headers = total.headers();
        assertArrayEquals("yes".getBytes(UTF_8), headers.lastHeader("trace").value());
        assertNull(headers.lastHeader("__key_schema_id"));
        assertNull(headers.lastHeader("__value_schema_id"));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"CONFLUENT_HEADER", "CONFLUENT_HEADER_GUID", "APICURIO_HEADERS"})
  void storeOfAFormWithHeadersFailsClearly(Form form, @TempDir Path state) throws Exception {
    Totals.Serdes serdes = Totals.Serdes.of(form, registry);
    try (Application application = start(serdes, state)) {
      application.awaitRunning();
      send(serdes, ORDERS.subList(0, 1));
      List<String> messages = new ArrayList<>();
      for (Throwable e = application.awaitFailure(); e != null; e = e.getCause()) {
        messages.add(String.valueOf(e.getMessage()));
      }
      assertTrue(
          messages.stream().anyMatch(message -> message.contains("state store")),
          messages::toString);
    }
  }

  private Application start(Totals.Serdes serdes, Path state) throws Exception {
    return Application.start(
            cluster, orders, state, Totals.topology(orders, totals, serdes), Map.of())
        .awaitRunning();
  }

  private void send(Totals.Serdes serdes, List<Order> sent) throws Exception {
    try (Producer<OrderKey, Order> producer =
        new KafkaProducer<>(
            cluster.clientSettings(), serdes.keys().serializer(), serdes.orders().serializer())) {
      send(producer, sent);
    }
  }

  private void send(Producer<OrderKey, Order> producer, List<Order> sent) throws Exception {
    for (Order order : sent) {
      ProducerRecord<OrderKey, Order> record =
          new ProducerRecord<>(orders, new OrderKey(order.customer(), order.number()), order);
      record.headers().add("trace", "yes".getBytes(UTF_8));
      cluster.send(producer, record);
    }
  }

  private List<Total> totals(Totals.Serdes serdes, int count) {
    return Records.values(
        Records.read(
            cluster,
            totals,
            count,
            serdes.customers().deserializer(),
            serdes.totals().deserializer()));
  }

  private static Total stored(Application application, String customer) {
    ReadOnlyKeyValueStore<Customer, Total> store =
        application
            .streams()
            .store(
                StoreQueryParameters.fromNameAndType(
                    Totals.STORE, QueryableStoreTypes.keyValueStore()));
    return store.get(new Customer(customer));
  }
}
