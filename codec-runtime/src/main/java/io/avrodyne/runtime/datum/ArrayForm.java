package io.avrodyne.runtime.datum;

import java.util.Collection;
import org.apache.avro.Schema;

/**
 * The form of an array.
 *
 * @param minItemBytes the minimum size of an encoded item, in bytes
 */
record ArrayForm(Schema schema, ValueForm item, int minItemBytes) implements ValueForm {

  @Override
  public String expected() {
    return "an array";
  }

  @Override
  public String example() {
    return item instanceof ScalarForm<?> ? "[" + item.example() + "]" : "[...]";
  }

  @Override
  public String javaExample() {
    return item instanceof ScalarForm<?> ? "List.of(" + item.javaExample() + ")" : "a List";
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return kind == JsonKind.ARRAY;
  }

  @Override
  public Fit fitOfJava(Object value) {
    return value instanceof Collection<?> ? Fit.NATURAL : Fit.NONE;
  }
}
