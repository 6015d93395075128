package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The schema of a type with each type it needs, where that is first used. */
final class SchemaAssembly {

  private final Map<String, Definition> types;
  private final Set<String> defined = new HashSet<>();

  private SchemaAssembly(Map<String, Definition> types) {
    this.types = types;
  }

  static String text(Definition type, Map<String, Definition> types) {
    SchemaAssembly assembly = new SchemaAssembly(types);
    assembly.defined.add(type.fullname());
    return assembly.definition(type).toString();
  }

  private JsonNode complete(JsonNode schema) {
    if (Separation.isReference(schema)) {
      Definition type = find(schema.textValue());
      if (type == null) {
        return schema;
      }
      return defined.add(type.fullname()) ? definition(type) : TextNode.valueOf(type.fullname());
    }
    if (schema instanceof ArrayNode branches) {
      ArrayNode union = JsonNodeFactory.instance.arrayNode();
      branches.forEach(branch -> union.add(complete(branch)));
      return union;
    }
    return schema instanceof ObjectNode object ? parts(object.deepCopy()) : schema;
  }

  /** A name without dots is one of the namespace around it, or else one without namespace. */
  private @Nullable Definition find(String name) {
    Definition type = types.get(name);
    return type != null ? type : types.get(name.substring(name.lastIndexOf('.') + 1));
  }

  private JsonNode definition(Definition type) {
    ObjectNode copy = type.json().deepCopy();
    for (JsonNode field : copy.path("fields")) {
      if (field instanceof ObjectNode object && object.has("type")) {
        object.set("type", complete(object.get("type")));
      }
    }
    return copy;
  }

  private ObjectNode parts(ObjectNode schema) {
    String type = schema.path("type").asText();
    String part = type.equals("array") ? "items" : type.equals("map") ? "values" : "type";
    if (schema.has(part)) {
      schema.set(part, complete(schema.get(part)));
    }
    return schema;
  }
}
