package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * Is an annotated class as its source declares it.
 *
 * @param type the class
 * @param settings what its annotation says
 * @param properties in schema order
 * @param built whether the constructor takes all properties, in order
 * @param problems what keeps it from having a codec; the properties concerned are missing
 */
public record TypeDeclaration(
    TypeElement type,
    Settings settings,
    List<PropertyDeclaration> properties,
    boolean built,
    List<Problem> problems) {

  /** Copies the lists. */
  public TypeDeclaration {
    properties = List.copyOf(properties);
    problems = List.copyOf(problems);
  }
}
