package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import org.apache.avro.Schema;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;

/**
 * A payload as JSON, which does not say its schema: the type and the revision that are stored
 * beside it do.
 *
 * @param text the text
 * @param isAvro whether the text has Avro's own encoding
 * @param schema the schema of the revision, or the current schema if none is stored
 */
record StoredJson(String text, boolean isAvro, Schema schema) implements StoredPayload {

  /** Returns whether content of a class is JSON. */
  static boolean isContent(Class<?> contentType) {
    return contentType == String.class
        || contentType == AvroJson.class
        || JsonNode.class.isAssignableFrom(contentType);
  }

  /**
   * Returns the JSON of a payload.
   *
   * @throws SerializationException if it is a tree that cannot be written as text
   */
  static StoredJson of(SerializedObject<?> payload, PayloadType<?> type, WriterSchemas schemas) {
    Schema known = schemas.find(type, payload.getType());
    Schema schema = known != null ? known : type.codec().schema();
    Object data = payload.getData();
    if (data instanceof AvroJson json) {
      return new StoredJson(json.text(), true, schema);
    }
    String text = data instanceof JsonNode tree ? JsonTrees.toText(tree) : data.toString();
    return new StoredJson(text, false, schema);
  }

  @Override
  public byte[] datum(Transcoders transcoders) {
    return isAvro ? transcoders.ofAvroJson(text, schema) : transcoders.ofJson(text, schema);
  }
}
