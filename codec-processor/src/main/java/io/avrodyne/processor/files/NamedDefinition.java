package io.avrodyne.processor.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The separation of a schema into the types that it defines, each of which refers to the others by
 * their full names.
 */
final class NamedDefinition {

  static final Set<String> NAMED = Set.of("record", "error", "enum", "fixed");

  private static final Set<String> PRIMITIVES =
      Set.of("null", "boolean", "int", "long", "float", "double", "bytes", "string");

  private final Map<String, ObjectNode> found;

  private NamedDefinition(Map<String, ObjectNode> found) {
    this.found = found;
  }

  /**
   * Adds the types that a schema defines.
   *
   * @return the schema with a reference in the place of each definition
   */
  static JsonNode separate(JsonNode schema, Map<String, ObjectNode> found) {
    return new NamedDefinition(found).flat(schema, null);
  }

  /** Returns whether a text refers to a type that is not Avro's own. */
  static boolean isReference(JsonNode schema) {
    return schema.isTextual() && !PRIMITIVES.contains(schema.textValue());
  }

  private JsonNode flat(JsonNode schema, @Nullable String namespace) {
    if (isReference(schema)) {
      return TextNode.valueOf(fullname(schema.textValue(), namespace));
    }
    if (schema instanceof ArrayNode branches) {
      ArrayNode union = JsonNodeFactory.instance.arrayNode();
      branches.forEach(branch -> union.add(flat(branch, namespace)));
      return union;
    }
    return schema instanceof ObjectNode object ? flat(object, namespace) : schema;
  }

  private JsonNode flat(ObjectNode schema, @Nullable String namespace) {
    ObjectNode copy = schema.deepCopy();
    if (NAMED.contains(schema.path("type").asText()) && schema.path("name").isTextual()) {
      return named(copy, namespace);
    }
    for (String part : List.of("type", "items", "values")) {
      JsonNode inner = schema.get(part);
      if (inner != null && !isOwn(part, inner)) {
        copy.set(part, flat(inner, namespace));
      }
    }
    return copy;
  }

  private static boolean isOwn(String part, JsonNode inner) {
    return part.equals("type") && Set.of("array", "map").contains(inner.asText());
  }

  private TextNode named(ObjectNode definition, @Nullable String namespace) {
    String given = definition.path("name").textValue();
    JsonNode own = definition.get("namespace");
    String fullname = fullname(given, own == null || own.isNull() ? namespace : own.asText());
    int dot = fullname.lastIndexOf('.');
    String inner = dot < 0 ? "" : fullname.substring(0, dot);
    definition.put("name", fullname.substring(dot + 1));
    definition.put("namespace", inner);
    definition
        .path("fields")
        .forEach(
            field -> {
              if (field instanceof ObjectNode object && object.has("type")) {
                object.set("type", flat(object.get("type"), inner));
              }
            });
    found.putIfAbsent(fullname, definition);
    return TextNode.valueOf(fullname);
  }

  private static String fullname(String name, @Nullable String namespace) {
    return name.contains(".") || namespace == null || namespace.isEmpty()
        ? name
        : namespace + "." + name;
  }
}
