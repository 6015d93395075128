package io.avrodyne.kafka.apicurio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.RegistryServer;
import io.avrodyne.kafka.AvrodyneDeserializer;
import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.AvrodyneSerializer;
import io.avrodyne.kafka.SerdeBuilder;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.runtime.AvroCodec;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.avro.io.DecoderFactory;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Apicurio's own serializer and ours read what the other one wrote. */
@ExtendWith(SharedRegistry.class)
@Timeout(180)
class ApicurioSerdeTest {

  private static final Order ORDER = new Order("o-1", 1250, "CHF");
  private static final Basket BASKET =
      new Basket("c-1", List.of(new Basket.Item("tea", 2), new Basket.Item("cup", 1)));

  private final RegistryServer server;
  private final CachedRegistry registry;

  ApicurioSerdeTest(RegistryServer server) {
    this.server = server;
    registry =
        CachedRegistry.of(
            HttpRegistry.builder(server.confluentApi()).apicurio(server.ownApi()).build());
  }

  @AfterEach
  void close() {
    registry.close();
  }

  static Stream<Arguments> formsOfKeysAndValues() {
    return Stream.of(Form.values())
        .flatMap(form -> Stream.of(Arguments.of(form, true), Arguments.of(form, false)));
  }

  @ParameterizedTest
  @MethodSource("formsOfKeysAndValues")
  void weReadWhatApicurioWrote(Form form, boolean isKey) throws IOException {
    String topic = topic("theirs", form, isKey);
    Headers headers = new RecordHeaders();
    byte[] bytes;
    try (ApicurioSerde apicurio = new ApicurioSerde(server, form, isKey)) {
      bytes = apicurio.write(topic, headers, generic(OrderAvroCodec.INSTANCE, ORDER));
    }
    assertEquals(form == Form.HEADERS, headers.toArray().length > 0);
    assertEquals(ORDER, deserializer(Order.class, form, isKey).deserialize(topic, headers, bytes));
  }

  @ParameterizedTest
  @MethodSource("formsOfKeysAndValues")
  void apicurioReadsWhatWeWrote(Form form, boolean isKey) throws IOException {
    String topic = topic("ours", form, isKey);
    Headers headers = new RecordHeaders();
    byte[] bytes = serializer(Order.class, form, isKey).serialize(topic, headers, ORDER);
    assertNotNull(bytes);
    try (ApicurioSerde apicurio = new ApicurioSerde(server, form, isKey)) {
      assertEquals(generic(OrderAvroCodec.INSTANCE, ORDER), apicurio.read(topic, headers, bytes));
    }
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void bothWriteTheSameRecord(Form form) throws IOException {
    String topic = topic("same", form, false);
    Headers theirs = new RecordHeaders();
    Headers ours = new RecordHeaders();
    try (ApicurioSerde apicurio = new ApicurioSerde(server, form, false)) {
      byte[] bytes = serializer(Order.class, form, false).serialize(topic, ours, ORDER);
      assertEquals(
          WrittenRecord.of(bytes, ours),
          WrittenRecord.of(
              apicurio.write(topic, theirs, generic(OrderAvroCodec.INSTANCE, ORDER)), theirs));
    }
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void weReadASchemaThatRefersToOthers(Form form) throws IOException {
    String topic = topic("references", form, false);
    Headers headers = new RecordHeaders();
    byte[] bytes;
    try (ApicurioSerde apicurio = new ApicurioSerde(server, form, false)) {
      bytes = apicurio.write(topic, headers, generic(BasketAvroCodec.INSTANCE, BASKET));
    }
    assertTrue(registry.subjects().contains(Basket.Item.class.getName().replace('$', '.')));
    assertEquals(
        BASKET, deserializer(Basket.class, form, false).deserialize(topic, headers, bytes));
  }

  @Test
  void weReadWhatAnEarlierVersionWrote() throws IOException {
    Schema first =
        new Schema.Parser()
            .parse(
                OrderAvroCodec.INSTANCE
                    .schema()
                    .toString()
                    .replaceFirst(",\\{\"name\":\"currency\".*?}", ""));
    GenericRecord order =
        new GenericRecordBuilder(first).set("id", "o-2").set("cents", 300L).build();
    try (ApicurioSerde apicurio = new ApicurioSerde(server, Form.PREFIX, false)) {
      byte[] bytes = apicurio.write("earlier", new RecordHeaders(), order);
      assertEquals(
          new Order("o-2", 300, "EUR"),
          deserializer(Order.class, Form.PREFIX, false).deserialize("earlier", bytes));
    }
  }

  @Test
  void aBreakingChangeIsRefusedWithTheSubject() throws Exception {
    serializer(Order.class, Form.PREFIX, false).serialize("breaking", ORDER);
    Rules.requireBackward(server, "breaking-value");
    SerializationException thrown =
        assertThrows(
            SerializationException.class,
            () -> serializer(Basket.class, Form.PREFIX, false).serialize("breaking", BASKET));
    assertTrue(String.valueOf(thrown.getMessage()).contains("breaking-value"), thrown::toString);
  }

  private static String topic(String test, Form form, boolean isKey) {
    return test + "-" + form + (isKey ? "-key" : "");
  }

  private <T> AvrodyneSerializer<T> serializer(Class<T> type, Form form, boolean isKey) {
    SerdeBuilder<T> builder = builder(type, form, isKey);
    if (form == Form.LONG_PREFIX) {
      builder.ids(new GlobalIds(server, registry));
    }
    return builder.buildSerializer();
  }

  private <T> AvrodyneDeserializer<T> deserializer(Class<T> type, Form form, boolean isKey) {
    return builder(type, form, isKey).buildDeserializer();
  }

  private <T> SerdeBuilder<T> builder(Class<T> type, Form form, boolean isKey) {
    SerdeBuilder<T> builder =
        AvrodyneSerde.builder(type).framing(form.framing()).registry(registry);
    return isKey ? builder.forKeys() : builder;
  }

  private static <T> GenericRecord generic(AvroCodec<T> codec, T value) throws IOException {
    return new GenericDatumReader<GenericRecord>(codec.schema())
        .read(null, DecoderFactory.get().binaryDecoder(codec.encode(value), null));
  }
}
