package io.avrodyne.axon.bank;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.avrodyne.runtime.Codecs;
import java.math.BigDecimal;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.upcasting.event.EventUpcaster;
import org.axonframework.serialization.upcasting.event.IntermediateEventRepresentation;
import org.axonframework.serialization.upcasting.event.SingleEventUpcaster;

/** Upcasters for what schema resolution cannot do: {@code "12.50 EUR"} becomes 1250 and EUR. */
public final class Upcasters {

  /** The name under which withdrawals are stored. */
  public static final String WITHDRAWN = "io.avrodyne.axon.bank.AccountEvent.Withdrawn";

  private Upcasters() {}

  /** Returns an upcaster that works on records. */
  public static EventUpcaster ofRecords(String from, String to) {
    return upcaster(from, to, GenericRecord.class, Upcasters::upcast);
  }

  /** Returns an upcaster that works on JSON. */
  public static EventUpcaster ofJson(String from, String to) {
    return upcaster(from, to, JsonNode.class, Upcasters::upcast);
  }

  /** Returns an upcaster of withdrawals of one revision. */
  public static <T> EventUpcaster upcaster(
      String from, String to, Class<T> form, Function<T, T> change) {
    return new SingleEventUpcaster() {

      @Override
      protected boolean canUpcast(IntermediateEventRepresentation event) {
        return event.getType().equals(new SimpleSerializedType(WITHDRAWN, from));
      }

      @Override
      protected IntermediateEventRepresentation doUpcast(IntermediateEventRepresentation event) {
        return event.upcastPayload(new SimpleSerializedType(WITHDRAWN, to), form, change);
      }
    };
  }

  private static GenericRecord upcast(GenericRecord old) {
    String[] amount = old.get("amount").toString().split(" ", 2);
    GenericRecord record = new GenericData.Record(Codecs.of(AccountEvent.Withdrawn.class).schema());
    record.put("accountId", old.get("accountId"));
    record.put("cents", cents(amount[0]));
    record.put("currency", amount[1]);
    return record;
  }

  private static JsonNode upcast(JsonNode old) {
    String[] amount = old.get("amount").asText().split(" ", 2);
    ObjectNode node = old.deepCopy();
    node.remove("amount");
    node.put("cents", cents(amount[0]));
    node.put("currency", amount[1]);
    return node;
  }

  private static long cents(String amount) {
    return new BigDecimal(amount).movePointRight(2).longValueExact();
  }

  /** Returns an upcaster that changes nothing, but says which event cannot be read. */
  public static EventUpcaster locating(Serializer serializer) {
    return events -> locate(events, serializer);
  }

  private static Stream<IntermediateEventRepresentation> locate(
      Stream<IntermediateEventRepresentation> events, Serializer serializer) {
    return events.map(
        event ->
            event.upcastPayload(
                event.getType(), byte[].class, bytes -> read(event, bytes, serializer)));
  }

  private static byte[] read(
      IntermediateEventRepresentation event, byte[] bytes, Serializer serializer) {
    SerializedType type = event.getType();
    SerializedObject<byte[]> payload = new SimpleSerializedObject<>(bytes, byte[].class, type);
    try {
      serializer.deserialize(payload);
      return bytes;
    } catch (SerializationException e) {
      throw new SerializationException(
          event.getAggregateType().orElse("?")
              + " "
              + event.getAggregateIdentifier().orElse("?")
              + ", event "
              + event.getSequenceNumber().orElse(-1L)
              + ": "
              + e.getMessage(),
          e);
    }
  }
}
