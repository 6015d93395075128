package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import io.avrodyne.runtime.Fingerprints;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class PayloadConverter implements Converter {

  private static final List<Class<?>> DECLARED =
      List.of(GenericRecord.class, JsonNode.class, InputStream.class);

  private final ChainingConverter chain;
  private final PayloadTypes types;
  private final WriterSchemas schemas;

  PayloadConverter(ChainingConverter chain, PayloadTypes types, WriterSchemas schemas) {
    this.chain = chain;
    this.types = types;
    this.schemas = schemas;
    conversions().forEach(chain::registerConverter);
  }

  private List<ContentTypeConverter<?, ?>> conversions() {
    return List.of(
        new JsonNodeToObjectNodeConverter(),
        new Conversion<>(JsonNode.class, String.class, JsonNode::toString),
        new Conversion<>(String.class, JsonNode.class, GenericRecords::toTree),
        new Conversion<>(byte[].class, JsonNode.class, bytes -> GenericRecords.toTree(text(bytes))),
        new Conversion<>(byte[].class, String.class, this::text),
        new Conversion<>(byte[].class, GenericRecord.class, this::toRecord),
        new Conversion<>(
            GenericRecord.class,
            JsonNode.class,
            record -> GenericRecords.toTree(GenericRecords.toJson(record))),
        new Conversion<>(GenericRecord.class, String.class, GenericRecords::toJson),
        new Conversion<>(GenericRecord.class, byte[].class, PayloadConverter::toMessage));
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
    boolean needsSchema = targetType == byte[].class || targetType == GenericRecord.class;
    if (type == null || !needsSchema || !isJson(original.getContentType())) {
      return Converter.super.convert(original, targetType);
    }
    GenericRecord record = fromJson(original, type);
    T converted = chain.convert(record, GenericRecord.class, targetType);
    return new SimpleSerializedObject<>(converted, targetType, original.getType());
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

  static boolean isJson(Class<?> contentType) {
    return contentType == String.class || JsonNode.class.isAssignableFrom(contentType);
  }

  /** Returns the record of a JSON text or tree, by the schema of its revision or else of today. */
  GenericRecord fromJson(SerializedObject<?> json, PayloadType<?> type) {
    Schema stored = schemas.find(type, json.getType());
    Schema schema = stored != null ? stored : type.codec().schema();
    return GenericRecords.ofJson(json.getData().toString(), schema);
  }

  private GenericRecord toRecord(byte[] bytes) {
    if (!Messages.hasHeader(bytes)) {
      throw new SerializationException(
          "Cannot convert bytes to a GenericRecord: they are not a single-object message");
    }
    Schema writer = schemas.get(Messages.fingerprint(bytes));
    return GenericRecords.ofDatum(bytes, Messages.HEADER_BYTES, writer);
  }

  private String text(byte[] bytes) {
    return Messages.hasHeader(bytes)
        ? GenericRecords.toJson(toRecord(bytes))
        : new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] toMessage(GenericRecord record) {
    byte[] header = Messages.header(Fingerprints.crc64(record.getSchema()));
    byte[] datum = GenericRecords.toDatum(record);
    byte[] message = new byte[header.length + datum.length];
    System.arraycopy(header, 0, message, 0, header.length);
    System.arraycopy(datum, 0, message, header.length, datum.length);
    return message;
  }
}
