package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertContains;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderEvent;
import io.avrodyne.kafka.shop.OrderEvent.Cancelled;
import io.avrodyne.kafka.shop.OrderEvent.Placed;
import io.avrodyne.kafka.shop.OrderEventAvroCodec;
import io.avrodyne.kafka.shop.OrderKey;
import io.avrodyne.kafka.shop.OrderKeyAvroCodec;
import io.avrodyne.kafka.shop.Shipment;
import io.avrodyne.kafka.shop.ShopCodecs;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framings;
import java.util.List;
import org.apache.kafka.common.errors.SerializationException;
import org.junit.jupiter.api.Test;

class SeveralTypesTest {

  private static final List<OrderEvent> EVENTS =
      List.of(new Placed("o-1", 1250), new Cancelled("o-1"));

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @Test
  void aFamilyHasOneSchemaInTheSubjectOfATopic() {
    roundTrip(AvrodyneSerde.builder(OrderEvent.class).registry(registry).build());
    assertEquals(List.of("orders-value"), registry.subjects());
    assertTrue(registry.latest("orders-value").orElseThrow().schema().isUnion());
  }

  @Test
  void aFamilyHasASchemaForEachBranchInSubjectsOfRecords() {
    roundTrip(
        AvrodyneSerde.builder(OrderEvent.class)
            .registry(registry)
            .subjects(SubjectNameStrategy.topicRecord())
            .build());
    assertEquals(
        List.of(
            "orders-io.avrodyne.kafka.shop.OrderEvent.Cancelled",
            "orders-io.avrodyne.kafka.shop.OrderEvent.Placed"),
        registry.subjects());
  }

  @Test
  void aFamilyIsWrittenByFingerprintWithoutARegistry() {
    roundTrip(AvrodyneSerdes.singleObject(OrderEvent.class));
  }

  @Test
  void aFamilyIsWrittenAloneAsAUnion() {
    roundTrip(AvrodyneSerde.builder(OrderEvent.class).framing(Framings.NONE).build());
  }

  @Test
  void aFamilyMayBeGivenByItsCodec() {
    roundTrip(
        AvrodyneSerde.<OrderEvent>builder()
            .codec(OrderEventAvroCodec.INSTANCE)
            .framing(Framings.SINGLE_OBJECT)
            .build());
  }

  @Test
  void whatOneFormOfAFamilyWroteTheOtherReads() {
    AvrodyneSerde<OrderEvent> union = AvrodyneSerdes.of(OrderEvent.class, registry);
    AvrodyneSerde<OrderEvent> branches =
        AvrodyneSerde.builder(OrderEvent.class)
            .registry(registry)
            .subjects(SubjectNameStrategy.record())
            .build();
    for (OrderEvent event : EVENTS) {
      assertEquals(
          event,
          branches
              .deserializer()
              .deserialize("orders", union.serializer().serialize("orders", event)));
      assertEquals(
          event,
          union
              .deserializer()
              .deserialize("orders", branches.serializer().serialize("orders", event)));
    }
  }

  @Test
  void aBranchReadsWhatTheFamilyWroteWithItsSchema() {
    AvrodyneSerde<OrderEvent> branches =
        AvrodyneSerde.builder(OrderEvent.class)
            .registry(registry)
            .subjects(SubjectNameStrategy.record())
            .build();
    AvrodyneDeserializer<Placed> placed =
        AvrodyneSerde.builder(Placed.class).registry(registry).buildDeserializer();
    byte[] written = branches.serializer().serialize("orders", EVENTS.get(0));
    assertEquals(EVENTS.get(0), placed.deserialize("orders", written));
    byte[] other = branches.serializer().serialize("orders", EVENTS.get(1));
    assertThrows(SerializationException.class, () -> placed.deserialize("orders", other));
  }

  @Test
  void typesWithoutACommonFamilyShareATopic() {
    AvrodyneSerde<Object> serde =
        AvrodyneSerde.builder()
            .type(ShopCodecs.class)
            .registry(registry)
            .subjects(SubjectNameStrategy.topicRecord())
            .build();
    for (Object value : List.of(new Order("o-1", 1, "EUR"), new Shipment("o-1", 2))) {
      byte[] written = serde.serializer().serialize("orders", value);
      assertEquals(value, serde.deserializer().deserialize("orders", written));
    }
    assertEquals(2, registry.subjects().size());
  }

  @Test
  void aClassWithoutACodecIsNamed() {
    AvrodyneSerializer<Object> serializer =
        AvrodyneSerde.builder()
            .type(ShopCodecs.class)
            .framing(Framings.SINGLE_OBJECT)
            .buildSerializer();
    SerializationException thrown =
        assertThrows(
            SerializationException.class, () -> serializer.serialize("orders", new OrderKey(1)));
    assertContains("io.avrodyne.kafka.shop.OrderKey has no codec", thrown);
    assertContains("io.avrodyne.kafka.shop.Shipment", thrown);
  }

  @Test
  void aTypeThatNoCodecReadsIsNamed() {
    int id = registry.register("keys", OrderKeyAvroCodec.INSTANCE.schema()).id();
    AvrodyneDeserializer<Object> deserializer =
        AvrodyneSerde.builder().type(ShopCodecs.class).registry(registry).buildDeserializer();
    SerializationException thrown =
        assertThrows(
            SerializationException.class,
            () -> deserializer.deserialize("orders", Bytes.prefixed(id, new byte[] {2})));
    assertContains("topic orders", thrown);
    assertContains("schema id " + id, thrown);
    assertContains("io.avrodyne.kafka.shop.OrderKey", thrown);
    assertContains("io.avrodyne.kafka.shop.Shipment", thrown);
  }

  @Test
  void aTypeThatIsGivenTwiceCountsOnce() {
    CodecFamily family = new CodecFamily();
    family.add(Order.class);
    family.add(Order.class);
    assertEquals(1, family.codecs().written(true).size());
  }

  private static void roundTrip(AvrodyneSerde<OrderEvent> serde) {
    for (OrderEvent event : EVENTS) {
      byte[] written = serde.serializer().serialize("orders", event);
      assertEquals(event, serde.deserializer().deserialize("orders", written));
    }
  }
}
