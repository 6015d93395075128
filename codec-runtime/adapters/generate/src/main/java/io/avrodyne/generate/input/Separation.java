package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The separation of a schema into its named types, with a reference in the place of each. */
final class Separation {

  private static final Set<String> NAMED = Set.of("record", "error", "enum", "fixed");
  private static final Set<String> PRIMITIVES =
      Set.of("null", "boolean", "int", "long", "float", "double", "bytes", "string");

  private final String link;
  private final List<Definition> found = new ArrayList<>();

  private Separation(String link) {
    this.link = link;
  }

  /** Returns the named types of a schema, outer ones after those within them. */
  static List<Definition> of(JsonNode schema, Place place, String link) {
    Separation separation = new Separation(link);
    separation.flat(schema, "", place);
    return separation.found;
  }

  static boolean isReference(JsonNode schema) {
    return schema.isTextual() && !PRIMITIVES.contains(schema.textValue());
  }

  private JsonNode flat(JsonNode schema, String namespace, Place place) {
    if (isReference(schema)) {
      return TextNode.valueOf(fullname(schema.textValue(), namespace));
    }
    if (schema instanceof ArrayNode branches) {
      ArrayNode union = JsonNodeFactory.instance.arrayNode();
      for (int i = 0; i < branches.size(); i++) {
        union.add(flat(branches.get(i), namespace, place.at(i)));
      }
      return union;
    }
    return schema instanceof ObjectNode object ? flat(object, namespace, place) : schema;
  }

  private JsonNode flat(ObjectNode schema, String namespace, Place place) {
    String type = schema.path("type").asText();
    ObjectNode copy = schema.deepCopy();
    if (NAMED.contains(type)) {
      return named(copy, namespace, place);
    }
    String part = type.equals("array") ? "items" : type.equals("map") ? "values" : "type";
    if (schema.has(part)) {
      copy.set(part, flat(schema.get(part), namespace, place.at(part)));
    }
    return copy;
  }

  private JsonNode named(ObjectNode definition, String namespace, Place place) {
    if (!definition.path("name").isTextual()) {
      throw new BadSchemasException(
          List.of(
              new Problem(
                  place,
                  "A " + definition.path("type").asText() + " has no name.",
                  "Give it a \"name\".")));
    }
    JsonNode own = definition.path("namespace");
    String fullname =
        fullname(definition.get("name").textValue(), own.isTextual() ? own.textValue() : namespace);
    int dot = fullname.lastIndexOf('.');
    String inner = dot < 0 ? "" : fullname.substring(0, dot);
    definition.put("name", fullname.substring(dot + 1));
    definition.put("namespace", inner);
    JsonNode fields = definition.path("fields");
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i) instanceof ObjectNode field && field.has("type")) {
        Place type = place.at("fields").at(i).at("type");
        field.set("type", flat(field.get("type"), inner, type));
      }
    }
    found.add(new Definition(fullname, definition, place, link));
    return TextNode.valueOf(fullname);
  }

  private static String fullname(String name, String namespace) {
    return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
  }
}
