package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.avrodyne.generate.input.References.Reference;
import java.util.List;
import java.util.Optional;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

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

  /** Returns whether another definition says the same, wherever it is and however it is written. */
  boolean isSame(Definition other) {
    if (json.equals(other.json)) {
      return true;
    }
    Optional<String> printed = printed();
    return printed.isPresent() && printed.equals(other.printed());
  }

  /**
   * Returns the definition as Apache Avro prints it, which is all that is known of a file that IDL
   * imports; empty if it is not valid. Of other types, only the names are compared, so each is an
   * empty record.
   */
  private Optional<String> printed() {
    try {
      List<Schema> others =
          References.of(this).stream()
              .map(Reference::name)
              .filter(name -> !name.equals(fullname))
              .distinct()
              .map(name -> Schema.createRecord(name, null, null, false, List.of()))
              .toList();
      Schema.Parser parser = new Schema.Parser().addTypes(others).setValidateDefaults(false);
      return Optional.of(parser.parse(json.toString()).toString());
    } catch (AvroRuntimeException | IllegalArgumentException | NullPointerException e) {
      return Optional.empty();
    }
  }
}
