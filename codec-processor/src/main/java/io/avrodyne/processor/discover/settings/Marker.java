package io.avrodyne.processor.discover.settings;

import io.avrodyne.api.AvroRecord;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * An annotation and the element that it is on. An attribute that is not written in the source is
 * absent, whatever its default.
 *
 * @param mirror the annotation
 * @param element the annotated element, or the declaration whose type contains the annotation
 */
public record Marker(AnnotationMirror mirror, Element element) {

  private static final String OURS = AvroRecord.class.getPackageName() + ".";

  /** Returns whether it is one of our annotations, or the equivalent one of Apache's. */
  boolean isA(Class<? extends Annotation> annotation) {
    return kind().equals(annotation.getCanonicalName());
  }

  /** Returns whether it is one of our annotations. */
  boolean isOurs() {
    return AnnotationReader.name(mirror).startsWith(OURS);
  }

  /**
   * Returns the qualified name of the annotation, or of our equivalent if it is one of Apache's.
   */
  public String kind() {
    return ApacheAnnotations.ours(AnnotationReader.name(mirror));
  }

  /** Finds an attribute that is a string. */
  public Optional<String> text(String attribute) {
    return AnnotationReader.text(mirror, attribute);
  }

  /** Finds an attribute that is an array of strings. */
  public List<String> texts(String attribute) {
    return ApacheAnnotations.aliases(mirror)
        .orElseGet(
            () ->
                AnnotationReader.values(mirror, attribute).stream()
                    .map(AnnotationValue::getValue)
                    .filter(String.class::isInstance)
                    .map(String.class::cast)
                    .toList());
  }

  /** Returns an attribute that is an int, or {@code absent} if it is not written in the source. */
  public int integer(String attribute, int absent) {
    return AnnotationReader.value(mirror, attribute)
        .map(AnnotationValue::getValue)
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .orElse(absent);
  }

  /** Finds an attribute that is an enum constant. */
  public <E extends Enum<E>> Optional<E> constant(String attribute, Class<E> type) {
    return AnnotationReader.constant(mirror, attribute, type);
  }

  /** Finds an attribute that is a class. */
  public Optional<TypeMirror> type(String attribute) {
    return AnnotationReader.value(mirror, attribute)
        .filter(value -> value.getValue() instanceof TypeMirror)
        .map(value -> (TypeMirror) value.getValue());
  }

  /** Returns an attribute that is an array of classes. */
  public List<TypeMirror> types(String attribute) {
    return AnnotationReader.types(mirror, attribute);
  }

  /** Returns an attribute that is an array of annotations. */
  List<Marker> annotations(String attribute) {
    return AnnotationReader.annotations(mirror, attribute).stream()
        .map(each -> new Marker(each, element))
        .toList();
  }

  /** Returns whether an attribute is written in the source. */
  boolean has(String attribute) {
    return AnnotationReader.value(mirror, attribute).isPresent();
  }

  /** Returns the position of the annotation. */
  public ElementOrigin origin() {
    return new ElementOrigin(element, mirror, null);
  }

  /** Returns the position of an attribute, or of the annotation if the attribute is absent. */
  public ElementOrigin origin(String attribute) {
    return new ElementOrigin(
        element, mirror, AnnotationReader.value(mirror, attribute).orElse(null));
  }
}
