package io.avrodyne.processor.discover;

import io.avrodyne.processor.plan.Origin;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Is the place of an element, or of an annotation on it, or of a value in that. */
public record ElementOrigin(
    Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value)
    implements Origin {

  /** Creates the place of an element. */
  public static ElementOrigin of(Element element) {
    return new ElementOrigin(element, null, null);
  }
}
