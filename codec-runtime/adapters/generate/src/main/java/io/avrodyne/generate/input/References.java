package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** The references of a definition to other types. */
final class References {

  /**
   * A reference.
   *
   * @param name the full name of the type
   * @param place where it is
   * @param required whether each value of the definition contains one of the type
   */
  record Reference(String name, Place place, boolean required) {}

  private final List<Reference> found = new ArrayList<>();

  private References() {}

  static List<Reference> of(Definition type) {
    References references = new References();
    JsonNode fields = type.json().path("fields");
    for (int i = 0; i < fields.size(); i++) {
      String name = fields.get(i).path("name").asText();
      Place place =
          type.link().isEmpty()
              ? type.place().at(name)
              : type.place().at("fields").at(i).at("type");
      references.find(fields.get(i).path("type"), place, true);
    }
    return references.found;
  }

  private void find(JsonNode schema, Place place, boolean required) {
    if (Separation.isReference(schema)) {
      found.add(new Reference(schema.textValue(), place, required));
    } else if (schema.isArray()) {
      for (int i = 0; i < schema.size(); i++) {
        find(schema.get(i), place.at(i), required && schema.size() == 1);
      }
    } else if (schema instanceof ObjectNode object) {
      String type = object.path("type").asText();
      if (type.equals("array")) {
        find(object.path("items"), place.at("items"), false);
      } else if (type.equals("map")) {
        find(object.path("values"), place.at("values"), false);
      } else {
        find(object.path("type"), place.at("type"), required);
      }
    }
  }
}
