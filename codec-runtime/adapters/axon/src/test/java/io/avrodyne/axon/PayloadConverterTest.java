package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.AccountEvent.Withdrawn;
import io.avrodyne.axon.bank.Versions;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.message.SchemaStore;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.junit.jupiter.api.Test;

class PayloadConverterTest {

  private static final Deposited DEPOSIT = new Deposited("A-1", 1250, "EUR", "x");
  private static final String JSON =
      "{\"accountId\":\"A-1\",\"cents\":1250,\"currency\":\"EUR\",\"note\":\"x\"}";

  private final SchemaStore store = new SchemaStore();
  private final AvrodyneAxonSerializer serializer = Serializers.bank().schemas(store).build();
  private final Converter converter = serializer.getConverter();
  private final SerializedObject<byte[]> payload = serializer.serialize(DEPOSIT, byte[].class);
  private final SerializedType type = payload.getType();

  @Test
  void eachFormOfAMessageDecodesToTheSameValue() {
    for (Class<?> form :
        List.of(
            byte[].class,
            InputStream.class,
            GenericRecord.class,
            String.class,
            JsonNode.class,
            ObjectNode.class)) {
      assertTrue(converter.canConvert(byte[].class, form), form::getName);
      assertEquals(DEPOSIT, serializer.deserialize(converter.convert(payload, form)));
    }
  }

  @Test
  void formsConvertToEachOther() {
    GenericRecord record = converter.convert(payload.getData(), GenericRecord.class);
    assertArrayEquals(payload.getData(), converter.convert(record, byte[].class));
    assertEquals(JSON, converter.convert(record, String.class));
    assertEquals(JSON, converter.convert(payload.getData(), String.class));
    assertEquals(JSON, converter.convert(record, JsonNode.class).toString());
    assertEquals(JSON, converter.convert(record, ObjectNode.class).toString());
    JsonNode tree = converter.convert(JSON, JsonNode.class);
    assertEquals(JSON, converter.convert(tree, String.class));
    InputStream stream = new ByteArrayInputStream(payload.getData());
    assertEquals(record, converter.convert(stream, InputStream.class, GenericRecord.class));
  }

  @Test
  void jsonOfAPayloadConvertsBackByItsType() {
    SerializedObject<String> json = new SimpleSerializedObject<>(JSON, String.class, type);
    assertArrayEquals(payload.getData(), converter.convert(json, byte[].class).getData());
    GenericRecord record = converter.convert(json, GenericRecord.class).getData();
    assertEquals(1250L, record.get("cents"));
  }

  @Test
  void jsonHasTheSchemaOfItsRevision() {
    String revision =
        RevisionSource.fingerprint().revisionOf(Deposited.class, Versions.DEPOSITED_1);
    SerializedObject<String> json =
        new SimpleSerializedObject<>(
            "{\"accountId\":\"A-1\",\"amount\":7}",
            String.class,
            new SimpleSerializedType(type.getName(), revision));
    assertEquals(new Deposited("A-1", 7, "EUR", null), serializer.deserialize(json));
  }

  @Test
  void jsonOfAnUnknownRevisionHasTheSchemaOfToday() {
    SerializedObject<String> json =
        new SimpleSerializedObject<>(
            JSON, String.class, new SimpleSerializedType(type.getName(), null));
    assertEquals(DEPOSIT, serializer.deserialize(json));
  }

  @Test
  void jsonThatDoesNotMatchIsReportedWithTypeAndRevision() {
    SerializedObject<String> json =
        new SimpleSerializedObject<>("{\"accountId\":\"secret\"}", String.class, type);
    SerializationException e =
        assertThrows(SerializationException.class, () -> serializer.deserialize(json));
    assertTrue(
        messageOf(e)
            .startsWith(
                "Cannot deserialize " + type.getName() + ", revision " + type.getRevision()),
        () -> messageOf(e));
    assertFalse(messageOf(e).contains("secret"), () -> messageOf(e));
  }

  @Test
  void aRecordOfAnotherSchemaIsResolved() {
    GenericRecord earlier = Versions.depositedByTeller("A-1", 3);
    SerializedObject<GenericRecord> upcast =
        new SimpleSerializedObject<>(earlier, GenericRecord.class, type);
    assertEquals(new Deposited("A-1", 3, "EUR", null), serializer.deserialize(upcast));
    assertEquals(new Deposited("A-1", 3, "EUR", null), serializer.deserialize(upcast));
  }

