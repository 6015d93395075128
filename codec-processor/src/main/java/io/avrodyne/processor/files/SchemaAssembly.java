package io.avrodyne.processor.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The text of a schema that contains each type it needs, where the type is first used. */
final class SchemaAssembly {

  private final Source source;
  private final Set<String> defined = new HashSet<>();

  SchemaAssembly(Source source) {
    this.source = source;
  }

  /** A source of definitions. */
  interface Source {
    /** Returns the definition of a full name. */
    ObjectNode find(String fullname) throws SchemaFile.Unreadable;
  }

  /** Returns the text of the schema of a type. */
  String text(String fullname) throws SchemaFile.Unreadable {
    return complete(TextNode.valueOf(fullname)).toString();
  }

  private JsonNode complete(JsonNode schema) throws SchemaFile.Unreadable {
    if (NamedDefinition.isReference(schema)) {
      ObjectNode type = source.find(schema.textValue());
      String namespace = type.path("namespace").asText();
      String name = type.path("name").asText();
      String fullname = namespace.isEmpty() ? name : namespace + "." + name;
      return defined.add(fullname) ? definition(type.deepCopy()) : TextNode.valueOf(fullname);
    }
    if (schema instanceof ArrayNode branches) {
      ArrayNode union = JsonNodeFactory.instance.arrayNode();
      for (JsonNode branch : branches) {
        union.add(complete(branch));
      }
      return union;
    }
    return schema instanceof ObjectNode object ? completeParts(object.deepCopy()) : schema;
  }

  private ObjectNode definition(ObjectNode type) throws SchemaFile.Unreadable {
    for (JsonNode field : type.path("fields")) {
      if (field instanceof ObjectNode object && object.has("type")) {
        object.set("type", complete(object.get("type")));
      }
    }
    return type;
  }

  private ObjectNode completeParts(ObjectNode schema) throws SchemaFile.Unreadable {
    String type = schema.path("type").asText();
    List<String> parts =
        type.equals("array")
            ? List.of("items")
            : type.equals("map") ? List.of("values") : List.of("type");
    for (String part : parts) {
      if (schema.has(part)) {
        schema.set(part, complete(schema.get(part)));
      }
    }
    return schema;
  }
}
