package io.avrodyne.runtime.datum;

import java.util.Map;
import org.apache.avro.Schema;

/**
 * The form of a map: an object with its keys.
 *
 * @param minItemBytes the minimum size of an encoded key and its value, in bytes
 */
record MapForm(Schema schema, ValueForm value, int minItemBytes) implements ValueForm {

  @Override
  public String expected() {
    return "an object with any names";
  }

  @Override
  public String example() {
    return value instanceof ScalarForm<?> ? "{\"key\": " + value.example() + "}" : "{...}";
  }

  @Override
  public String javaExample() {
    return value instanceof ScalarForm<?>
        ? "Map.of(\"key\", " + value.javaExample() + ")"
        : "a Map";
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return kind == JsonKind.OBJECT;
  }

  @Override
  public Fit fitOfJava(Object found) {
    return found instanceof Map<?, ?> ? Fit.NATURAL : Fit.NONE;
  }
}
