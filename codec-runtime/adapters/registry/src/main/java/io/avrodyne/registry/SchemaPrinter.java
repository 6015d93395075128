package io.avrodyne.registry;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** A printer of the bodies of requests that contain a schema. */
final class SchemaPrinter {

  private static final JsonFactory FACTORY = new JsonFactory();

  private SchemaPrinter() {}

  /** Returns the body for a schema: its text, and its references if it has any. */
  static String body(Schema schema, List<SchemaReference> references) {
    StringWriter body = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(body)) {
      json.writeStartObject();
      json.writeStringField("schema", text(schema, references));
      if (!references.isEmpty()) {
        json.writeArrayFieldStart("references");
        for (SchemaReference reference : references) {
          write(reference, json);
        }
        json.writeEndArray();
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return body.toString();
  }

  private static void write(SchemaReference reference, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", reference.name());
    json.writeStringField("subject", reference.subject());
    json.writeNumberField("version", reference.version());
    json.writeEndObject();
  }

  /**
   * Returns the text of a schema without the types that its references define.
   *
   * @throws IllegalArgumentException if a reference names a type that the schema does not contain,
   *     or if such a type contains the schema
   */
  @SuppressWarnings("deprecation") // Nothing else of Avro prints names instead of known types.
  static String text(Schema schema, List<SchemaReference> references) {
    if (references.isEmpty()) {
      return schema.toString();
    }
    Map<String, Schema> types = NamedTypesOf.schema(schema);
    Map<String, Schema> known = new LinkedHashMap<>();
    for (SchemaReference reference : references) {
      Schema type = types.get(reference.name());
      if (type == null) {
        throw new IllegalArgumentException(
            "The reference "
                + reference.name()
                + " names no type of the schema. It must be the full name of a record, enum or"
                + " fixed that the schema contains");
      }
      known.putAll(NamedTypesOf.schema(type));
    }
    if (known.containsValue(schema)) {
      throw new IllegalArgumentException(
          "A type that the references define contains the schema itself. Remove that reference");
    }
    return schema.toString(known.values(), false);
  }
}
