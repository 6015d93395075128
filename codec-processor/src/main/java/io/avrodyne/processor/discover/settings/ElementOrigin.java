package io.avrodyne.processor.discover.settings;

import io.avrodyne.processor.plan.Origin;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** The position of an element, of an annotation on it, or of a value in that annotation. */
public record ElementOrigin(
    Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value)
    implements Origin {

  /** Creates the position of an element. */
  public static ElementOrigin of(Element element) {
    return new ElementOrigin(element, null, null);
  }
}
