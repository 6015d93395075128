package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.axon.bank.Invoice;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.message.SchemaStore;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Payloads that demand too much, or are damaged, in each conversion. */
class HostilePayloadTest {

  private static final List<Class<?>> FORMS =
      List.of(GenericRecord.class, String.class, JsonNode.class, ObjectNode.class, AvroJson.class);

  private static final Schema RING =
      schema(
          """
          {"type": "record", "name": "Ring", "fields": [
            {"name": "next", "type": ["null", "Ring"]}]}
          """);

  private static final Schema EMPTIES =
      schema(
          """
          {"type": "record", "name": "Empties", "fields": [
            {"name": "all", "type": {"type": "array", "items":
              {"type": "record", "name": "Empty", "fields": []}}}]}
          """);

  private final SchemaStore store = new SchemaStore();
  private final AvrodyneAxonSerializer serializer = serializer(DecodeLimits.DEFAULT);
  private final Converter converter = serializer.getConverter();
  private final SerializedObject<byte[]> payload =
      serializer.serialize(invoice(List.of(invoice(List.of()))), byte[].class);

  HostilePayloadTest() {
    store.add(RING);
    store.add(EMPTIES);
  }

  private AvrodyneAxonSerializer serializer(DecodeLimits limits) {
    return AvrodyneAxonSerializer.builder()
        .classes(Invoice.class)
        .schemas(store)
        .limits(limits)
        .delegate(Serializers.jackson())
        .build();
  }

  private static Invoice invoice(List<Invoice> parts) {
    return new Invoice(
        new UUID(1, 2), BigDecimal.TEN, BigDecimal.ONE, LocalDate.EPOCH, Instant.EPOCH, parts);
  }

