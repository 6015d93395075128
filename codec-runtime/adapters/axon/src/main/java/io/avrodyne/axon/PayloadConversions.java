package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import io.avrodyne.runtime.frame.MessageHeader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.ContentTypeConverter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.json.JsonNodeToObjectNodeConverter;

/**
 * The conversions between content types of payloads. Bytes that are not a message convert to text
 * as Axon would do it.
 *
 * <p><b>Errors.</b> {@link SerializationException}.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class PayloadConversions {

  private final WriterSchemas schemas;
  private final Transcoders transcoders;

  private PayloadConversions(WriterSchemas schemas, Transcoders transcoders) {
    this.schemas = schemas;
    this.transcoders = transcoders;
  }

  /** Returns all conversions. */
  static List<ContentTypeConverter<?, ?>> of(WriterSchemas schemas, Transcoders transcoders) {
    return new PayloadConversions(schemas, transcoders).all();
  }

  private List<ContentTypeConverter<?, ?>> all() {
    return List.of(
        new JsonNodeToObjectNodeConverter(),
        new Conversion<>(JsonNode.class, String.class, JsonTrees::toText),
        new Conversion<>(String.class, JsonNode.class, JsonTrees::ofText),
        new Conversion<>(byte[].class, JsonNode.class, bytes -> JsonTrees.ofText(text(bytes))),
        new Conversion<>(byte[].class, String.class, this::text),
        new Conversion<>(byte[].class, AvroJson.class, this::avroJson),
        new Conversion<>(byte[].class, GenericRecord.class, this::record),
        new Conversion<>(
            GenericRecord.class, JsonNode.class, record -> JsonTrees.ofText(text(record))),
        new Conversion<>(GenericRecord.class, String.class, this::text),
        new Conversion<>(
            GenericRecord.class,
            AvroJson.class,
            record -> new StoredRecord(record).toAvroJson(transcoders)),
        new Conversion<>(
            GenericRecord.class,
            byte[].class,
            record -> new StoredRecord(record).toMessage(transcoders)));
  }

  private String text(byte[] bytes) {
    return MessageHeader.isWithin(bytes)
        ? StoredMessage.of(bytes, schemas).toJson(transcoders)
        : new String(bytes, StandardCharsets.UTF_8);
  }

  private String text(GenericRecord record) {
    return new StoredRecord(record).toJson(transcoders);
  }

  private AvroJson avroJson(byte[] bytes) {
    requireMessage(bytes, "Avro's JSON");
    return StoredMessage.of(bytes, schemas).toAvroJson(transcoders);
  }

  private GenericRecord record(byte[] bytes) {
    requireMessage(bytes, "a GenericRecord");
    return StoredMessage.of(bytes, schemas).toRecord(transcoders);
  }

  private static void requireMessage(byte[] bytes, String form) {
    if (!MessageHeader.isWithin(bytes)) {
      throw new SerializationException(
          "Cannot convert bytes to " + form + ": they are not a single-object message");
    }
  }
}
