package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.InputStream;
import java.util.List;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.ChainingConverter;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SimpleSerializedObject;

/**
 * The converter that upcasters and tools get. A message says by its fingerprint which schema it has
 * and a {@code GenericRecord} has its schema, so both convert to each other and to JSON. JSON does
 * not say its schema: it converts back only as part of a {@link SerializedObject}, whose type and
 * revision do.
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
    PayloadConversions.of(schemas, transcoders).forEach(chain::registerConverter);
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
    byte[] message = StoredJson.of(original, type, schemas).toMessage(transcoders);
    T converted = chain.convert(message, byte[].class, targetType);
    return new SimpleSerializedObject<>(converted, targetType, original.getType());
  }

  /** Returns whether the text of JSON is not enough to convert it. */
  private static boolean needsSchema(Class<?> contentType, Class<?> targetType) {
    if (contentType == AvroJson.class) {
      return targetType != AvroJson.class;
    }
    return StoredJson.isContent(contentType)
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
}
