package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A named type of the input, in which other named types are references by full name.
 *
 * @param fullname its full name
 * @param json its attributes
 * @param place where it is defined
 * @param link the file of its schema, relative to its folder; empty for a type of an IDL file
 */
record Definition(String fullname, ObjectNode json, Place place, String link) {

  String namespace() {
    return json.path("namespace").asText();
  }

  /** Returns whether another definition says the same, wherever it is. */
  boolean isSame(Definition other) {
    return json.equals(other.json);
  }
}
