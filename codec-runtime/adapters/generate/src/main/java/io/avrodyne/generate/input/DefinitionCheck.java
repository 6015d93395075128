package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The check of definitions before they are put together: their names, and what they refer to. */
final class DefinitionCheck {

  private static final String NAME = "[A-Za-z_][A-Za-z0-9_]*";

  private final Map<String, Definition> types = new LinkedHashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  private DefinitionCheck() {}

  /**
   * Returns the definitions by full name.
   *
   * @throws BadSchemasException if a name is defined differently twice, undefined or invalid, or if
   *     records contain themselves without end
   */
  static Map<String, Definition> check(List<Definition> definitions) {
    DefinitionCheck check = new DefinitionCheck();
    definitions.forEach(check::add);
    check.types.values().forEach(check::checkNames);
    check.types.values().forEach(check::checkReferences);
    BadSchemasException.throwIfAny(check.problems);
    check.types.values().forEach(check::checkEnd);
    BadSchemasException.throwIfAny(check.problems);
    return check.types;
  }

  private void add(Definition type) {
    Definition other = types.putIfAbsent(type.fullname(), type);
    if (other != null && other.link().isEmpty() && !type.link().isEmpty() && other.isSame(type)) {
      types.put(type.fullname(), type);
    } else if (other != null && !other.isSame(type)) {
      problems.add(
          new Problem(
              type.place(),
              type.fullname() + " is defined differently in " + other.place() + ".",
              "Keep one definition, and refer to it by its full name."));
    }
  }

  private void checkNames(Definition type) {
    for (String part : type.fullname().split("\\.", -1)) {
      checkName(part, type.place(), "The name " + type.fullname());
    }
    JsonNode fields = type.json().path("fields");
    for (int i = 0; i < fields.size(); i++) {
      String name = fields.get(i).path("name").asText();
      checkName(name, type.place().at("fields").at(i), "The field name \"" + name + "\"");
    }
  }

  private void checkName(String name, Place place, String subject) {
    if (!name.matches(NAME)) {
      problems.add(
          new Problem(
              place,
              subject + " is not an Avro name.",
              "Use letters, digits and underscores, and begin with a letter or underscore."));
    }
  }

  private void checkReferences(Definition type) {
    for (References.Reference reference : References.of(type)) {
      if (!types.containsKey(reference.name()) && !isOutside(type, reference.name())) {
        problems.add(
            new Problem(
                reference.place(),
                type.fullname() + " refers to " + reference.name() + ", which no file defines.",
                "Correct the name, or add the folder with its schema."));
      }
    }
  }

  /** A name without dots may also be one without namespace. */
  private boolean isOutside(Definition type, String name) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    return name.equals(type.namespace() + "." + simple) && types.containsKey(simple);
  }

  private void checkEnd(Definition type) {
    Set<String> path = new LinkedHashSet<>();
    if (leadsTo(type.fullname(), type, path)) {
      problems.add(
          new Problem(
              type.place(),
              "Each " + type.fullname() + " contains another one, without end.",
              "Make one of the fields on the way a union with null, an array or a map."));
    }
  }

  private boolean leadsTo(String target, Definition type, Set<String> seen) {
    for (References.Reference reference : References.of(type)) {
      Definition next = types.get(reference.name());
      if (reference.required()
          && next != null
          && (reference.name().equals(target)
              || (seen.add(reference.name()) && leadsTo(target, next, seen)))) {
        return true;
      }
    }
    return false;
  }
}
