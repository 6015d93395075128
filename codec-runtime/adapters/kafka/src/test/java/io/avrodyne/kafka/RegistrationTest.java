package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertCause;
import static io.avrodyne.kafka.Failures.assertContains;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.kafka.shop.Shipment;
import io.avrodyne.kafka.shop.ShipmentAvroCodec;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.registry.IncompatibleSchemaException;
import io.avrodyne.registry.SubjectCompatibility;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.avro.Schema;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;

class RegistrationTest {

  private static final Order ORDER = new Order("o-1", 1250, "EUR");
  private static final byte[] DATUM = OrderAvroCodec.INSTANCE.encode(ORDER);
  private static final Schema SCHEMA = OrderAvroCodec.INSTANCE.schema();

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @Test
  void aSchemaIsRegisteredOncePerTopic() {
    AvrodyneSerializer<Order> serializer = with(Registration.AUTOMATIC);
    assertArrayEquals(Bytes.prefixed(1, DATUM), serializer.serialize("a", ORDER));
    assertArrayEquals(Bytes.prefixed(1, DATUM), serializer.serialize("a", ORDER));
    assertArrayEquals(Bytes.prefixed(1, DATUM), serializer.serialize("b", ORDER));
    assertEquals(List.of("a-value", "b-value"), registry.subjects());
    assertEquals(List.of(1), registry.versions("a-value"));
  }

  @Test
  void anIncompatibleSchemaIsRejectedByTheRegistry() {
    registry.register("orders-value", ShipmentAvroCodec.INSTANCE.schema());
    SerializationException thrown = failure(Registration.AUTOMATIC);
    assertCause(IncompatibleSchemaException.class, thrown);
    assertContains("topic orders", thrown);
    assertContains("subject orders-value", thrown);
    assertContains("value.subject.name.strategy=topic-record", thrown);
  }

  @Test
  void withoutRegistrationTheSubjectMustHaveTheSchema() {
    SerializationException thrown = failure(Registration.NEVER);
    assertContains("topic orders", thrown);
    assertContains("subject orders-value", thrown);
    assertContains("auto.register.schemas is false", thrown);
    assertContains(
        "register --url ... --classes ... --include io.avrodyne.kafka.shop.Order"
            + " --map io.avrodyne.kafka.shop.Order=orders-value",
        thrown);
    assertEquals(List.of(), registry.subjects());
    int id = registry.register("orders-value", SCHEMA).id();
    assertArrayEquals(
        Bytes.prefixed(id, DATUM), with(Registration.NEVER).serialize("orders", ORDER));
  }

  @Test
  void withoutRegistrationOtherTextsOfTheSchemaAreFound() {
    int id = registry.register("orders-value", documented()).id();
    assertArrayEquals(
        Bytes.prefixed(id, DATUM), with(Registration.NEVER).serialize("orders", ORDER));
  }

  @Test
  void theLatestVersionMustBeTheSchema() {
    assertContains("the subject has no version", failure(Registration.LATEST));
    registry.register("orders-value", Bytes.ORDER_V1);
    SerializationException thrown = failure(Registration.LATEST);
    assertContains("its latest version, 1 with id 1, is another schema", thrown);
    assertContains("topic orders", thrown);
    registry.register("orders-value", SCHEMA);
    int id = registry.register("orders-value", documented()).id();
    assertArrayEquals(
        Bytes.prefixed(id, DATUM), with(Registration.LATEST).serialize("orders", ORDER));
  }

  @Test
  void theSchemaBeforeTheLatestIsNotTaken() {
    registry.setCompatibility("orders-value", SubjectCompatibility.NONE);
    registry.register("orders-value", SCHEMA);
    registry.register("orders-value", Bytes.ORDER_V1);
    assertContains("its latest version, 2", failure(Registration.LATEST));
  }

  @Test
  void subjectsFollowTheStrategy() {
    builder().subjects(SubjectNameStrategy.record()).buildSerializer().serialize("t", ORDER);
    builder().subjects(SubjectNameStrategy.topicRecord()).buildSerializer().serialize("t", ORDER);
    builder()
        .subjects((topic, isKey, schema) -> "own-" + topic + "-" + isKey)
        .buildSerializer()
        .serialize("t", ORDER);
    assertEquals(
        List.of("io.avrodyne.kafka.shop.Order", "own-t-false", "t-io.avrodyne.kafka.shop.Order"),
        registry.subjects());
  }

  @Test
  void aStrategyThatThrowsIsNamed() {
    AvrodyneSerializer<Order> serializer =
        builder()
            .subjects(
                (topic, isKey, schema) -> {
                  throw new IllegalArgumentException("no subject today");
                })
            .buildSerializer();
    SerializationException thrown =
        assertThrows(SerializationException.class, () -> serializer.serialize("orders", ORDER));
    assertContains("topic orders has no subject: no subject today", thrown);
  }

  @Test
  void aSubjectInAContextIsRejected() {
    AvrodyneSerializer<Order> serializer =
        builder()
            .subjects((topic, isKey, schema) -> ":.staging:" + topic + "-value")
            .buildSerializer();
    SerializationException thrown =
        assertThrows(SerializationException.class, () -> serializer.serialize("orders", ORDER));
    assertContains("subject :.staging:orders-value", thrown);
    assertContains("Put the context into the URL", thrown);
    assertEquals(List.of(), registry.subjects());
  }

  @Test
  void aSubjectInTheDefaultContextIsNotRejected() {
    builder()
        .subjects((topic, isKey, schema) -> ":.:" + topic + "-value")
        .buildSerializer()
        .serialize("orders", ORDER);
    assertEquals(List.of(":.:orders-value"), registry.subjects());
  }

  /** A GUID is the same in all contexts. */
  @Test
  void aSubjectInAContextIsNotRejectedIfAGuidIsWritten() {
    builder()
        .framing(Framings.CONFLUENT_HEADER_GUID)
        .subjects((topic, isKey, schema) -> ":.staging:" + topic + "-value")
        .buildSerializer()
        .serialize("orders", new RecordHeaders(), ORDER);
    assertEquals(List.of(":.staging:orders-value"), registry.subjects());
  }

  @Test
  void anIdSourceIsAskedOncePerTopicAndSchema() {
    AtomicInteger asked = new AtomicInteger();
    AvrodyneSerializer<Object> serializer =
        AvrodyneSerde.<Object>builder()
            .type(Order.class)
            .type(Shipment.class)
            .framing(Framings.CONFLUENT_PREFIX)
            .ids((subject, schema) -> SchemaId.id(asked.incrementAndGet()))
            .buildSerializer();
    for (int i = 0; i < 3; i++) {
      serializer.serialize("a", ORDER);
      serializer.serialize("a", new Shipment("o-1", 2));
    }
    assertEquals(2, asked.get());
  }

  /** Returns the schema of orders with a text that data do not depend on. */
  private static Schema documented() {
    Schema.Parser parser = new Schema.Parser();
    return parser.parse(
        SCHEMA.toString().replaceFirst("\"fields\"", "\"doc\":\"An order.\",\"fields\""));
  }

  private SerializationException failure(Registration registration) {
    AvrodyneSerializer<Order> serializer = with(registration);
    return assertThrows(SerializationException.class, () -> serializer.serialize("orders", ORDER));
  }

  private AvrodyneSerializer<Order> with(Registration registration) {
    return builder().registration(registration).buildSerializer();
  }

  private SerdeBuilder<Order> builder() {
    return AvrodyneSerde.builder(Order.class).registry(registry);
  }
}
