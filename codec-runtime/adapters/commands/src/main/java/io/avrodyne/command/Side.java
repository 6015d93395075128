package io.avrodyne.command;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.Schema;

/**
 * A side of a comparison.
 *
 * @param schemas the schemas by the full names of their types
 * @param isNamed whether the side names a single schema, as a file or a subject does; a folder or
 *     class output may happen to contain one
 */
record Side(Map<String, Schema> schemas, boolean isNamed) {

  /** Copies the map, in the order of names. */
  Side {
    schemas = Collections.unmodifiableSortedMap(new TreeMap<>(schemas));
  }

  /** Returns the name of the first type, of which a named side has no other. */
  String name() {
    return schemas.keySet().iterator().next();
  }
}
