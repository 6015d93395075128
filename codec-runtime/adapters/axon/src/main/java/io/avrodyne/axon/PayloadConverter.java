package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import io.avrodyne.runtime.Fingerprints;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.ChainingConverter;
import org.axonframework.serialization.ContentTypeConverter;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.json.JsonNodeToObjectNodeConverter;

/**
 * The converter that upcasters and tools get. A message says by its fingerprint which schema it has
 * and a {@code GenericRecord} has its schema, so both convert to each other and to JSON. JSON does
 * not say its schema: it converts back only as part of a {@link SerializedObject}, whose type and
 * revision do. Bytes that are not a message convert to text as Axon would do it.
 *
 * <p><b>Errors.</b> {@link SerializationException}.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class PayloadConverter implements Converter {

  private static final List<Class<?>> DECLARED =
      List.of(GenericRecord.class, JsonNode.class, InputStream.class);

  private final ChainingConverter chain;
  private final PayloadTypes types;
  private final WriterSchemas schemas;
  private final Transcoders transcoders;

  PayloadConverter(
      ChainingConverter chain, PayloadTypes types, WriterSchemas schemas, Transcoders transcoders) {
    this.chain = chain;
    this.types = types;
    this.schemas = schemas;
    this.transcoders = transcoders;
    conversions().forEach(chain::registerConverter);
  }

  private List<ContentTypeConverter<?, ?>> conversions() {
    return List.of(
        new JsonNodeToObjectNodeConverter(),
        new Conversion<>(JsonNode.class, String.class, JsonTrees::toText),
        new Conversion<>(String.class, JsonNode.class, JsonTrees::ofText),
        new Conversion<>(byte[].class, JsonNode.class, bytes -> JsonTrees.ofText(text(bytes))),
        new Conversion<>(byte[].class, String.class, this::text),
        new Conversion<>(byte[].class, AvroJson.class, this::toAvroJson),
        new Conversion<>(byte[].class, GenericRecord.class, this::toRecord),
        new Conversion<>(
            GenericRecord.class, JsonNode.class, record -> JsonTrees.ofText(text(record))),
        new Conversion<>(GenericRecord.class, String.class, this::text),
        new Conversion<>(
            GenericRecord.class,
            AvroJson.class,
            record -> transcoders.toAvroJson(transcoders.ofRecord(record), record.getSchema())),
        new Conversion<>(GenericRecord.class, byte[].class, this::toMessage));
  }

  @Override
  public boolean canConvert(Class<?> sourceType, Class<?> targetType) {
    return chain.canConvert(declared(sourceType), targetType);
  }

  @Override
  public <T> T convert(Object original, Class<?> sourceType, Class<T> targetType) {
    return chain.convert(original, declared(sourceType), targetType);
  }

  @Override
  public <T> SerializedObject<T> convert(SerializedObject<?> original, Class<T> targetType) {
    PayloadType<?> type = types.find(original.getType().getName());
    if (type == null || !needsSchema(original.getContentType(), targetType)) {
      return Converter.super.convert(original, targetType);
    }
    T converted = chain.convert(messageOfJson(original, type), byte[].class, targetType);
    return new SimpleSerializedObject<>(converted, targetType, original.getType());
  }

  /** Returns whether the text of JSON is not enough to convert it. */
  private static boolean needsSchema(Class<?> contentType, Class<?> targetType) {
    if (contentType == AvroJson.class) {
      return targetType != AvroJson.class;
    }
    return isJson(contentType)
        && (targetType == byte[].class
            || targetType == GenericRecord.class
            || targetType == AvroJson.class);
  }

  /**
   * Returns the type that conversions of a class are registered for. Axon passes the class of the
   * content, and finds conversions of supertypes only if a single one is enough.
   */
  private static Class<?> declared(Class<?> contentType) {
    for (Class<?> declared : DECLARED) {
      if (declared.isAssignableFrom(contentType)) {
        return declared;
      }
    }
    return contentType;
  }

  /** Returns whether a content type is JSON that does not say its schema. */
  static boolean isJson(Class<?> contentType) {
    return contentType == String.class
        || contentType == AvroJson.class
        || JsonNode.class.isAssignableFrom(contentType);
  }

  /** Returns the schema of JSON: that of its revision or, if there is none, of today. */
  Schema schemaOfJson(SerializedObject<?> json, PayloadType<?> type) {
    Schema stored = schemas.find(type, json.getType());
    return stored != null ? stored : type.codec().schema();
  }

  /** Returns the datum of JSON, without a header. */
  byte[] datumOfJson(SerializedObject<?> json, Schema schema) {
    Object data = json.getData();
    if (data instanceof AvroJson text) {
      return transcoders.ofAvroJson(text, schema);
    }
    String text = data instanceof JsonNode tree ? JsonTrees.toText(tree) : data.toString();
    return transcoders.ofJson(text, schema);
  }

  private byte[] messageOfJson(SerializedObject<?> json, PayloadType<?> type) {
    Schema schema = schemaOfJson(json, type);
    return message(datumOfJson(json, schema), schema);
  }

  private GenericRecord toRecord(byte[] bytes) {
    requireMessage(bytes, "a GenericRecord");
    return transcoders.toRecord(datum(bytes), writer(bytes));
  }

  private AvroJson toAvroJson(byte[] bytes) {
    requireMessage(bytes, "Avro's JSON");
    return transcoders.toAvroJson(datum(bytes), writer(bytes));
  }

  private static void requireMessage(byte[] bytes, String form) {
    if (!Messages.hasHeader(bytes)) {
      throw new SerializationException(
          "Cannot convert bytes to " + form + ": they are not a single-object message");
    }
  }

  private String text(byte[] bytes) {
    return Messages.hasHeader(bytes)
        ? transcoders.toJson(datum(bytes), writer(bytes))
        : new String(bytes, StandardCharsets.UTF_8);
  }

  private String text(GenericRecord record) {
    return transcoders.toJson(transcoders.ofRecord(record), record.getSchema());
  }

  private Schema writer(byte[] message) {
    return schemas.get(Messages.fingerprint(message));
  }

  private static byte[] datum(byte[] message) {
    return Arrays.copyOfRange(message, Messages.HEADER_BYTES, message.length);
  }

  private byte[] toMessage(GenericRecord record) {
    return message(transcoders.ofRecord(record), record.getSchema());
  }

  private static byte[] message(byte[] datum, Schema schema) {
    byte[] header = Messages.header(Fingerprints.crc64(schema));
    byte[] message = Arrays.copyOf(header, header.length + datum.length);
    System.arraycopy(datum, 0, message, header.length, datum.length);
    return message;
  }
}
