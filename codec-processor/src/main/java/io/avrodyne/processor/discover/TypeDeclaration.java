package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.creator.CreatorDeclaration;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Settings;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/**
 * A class as declared in its source.
 *
 * @param type the class with its type arguments
 * @param settings the settings in its annotation
 * @param markers its annotations
 * @param properties in schema order
 * @param creator how its objects are created; null if there is no way, as the problems then say
 * @param leftOut the fields that other libraries ignore, and that are therefore missing
 * @param problems what keeps it from having a codec; the properties concerned are missing
 */
public record TypeDeclaration(
    DeclaredType type,
    Settings settings,
    Markers markers,
    List<PropertyDeclaration> properties,
    @Nullable CreatorDeclaration creator,
    List<Omission> leftOut,
    List<Problem> problems) {

  /** Copies the lists. */
  public TypeDeclaration {
    properties = List.copyOf(properties);
    leftOut = List.copyOf(leftOut);
    problems = List.copyOf(problems);
  }

  /** Returns the class. */
  public TypeElement element() {
    return (TypeElement) type.asElement();
  }
}
