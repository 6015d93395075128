package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * The output for one type.
 *
 * @param name the generated class
 * @param text of the class
 * @param schemas those that are written to files
 * @param reachability the metadata that native images need, as JSON; empty if they need none
 */
public record EmittedSource(
    ClassName name, String text, List<EmittedSchema> schemas, Optional<String> reachability) {

  /** Copies the schemas. */
  public EmittedSource {
    schemas = List.copyOf(schemas);
  }

  /**
   * The schema of a codec.
   *
   * @param fullname the Avro fullname
   * @param text as JSON
   */
  public record EmittedSchema(String fullname, String text) {}
}