  @Test
  void limitsApplyToWhatAnUpcasterReturns() {
    AvrodyneAxonSerializer limited =
        Serializers.bank().limits(DecodeLimits.DEFAULT.withMaxStringBytes(2)).build();
    SerializedObject<GenericRecord> upcast =
        new SimpleSerializedObject<>(Versions.deposited1("A-1", 1), GenericRecord.class, type);
    SerializationException e =
        assertThrows(SerializationException.class, () -> limited.deserialize(upcast));
    assertInstanceOf(LimitExceededException.class, e.getCause());
  }

  @Test
  void aRecordThatCannotBeResolvedIsReported() {
    SerializedObject<GenericRecord> upcast =
        new SimpleSerializedObject<>(
            Versions.withdrawnAsText("A-1", "7.00 EUR"),
            GenericRecord.class,
            serializer.typeForClass(Withdrawn.class));
    SerializationException e =
        assertThrows(SerializationException.class, () -> serializer.deserialize(upcast));
    assertInstanceOf(SchemaResolutionException.class, e.getCause());
    assertTrue(messageOf(e).contains("AccountEvent$Withdrawn, revision"), () -> messageOf(e));
  }

  @Test
  void aRecordThatBreaksItsSchemaIsReportedWithoutItsValues() {
    GenericRecord broken = Versions.deposited1("A-1", 1);
    broken.put("amount", "secret");
    SerializedObject<GenericRecord> upcast =
        new SimpleSerializedObject<>(broken, GenericRecord.class, type);
    SerializationException e =
        assertThrows(SerializationException.class, () -> serializer.deserialize(upcast));
    assertTrue(messageOf(e).contains("Cannot convert a GenericRecord"), () -> messageOf(e));
    assertFalse(messageOf(e).contains("secret"), () -> messageOf(e));
  }

  @Test
  void messagesOfTheStoreConvertToo() {
    GenericRecord record = Versions.withdrawnAsText("A-1", "7.00 EUR");
    byte[] message = Versions.message(record);
    SerializationException e =
        assertThrows(
            SerializationException.class, () -> converter.convert(message, GenericRecord.class));
    assertTrue(messageOf(e).contains("Unknown schema fingerprint"), () -> messageOf(e));
    store.add(Versions.WITHDRAWN_AS_TEXT);
    assertEquals(record, converter.convert(message, GenericRecord.class));
  }

  @Test
  void bytesThatAreNotAMessageAreText() {
    byte[] foreign = "{\"a\":1}".getBytes(StandardCharsets.UTF_8);
    assertEquals("{\"a\":1}", converter.convert(foreign, String.class));
    assertEquals(1, converter.convert(foreign, JsonNode.class).get("a").asInt());
    assertThrows(
        SerializationException.class, () -> converter.convert(foreign, GenericRecord.class));
  }

  @Test
  void foreignJsonFromAnUpcasterGoesToTheOtherSerializer() {
    AvrodyneAxonSerializer migrating =
        Serializers.bank().readOthersWith(Serializers.jackson()).build();
    JsonNode tree =
        converter.convert(
            "{\"accountId\":\"A-1\",\"cents\":1250,\"currency\":\"EUR\",\"note\":\"x\"}",
            JsonNode.class);
    SerializedObject<JsonNode> upcast =
        new SimpleSerializedObject<>(
            tree, JsonNode.class, new SimpleSerializedType(Deposited.class.getName(), "json-2"));
    assertEquals(DEPOSIT, migrating.deserialize(upcast));
    SerializedObject<String> ours = new SimpleSerializedObject<>(JSON, String.class, type);
    assertEquals(DEPOSIT, migrating.deserialize(ours));
  }

  @Test
  void damagedMessagesDoNotConvert() {
    for (int length = 2; length < payload.getData().length; length++) {
      byte[] cut = Arrays.copyOf(payload.getData(), length);
      assertThrows(SerializationException.class, () -> converter.convert(cut, GenericRecord.class));
    }
  }
}
