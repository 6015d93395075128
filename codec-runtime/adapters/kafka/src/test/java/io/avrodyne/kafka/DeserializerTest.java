package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertCause;
import static io.avrodyne.kafka.Failures.assertContains;
import static io.avrodyne.kafka.Failures.assertLacks;
import static io.avrodyne.kafka.Failures.assertStarts;
import static io.avrodyne.kafka.Failures.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.kafka.shop.Shipment;
import io.avrodyne.kafka.shop.ShipmentAvroCodec;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.message.SchemaStore;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;

class DeserializerTest {

  private static final Order ORDER = new Order("o-1", 1250, "EUR");
  private static final byte[] DATUM = OrderAvroCodec.INSTANCE.encode(ORDER);

  private final InMemoryRegistry registry = new InMemoryRegistry();
  private final int id = registry.register("orders-value", OrderAvroCodec.INSTANCE.schema()).id();

  @Test
  void theIdSaysWhichSchemaWrote() {
    int older = registry.register("older", Bytes.ORDER_V1).id();
    AvrodyneDeserializer<Order> deserializer = with(Framings.CONFLUENT_PREFIX);
    assertEquals(ORDER, deserializer.deserialize("orders", Bytes.prefixed(id, DATUM)));
    assertEquals(
        ORDER,
        deserializer.deserialize("orders", Bytes.prefixed(older, Bytes.orderV1("o-1", 1250))));
  }

