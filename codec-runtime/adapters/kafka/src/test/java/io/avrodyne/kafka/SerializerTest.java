package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertCause;
import static io.avrodyne.kafka.Failures.assertContains;
import static io.avrodyne.kafka.Failures.assertLacks;
import static io.avrodyne.kafka.Failures.messageOf;
import static io.avrodyne.kafka.Failures.messageOfCause;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.EncodeException;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.kafka.shop.OrderKey;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SerializerTest {

  private static final Order ORDER = new Order("o-1", 1250, "EUR");
  private static final byte[] DATUM = OrderAvroCodec.INSTANCE.encode(ORDER);

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @Test
  void theIdOfTheRegistryPrecedesTheDatum() {
    AvrodyneSerializer<Order> serializer = with(Framings.CONFLUENT_PREFIX);
    assertArrayEquals(Bytes.prefixed(1, DATUM), serializer.serialize("orders", ORDER));
    assertEquals(List.of("orders-value"), registry.subjects());
    assertEquals(
        OrderAvroCodec.INSTANCE.schema(), registry.latest("orders-value").orElseThrow().schema());
  }

  @Test
  void aHeaderHasTheIdAndTheValueTheDatumAlone() {
    Headers headers = new RecordHeaders();
    assertArrayEquals(DATUM, with(Framings.CONFLUENT_HEADER).serialize("orders", headers, ORDER));
    assertEquals("0000000001", Bytes.hex(headers.lastHeader("__value_schema_id").value()));
    assertEquals(1, headers.toArray().length);
  }

  @Test
  void aHeaderHasTheGuid() {
    Headers headers = new RecordHeaders();
    with(Framings.CONFLUENT_HEADER_GUID).serialize("orders", headers, ORDER);
    UUID guid = registry.latest("orders-value").orElseThrow().guid();
    assertNotNull(guid);
    assertEquals(
        "01" + guid.toString().replace("-", ""),
        Bytes.hex(headers.lastHeader("__value_schema_id").value()));
  }

  @Test
  void apicuriosHeadersHaveTheContentId() {
    Headers headers = new RecordHeaders();
    assertArrayEquals(DATUM, with(Framings.APICURIO_HEADERS).serialize("orders", headers, ORDER));
    assertEquals(
        "0000000000000001", Bytes.hex(headers.lastHeader("apicurio.value.contentId").value()));
  }

  @Test
  void keysHaveSubjectsAndHeadersOfTheirOwn() {
    AvrodyneSerializer<OrderKey> serializer =
        AvrodyneSerde.builder(OrderKey.class)
            .forKeys()
            .framing(Framings.CONFLUENT_HEADER)
            .registry(registry)
            .buildSerializer();
    Headers headers = new RecordHeaders();
    serializer.serialize("orders", headers, new OrderKey(7));
    assertEquals(List.of("orders-key"), registry.subjects());
    assertEquals("0000000001", Bytes.hex(headers.lastHeader("__key_schema_id").value()));
  }

  @Test
  void aSingleObjectNeedsNoRegistry() {
    AvrodyneSerializer<Order> serializer =
        AvrodyneSerde.builder(Order.class).framing(Framings.SINGLE_OBJECT).buildSerializer();
    assertArrayEquals(
        Bytes.message(OrderAvroCodec.INSTANCE.schema(), DATUM),
        serializer.serialize("orders", ORDER));
  }

  @Test
  void theDatumAloneNeedsNoRegistry() {
    AvrodyneSerializer<Order> serializer =
        AvrodyneSerde.builder(Order.class).framing(Framings.NONE).buildSerializer();
    assertArrayEquals(DATUM, serializer.serialize("orders", ORDER));
  }

  @Test
  void idsOfOtherRegistriesComeFromTheApplication() {
    UUID version = UUID.fromString("b7b4a7f0-9c96-4e4a-a687-fb5de9ef0c63");
    AvrodyneSerializer<Order> serializer =
        AvrodyneSerde.builder(Order.class)
            .framing(Framings.GLUE)
            .ids((subject, schema) -> SchemaId.glueVersion(version))
            .buildSerializer();
    assertArrayEquals(
        HexFormat.of().parseHex("0300b7b4a7f09c964e4aa687fb5de9ef0c63" + Bytes.hex(DATUM)),
        serializer.serialize("orders", ORDER));
  }

  @Test
  void nullIsATombstone() {
    AvrodyneSerializer<Order> serializer = with(Framings.CONFLUENT_HEADER);
    Headers headers = new RecordHeaders();
    assertNull(serializer.serialize("orders", headers, null));
    assertEquals(0, headers.toArray().length);
    assertEquals(List.of(), registry.subjects());
  }

  @Test
  void headersThatARecordInheritedAreReplacedOrRemoved() {
    Headers headers = new RecordHeaders();
    headers.add("__value_schema_id", new byte[] {0, 0, 0, 0, 99});
    headers.add("apicurio.value.contentId", new byte[8]);
    headers.add("trace", new byte[] {7});
    with(Framings.CONFLUENT_PREFIX).serialize("orders", headers, ORDER);
    assertEquals(List.of("trace"), names(headers));

    headers.add("__value_schema_id", new byte[] {0, 0, 0, 0, 99});
    with(Framings.CONFLUENT_HEADER).serialize("orders", headers, ORDER);
    assertEquals(List.of("trace", "__value_schema_id"), names(headers));
    assertEquals("0000000001", Bytes.hex(headers.lastHeader("__value_schema_id").value()));
  }

  private static List<String> names(Headers headers) {
    return Arrays.stream(headers.toArray()).map(Header::key).toList();
  }

  @Test
  void aHeaderCannotBeWrittenWhereKafkaHasNone() {
    AvrodyneSerializer<Order> serializer = with(Framings.CONFLUENT_HEADER);
    SerializationException thrown =
        assertThrows(
            SerializationException.class, () -> serializer.serialize("orders", null, ORDER));
    assertEquals(
        "Cannot serialize the value of a record of topic orders, of class"
            + " io.avrodyne.kafka.shop.Order: the frame needs the header __value_schema_id, but Kafka passed no headers, as for a"
            + " state store of Kafka Streams. Use a form that precedes the datum, such as"
            + " confluent-prefix",
        thrown.getMessage());
  }

  @Test
  void aFailureNamesTheTopicAndThePathButNoValue() {
    AvrodyneSerializer<Order> serializer = with(Framings.CONFLUENT_PREFIX);
    Order secret = new Order("secret\uD800", 1, "EUR");
    SerializationException thrown =
        assertThrows(SerializationException.class, () -> serializer.serialize("orders", secret));
    assertCause(EncodeException.class, thrown);
    assertEquals(
        "Cannot serialize the value of a record of topic orders, of class"
            + " io.avrodyne.kafka.shop.Order: "
            + messageOfCause(thrown),
        messageOf(thrown));
    assertContains("id", thrown);
    assertLacks("secret", thrown);
    assertNotNull(serializer.serialize("orders", ORDER));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatWasBuiltIgnoresSettingsButNotItsUse(boolean forKeys) {
    SerdeBuilder<Order> builder =
        AvrodyneSerde.builder(Order.class).framing(Framings.SINGLE_OBJECT);
    AvrodyneSerializer<Order> serializer =
        forKeys ? builder.forKeys().buildSerializer() : builder.buildSerializer();
    serializer.configure(Map.of("schema.registry.urls", "x"), forKeys);
    ConfigException thrown =
        assertThrows(ConfigException.class, () -> serializer.configure(Map.of(), !forKeys));
    assertEquals(
        forKeys
            ? "A serializer or deserializer that was built for keys is used for values. Build one"
                + " without forKeys()."
            : "A serializer or deserializer that was built for values is used for keys. Build one"
                + " with forKeys().",
        thrown.getMessage());
  }

  @Test
  void withoutSettingsNothingIsWritten() {
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () -> new AvrodyneSerializer<Order>().serialize("orders", ORDER));
    assertEquals(
        "The serializer has no settings. Call configure, or build it with a builder.",
        thrown.getMessage());
  }

  @Test
  void aProducerUsesIt() throws Exception {
    try (MockProducer<OrderKey, Order> producer =
        new MockProducer<>(
            true,
            null,
            AvrodyneSerde.builder(OrderKey.class).forKeys().registry(registry).buildSerializer(),
            with(Framings.CONFLUENT_PREFIX))) {
      List<ProducerRecord<OrderKey, Order>> records =
          List.of(
              new ProducerRecord<>("orders", new OrderKey(1), ORDER),
              new ProducerRecord<>("orders", new OrderKey(1), null));
      for (ProducerRecord<OrderKey, Order> record : records) {
        assertEquals("orders", producer.send(record).get().topic());
      }
      assertEquals(records, producer.history());
    }
    assertEquals(List.of("orders-key", "orders-value"), registry.subjects());
  }

  private AvrodyneSerializer<Order> with(Framing framing) {
    return AvrodyneSerde.builder(Order.class).framing(framing).registry(registry).buildSerializer();
  }
}
