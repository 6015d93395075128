package io.avrodyne.axon;

import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * The names under which payloads of a class may be stored: the binary name of the class, the full
 * name of its schema, and the aliases of the schema. Schemas have dots where binary names have
 * dollar signs, so each name of the schema stands for the binary names of nested classes as well.
 */
final class StoredNames {

  private final Set<String> names = new LinkedHashSet<>();

  private StoredNames() {}

  static Set<String> of(Class<?> type, Schema schema) {
    StoredNames found = new StoredNames();
    found.names.add(type.getName());
    found.addNested(schema.getFullName());
    schema.getAliases().forEach(found::addNested);
    return found.names;
  }

  /** Adds {@code a.B.C}, {@code a.B$C} and {@code a$B$C}. */
  private void addNested(String name) {
    names.add(name);
    int dot = name.lastIndexOf('.');
    if (dot >= 0) {
      StringBuilder nested = new StringBuilder(name);
      for (int at = dot; at >= 0; at = name.lastIndexOf('.', at - 1)) {
        nested.setCharAt(at, '$');
        names.add(nested.toString());
      }
    }
  }
}