  @Test
  void nestedBytesDoNotEndTheStack() {
    byte[] datum = new byte[40_000];
    Arrays.fill(datum, (byte) 2);
    byte[] message = message(RING, datum);
    for (Class<?> form : FORMS) {
      requireLimit(converter, message, form);
    }
    Converter endless =
        serializer(DecodeLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE)).getConverter();
    byte[] longer = new byte[4_000_000];
    Arrays.fill(longer, (byte) 2);
    byte[] deeper = message(RING, longer);
    for (Class<?> form : FORMS) {
      assertThrows(SerializationException.class, () -> endless.convert(deeper, form));
    }
  }

  @Test
  void nestedJsonDoesNotEndTheStack() {
    String open = "{\"parts\":[";
    for (String json :
        List.of(
            open.repeat(4_000) + "]}".repeat(4_000),
            open.repeat(4_000),
            "[".repeat(40_000),
            "{\"amount\":".repeat(4_000))) {
      requireRejected(json, String.class);
      requireRejected(new AvroJson(json), AvroJson.class);
      assertThrows(SerializationException.class, () -> converter.convert(json, JsonNode.class));
      assertThrows(
          SerializationException.class,
          () -> converter.convert(json.getBytes(StandardCharsets.UTF_8), JsonNode.class));
    }
  }

  @Test
  void nestedTreesDoNotEndTheStack() {
    JsonNode tree = JsonNodeFactory.instance.arrayNode();
    for (int i = 0; i < 100_000; i++) {
      ArrayNode outer = JsonNodeFactory.instance.arrayNode();
      outer.add(tree);
      tree = outer;
    }
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.set("parts", tree);
    requireRejected(object, ObjectNode.class);
    JsonNode root = object;
    assertThrows(
        SerializationException.class, () -> converter.convert(root, JsonNode.class, String.class));
  }

  @Test
  void nestedRecordsDoNotEndTheStack() {
    GenericRecord record = new GenericData.Record(RING);
    for (int i = 0; i < 100_000; i++) {
      GenericRecord outer = new GenericData.Record(RING);
      outer.put(0, record);
      record = outer;
    }
    GenericRecord nested = record;
    for (Class<?> form :
        List.of(byte[].class, String.class, JsonNode.class, ObjectNode.class, AvroJson.class)) {
      SerializationException e =
          assertThrows(
              SerializationException.class,
              () -> converter.convert(nested, GenericRecord.class, form));
      assertTrue(messageOf(e).contains("nested deeper than 256 levels"), () -> messageOf(e));
    }
  }

  @Test
  void fewBytesDoNotBecomeAMillionRecords() {
    byte[] message = message(EMPTIES, new byte[] {(byte) 0x80, (byte) 0x89, 0x7A, 0});
    assertEquals(14, message.length);
    for (Class<?> form : FORMS) {
      requireLimit(converter, message, form);
    }
  }

  @Test
  void limitsOfTheSerializerApplyToEachForm() {
    Converter limited = serializer(DecodeLimits.DEFAULT.withMaxStringBytes(2)).getConverter();
    for (Class<?> form : FORMS) {
      requireLimit(limited, payload.getData(), form);
    }
    AvrodyneAxonSerializer small = serializer(DecodeLimits.DEFAULT.withMaxStringBytes(2));
    for (Class<?> form : FORMS) {
      SerializedObject<?> converted = converter.convert(payload, form);
      assertThrows(SerializationException.class, () -> small.deserialize(converted));
      assertThrows(
          SerializationException.class,
          () -> small.getConverter().convert(converted, byte[].class));
    }
  }

  @Test
  void truncatedBytesAreRejectedInEachForm() {
    byte[] whole = payload.getData();
    for (int length = 2; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      for (Class<?> form : FORMS) {
        if (length >= MessageHeader.BYTES || form == GenericRecord.class) {
          assertThrows(SerializationException.class, () -> converter.convert(cut, form));
        }
      }
    }
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    for (Class<?> form : FORMS) {
      assertThrows(SerializationException.class, () -> converter.convert(longer, form));
    }
  }

  @Test
  void corruptBytesAreConvertedOrRejected() {
    byte[] whole = payload.getData();
    int rejected = 0;
    for (int i = MessageHeader.BYTES; i < whole.length; i++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        byte[] damaged = whole.clone();
        damaged[i] ^= (byte) (1 << bit);
        for (Class<?> form : FORMS) {
          try {
            converter.convert(damaged, form);
          } catch (SerializationException e) {
            assertTrue(messageOf(e).startsWith("Cannot convert"), () -> messageOf(e));
            rejected++;
          }
        }
      }
    }
    assertTrue(rejected > whole.length, "rejected " + rejected);
  }

  @Test
  void anotherSchemaIsRejectedInEachDirection() {
    byte[] datum = Arrays.copyOfRange(payload.getData(), MessageHeader.BYTES, 40);
    byte[] message = message(RING, datum);
    for (Class<?> form : FORMS) {
      assertThrows(SerializationException.class, () -> converter.convert(message, form));
    }
    requireRejected("{\"next\":null}", String.class);
    requireRejected(new AvroJson("{\"next\":null}"), AvroJson.class);
    requireRejected(new GenericData.Record(RING), GenericRecord.class);
    requireRejected(JsonNodeFactory.instance.objectNode().putNull("next"), ObjectNode.class);
  }

  @Test
  void aStoreThatFailsIsReported() {
    AvrodyneAxonSerializer failing =
        AvrodyneAxonSerializer.builder()
            .classes(Invoice.class)
            .schemas(
                SchemaStore.backedBy(
                    fingerprint -> {
                      throw new IllegalStateException("down");
                    },
                    1))
            .delegate(Serializers.jackson())
            .build();
    byte[] message = message(RING, new byte[1]);
    for (Class<?> form : FORMS) {
      SerializationException e =
          assertThrows(
              SerializationException.class, () -> failing.getConverter().convert(message, form));
      assertTrue(messageOf(e).startsWith("Cannot look up the schema"), () -> messageOf(e));
    }
    SerializedType later = new SimpleSerializedType(Invoice.class.getName(), "0123456789abcdef");
    for (Executable check :
        List.<Executable>of(() -> failing.classForType(later), () -> failing.isReadable(later))) {
      assertEquals(
          "Cannot deserialize io.avrodyne.axon.bank.Invoice, revision 0123456789abcdef: Cannot look"
              + " up the schema of a message: it threw java.lang.IllegalStateException",
          messageOf(assertThrows(SerializationException.class, check)));
    }
    assertFalse(serializer.isReadable(later));
  }

  private static void requireLimit(Converter converter, byte[] message, Class<?> form) {
    SerializationException e =
        assertThrows(SerializationException.class, () -> converter.convert(message, form));
    assertInstanceOf(LimitExceededException.class, e.getCause());
    assertTrue(messageOf(e).startsWith("Cannot convert a message of "), () -> messageOf(e));
  }

  private <T> void requireRejected(T data, Class<T> form) {
    SerializedObject<T> stored = new SimpleSerializedObject<>(data, form, payload.getType());
    assertThrows(SerializationException.class, () -> serializer.deserialize(stored));
    if (form != GenericRecord.class) {
      assertThrows(SerializationException.class, () -> converter.convert(stored, byte[].class));
    }
  }

  private static byte[] message(Schema schema, byte[] datum) {
    AvroOutput out = new AvroOutput(MessageHeader.BYTES + datum.length);
    Framings.SINGLE_OBJECT.begin(SchemaId.fingerprint(Fingerprints.crc64(schema)), out);
    out.append(datum, 0, datum.length);
    return out.toByteArray();
  }

  private static Schema schema(String text) {
    return new Schema.Parser().parse(text);
  }
}
