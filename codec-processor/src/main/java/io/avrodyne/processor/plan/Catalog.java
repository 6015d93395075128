package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.Map;

/**
 * Holds every record that a compilation knows, by its codec. Plans name each other through it, so
 * that they stay values even where types refer to each other in a circle.
 *
 * @param shapes by codec
 */
public record Catalog(Map<ClassName, RecordShape> shapes) {

  /** Copies the map. */
  public Catalog {
    shapes = Map.copyOf(shapes);
  }

  /** Returns a record that some plan of the same compilation names. */
  public RecordShape shape(ClassName codec) {
    RecordShape shape = shapes.get(codec);
    if (shape == null) {
      throw new IllegalStateException(codec + " is not in the catalog");
    }
    return shape;
  }
}
