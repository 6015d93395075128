package io.avrodyne.command;

import java.util.List;
import org.apache.avro.Schema;

/**
 * A schema of a build.
 *
 * @param fullname the full name of the type; for a union, which has none, the name of its file
 * @param schema the schema, with the types that other files define
 * @param uses the full names of the types that other files define, in alphabetical order; the
 *     processor writes schemas that define everything they use
 */
record BuildSchema(String fullname, Schema schema, List<String> uses) {

  /** Copies the list. */
  BuildSchema {
    uses = List.copyOf(uses);
  }
}
