package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.avrodyne.axon.bank.Invoice;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SimpleSerializedObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Amounts, dates and times in the hands of upcasters. */
class MoneyTest {

  private static final Invoice INVOICE =
      new Invoice(
          UUID.fromString("123e4567-e89b-12d3-a456-426614174000"),
          new BigDecimal("99.50"),
          null,
          LocalDate.of(2024, 2, 29),
          Instant.parse("2024-02-29T12:30:15.000001Z"),
          List.of());

  private static final String JSON =
      "{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"amount\":99.50,\"discount\":null,"
          + "\"due\":\"2024-02-29\",\"sent\":\"2024-02-29T12:30:15.000001Z\",\"parts\":[]}";

  private final AvrodyneAxonSerializer serializer =
      AvrodyneAxonSerializer.builder()
          .classes(Invoice.class)
          .delegate(Serializers.jackson())
          .build();
  private final Converter converter = serializer.getConverter();
  private final SerializedObject<byte[]> payload = serializer.serialize(INVOICE, byte[].class);

  @Test
  void jsonIsReadable() {
    assertEquals(JSON, converter.convert(payload.getData(), String.class));
    JsonNode tree = converter.convert(payload.getData(), JsonNode.class);
    assertEquals(new BigDecimal("99.50"), tree.get("amount").decimalValue());
    assertEquals(JSON, converter.convert(tree, String.class));
  }

  @Test
  void amountsOfJsonAreWhatTheySay() {
    requireAmount("99.50", node -> node.put("amount", "99.50"));
    requireAmount("99.50", node -> node.put("amount", "99.5"));
    requireAmount("99.50", node -> node.put("amount", new BigDecimal("99.5")));
    requireAmount("99.50", node -> node.put("amount", 99.5));
    requireAmount("12500.00", node -> node.put("amount", new BigDecimal("1.25E+4")));
    requireAmount("125.00", node -> node.put("amount", 125));
    requireAmount("9007199254.41", node -> node.put("amount", new BigDecimal("9007199254.41")));
  }

  private void requireAmount(String expected, Consumer<ObjectNode> change) {
    ObjectNode tree = converter.convert(payload, ObjectNode.class).getData();
    change.accept(tree);
    assertEquals(new BigDecimal(expected), ((Invoice) read(tree, ObjectNode.class)).amount());
    String text = converter.convert(tree, String.class);
    assertEquals(new BigDecimal(expected), ((Invoice) read(text, String.class)).amount());
  }

  @Test
  void amountsThatDoNotFitAreRejected() {
    ObjectNode tree = converter.convert(payload, ObjectNode.class).getData();
    tree.put("amount", "99.555");
    String message = rejection(tree, ObjectNode.class);
    assertTrue(
        message.endsWith(
            "amount: a decimal has more than 2 digits after the decimal point; expected a decimal"
                + " with at most 12 digits, 2 of them after the point, such as 99.50"),
        message);
    assertFalse(message.contains("555"), message);
    tree.put("amount", 1).put("due", 19_000);
    assertTrue(
        rejection(tree, ObjectNode.class)
            .endsWith(
                "due: expected a date in ISO 8601, such as \"2024-02-29\", but found a number"));
    tree.put("due", "2024-02-29").put("total", 1);
    assertTrue(rejection(tree, ObjectNode.class).contains("unknown field \"total\""));
    tree.remove("total");
    tree.remove("amount");
    assertTrue(rejection(tree, ObjectNode.class).contains("amount: the field is missing"));
  }

  @Test
  void recordsAcceptJavaValues() {
    GenericRecord record = converter.convert(payload, GenericRecord.class).getData();
    record.put("amount", new BigDecimal("12.5"));
    record.put("discount", new BigDecimal("1"));
    record.put("due", LocalDate.of(2024, 3, 1));
    record.put("sent", Instant.EPOCH);
    record.put("id", new UUID(1, 2));
    Invoice read = (Invoice) read(record, GenericRecord.class);
    assertEquals(
        new Invoice(
            new UUID(1, 2),
            new BigDecimal("12.50"),
            new BigDecimal("1.00"),
            LocalDate.of(2024, 3, 1),
            Instant.EPOCH,
            List.of()),
        read);
    assertArrayEquals(
        serializer.serialize(read, byte[].class).getData(),
        converter.convert(record, GenericRecord.class, byte[].class));
    assertTrue(
        converter
            .convert(record, GenericRecord.class, String.class)
            .contains("\"amount\":12.50,\"discount\":1.00"));
  }

  @Test
  void recordsThatDoNotFitAreRejected() {
    GenericRecord record = converter.convert(payload, GenericRecord.class).getData();
    record.put("amount", 12.5);
    String message = rejection(record, GenericRecord.class);
    assertTrue(
        message.endsWith(
            "amount: expected a decimal with at most 12 digits, 2 of them after the point, such as"
                + " new BigDecimal(\"99.50\"), but found a java.lang.Double"),
        message);
  }

  @Test
  void avrosOwnJsonIsAvailableByName() {
    SerializedObject<AvroJson> json = converter.convert(payload, AvroJson.class);
    assertEquals(
        JSON.replace("99.50", "\"&\u00de\"")
            .replace("\"2024-02-29\"", "19782")
            .replace("\"2024-02-29T12:30:15.000001Z\"", "1709209815000001"),
        json.getData().text());
    assertEquals(INVOICE, serializer.deserialize(json));
    for (Class<?> form :
        List.of(byte[].class, GenericRecord.class, String.class, ObjectNode.class)) {
      assertEquals(INVOICE, serializer.deserialize(converter.convert(json, form)));
      assertEquals(json, converter.convert(converter.convert(payload, form), AvroJson.class));
    }
    GenericRecord record = converter.convert(payload.getData(), GenericRecord.class);
    assertEquals(json.getData(), converter.convert(record, GenericRecord.class, AvroJson.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "5", "null", "{\"amount\":1e999999999}", "{} {}"})
  void otherTextIsRejected(String json) {
    assertTrue(rejection(json, String.class).startsWith("Cannot deserialize "));
    assertTrue(rejection(new AvroJson(json), AvroJson.class).startsWith("Cannot deserialize "));
    SerializedObject<String> text =
        new SimpleSerializedObject<>(json, String.class, payload.getType());
    assertThrows(SerializationException.class, () -> converter.convert(text, byte[].class));
  }

  private <T> Object read(T data, Class<T> form) {
    return Objects.requireNonNull(
        serializer.deserialize(new SimpleSerializedObject<>(data, form, payload.getType())));
  }

  private <T> String rejection(T data, Class<T> form) {
    return messageOf(assertThrows(SerializationException.class, () -> read(data, form)));
  }
}