  @Test
  void aHeaderOrElseThePrefixIsRead() {
    AvrodyneDeserializer<Order> deserializer =
        with(Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.CONFLUENT_PREFIX));
    Headers headers = new RecordHeaders().add("__value_schema_id", new byte[] {0, 0, 0, 0, 1});
    assertEquals(ORDER, deserializer.deserialize("orders", headers, DATUM));
    assertEquals(
        ORDER, deserializer.deserialize("orders", new RecordHeaders(), Bytes.prefixed(id, DATUM)));
    assertEquals(ORDER, deserializer.deserialize("orders", Bytes.prefixed(id, DATUM)));
  }

  @Test
  void whatWasBuiltKeepsTheSettingsThatTheBuilderHad() {
    SerdeBuilder<Order> builder = AvrodyneSerde.builder(Order.class).framing(Framings.NONE);
    AvrodyneDeserializer<Order> built = builder.buildDeserializer();
    builder.limits(DecodeLimits.DEFAULT.withMaxStringBytes(1)).type(Shipment.class).forKeys();
    assertEquals(ORDER, built.deserialize("orders", DATUM));
    assertThrows(ConfigException.class, builder::buildDeserializer);
  }

  @Test
  void aBufferIsReadToItsEnd() {
    AvrodyneDeserializer<Order> deserializer = with(Framings.CONFLUENT_PREFIX);
    byte[] frame = Bytes.prefixed(id, DATUM);
    ByteBuffer heap = ByteBuffer.allocate(frame.length + 4).position(2).put(frame).flip();
    heap.position(2);
    assertEquals(ORDER, deserializer.deserialize("orders", new RecordHeaders(), heap));
    assertEquals(0, heap.remaining());
    ByteBuffer direct = ByteBuffer.allocateDirect(frame.length).put(frame).flip();
    assertEquals(ORDER, deserializer.deserialize("orders", null, direct));
    assertEquals(0, direct.remaining());
  }

  @Test
  void aPositionIsThatInTheValueWhereverTheBufferBegins() {
    AvrodyneDeserializer<Order> deserializer = with(Framings.CONFLUENT_PREFIX);
    byte[] frame = Bytes.prefixed(id, Arrays.copyOf(DATUM, DATUM.length - 2));
    SerializationException ofArray =
        assertThrows(SerializationException.class, () -> deserializer.deserialize("orders", frame));
    ByteBuffer buffer = ByteBuffer.allocate(frame.length + 100).position(100).put(frame);
    buffer.position(100);
    SerializationException ofBuffer =
        assertThrows(
            SerializationException.class,
            () -> deserializer.deserialize("orders", new RecordHeaders(), buffer));
    assertEquals(messageOf(ofArray), messageOf(ofBuffer));
    assertEquals(100, buffer.position());
  }

  @Test
  void nullIsATombstone() {
    AvrodyneDeserializer<Order> deserializer = with(Framings.CONFLUENT_PREFIX);
    assertNull(deserializer.deserialize("orders", (byte[]) null));
    assertNull(deserializer.deserialize("orders", new RecordHeaders(), (byte[]) null));
    assertNull(deserializer.deserialize("orders", new RecordHeaders(), (ByteBuffer) null));
  }

  @Test
  void aKnownWriterNeedsNoRegistry() {
    AvrodyneDeserializer<Order> deserializer =
        AvrodyneSerde.builder(Order.class).framing(Framings.SINGLE_OBJECT).buildDeserializer();
    byte[] old = Bytes.message(Bytes.ORDER_V1, Bytes.orderV1("o-1", 1250));
    assertEquals(ORDER, deserializer.deserialize("orders", old));
  }

  @Test
  void schemasThatWerePassedAreAskedBeforeTheRegistry() {
    AvrodyneDeserializer<Order> deserializer =
        AvrodyneSerde.builder(Order.class)
            .registry(registry)
            .schemas(asked -> asked.low() == 77 ? Bytes.ORDER_V1 : null)
            .buildDeserializer();
    assertEquals(
        ORDER, deserializer.deserialize("orders", Bytes.prefixed(77, Bytes.orderV1("o-1", 1250))));
    assertEquals(ORDER, deserializer.deserialize("orders", Bytes.prefixed(id, DATUM)));
  }

  @Test
  void aStoreBesideARegistryMustNotHaveOtherLogicalTypes() {
    SchemaStore store = new SchemaStore();
    SerdeBuilder<Order> builder =
        AvrodyneSerde.builder(Order.class)
            .reads(Framings.firstOf(Framings.CONFLUENT_HEADER, Framings.SINGLE_OBJECT))
            .registry(registry)
            .schemas(store);
    AvrodyneDeserializer<Order> built = builder.buildDeserializer();
    byte[] message = Bytes.message(OrderAvroCodec.INSTANCE.schema(), DATUM);
    assertEquals(ORDER, built.deserialize("orders", message));
    String text = OrderAvroCodec.INSTANCE.schema().toString();
    store.add(
        SchemaText.parse(
            text.replace("\"long\"", "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}")));
    SerializationException thrown =
        assertThrows(SerializationException.class, () -> built.deserialize("orders", message));
    assertContains("cannot be told apart", thrown);
    assertThrows(IllegalArgumentException.class, builder::buildDeserializer);
  }

  @Test
  void anUnknownIdIsNamed() {
    SerializationException thrown =
        failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), Bytes.prefixed(17, DATUM));
    assertCause(UnknownSchemaException.class, thrown);
    assertStarts(
        "Cannot deserialize the value of a record of topic orders: unknown schema id 17. ", thrown);
    assertContains("registry of the producer", thrown);
    assertContains("io.avrodyne.kafka.shop.Order", thrown);
  }

  @Test
  void aFrameOfAnotherFormIsRejected() {
    byte[] message = Bytes.message(OrderAvroCodec.INSTANCE.schema(), DATUM);
    SerializationException thrown =
        failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), message);
    assertCause(DecodeException.class, thrown);
    assertStarts("Cannot deserialize the value of a record of topic orders: ", thrown);
    assertContains("single-object", thrown);
  }

  @Test
  void aMissingHeaderIsNamed() {
    SerializationException thrown = failure(Framings.CONFLUENT_HEADER, new RecordHeaders(), DATUM);
    assertContains("__value_schema_id", thrown);
  }

  @Test
  void aTruncatedHeaderIsRejected() {
    Headers headers = new RecordHeaders().add("__value_schema_id", new byte[] {0, 0, 1});
    SerializationException thrown = failure(Framings.CONFLUENT_HEADER, headers, DATUM);
    assertContains("__value_schema_id", thrown);
    assertContains("3 bytes", thrown);
  }

  @Test
  void aTruncatedPrefixIsRejected() {
    SerializationException thrown =
        failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), new byte[] {0, 0, 0});
    assertCause(DecodeException.class, thrown);
    assertStarts("Cannot deserialize the value of a record of topic orders: ", thrown);
  }

  @Test
  void aTypeThatIsNotExpectedIsNamed() {
    int other = registry.register("shipments", ShipmentAvroCodec.INSTANCE.schema()).id();
    byte[] shipment = ShipmentAvroCodec.INSTANCE.encode(new Shipment("o-1", 2));
    SerializationException thrown =
        failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), Bytes.prefixed(other, shipment));
    assertCause(SchemaResolutionException.class, thrown);
    assertContains("schema id " + other, thrown);
    assertContains("io.avrodyne.kafka.shop.Shipment", thrown);
    assertContains("io.avrodyne.kafka.shop.Order", thrown);
  }

  @Test
  void anIncompatibleSchemaIsNamedWithTheField() {
    Schema broken =
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Order", "namespace": "io.avrodyne.kafka.shop",
                 "fields": [{"name": "id", "type": "string"}, {"name": "cents", "type": "string"}]}
                """);
    int other = registry.register("broken", broken).id();
    SerializationException thrown =
        failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), Bytes.prefixed(other, DATUM));
    assertCause(SchemaResolutionException.class, thrown);
    assertContains("schema id " + other, thrown);
    assertContains("cents", thrown);
  }

  @Test
  void aDamagedDatumHasPathAndByteButNoValue() {
    byte[] frame = Bytes.prefixed(id, DATUM);
    frame[5] = 40; // The length of the id.
    SerializationException thrown = failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), frame);
    assertCause(DecodeException.class, thrown);
    assertContains("id", thrown);
    assertContains("byte", thrown);
    assertLacks("o-1", thrown);
  }

  @Test
  void bytesAfterTheDatumAreRejected() {
    byte[] frame = Arrays.copyOf(Bytes.prefixed(id, DATUM), 5 + DATUM.length + 3);
    assertContains(
        "3 bytes remain after the datum",
        failure(Framings.CONFLUENT_PREFIX, new RecordHeaders(), frame));
  }

  @Test
  void aFailureLeavesTheDeserializerUsable() {
    AvrodyneDeserializer<Order> deserializer = with(Framings.CONFLUENT_PREFIX);
    assertThrows(
        SerializationException.class, () -> deserializer.deserialize("orders", new byte[] {9}));
    assertEquals(ORDER, deserializer.deserialize("orders", Bytes.prefixed(id, DATUM)));
  }

  private SerializationException failure(Framing framing, Headers headers, byte[] bytes) {
    AvrodyneDeserializer<Order> deserializer = with(framing);
    return assertThrows(
        SerializationException.class, () -> deserializer.deserialize("orders", headers, bytes));
  }

  private AvrodyneDeserializer<Order> with(Framing framing) {
    return AvrodyneSerde.builder(Order.class)
        .framing(framing)
        .registry(registry)
        .buildDeserializer();
  }
}
