package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.NullOrder;
import io.avrodyne.api.Nullability;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;

/**
 * Holds what {@code @AvroRecord} says on a type.
 *
 * @param name empty unless written out
 * @param namespace empty unless written out; "" is Avro's null namespace
 * @param doc empty unless written out
 * @param nullability which fields are nullable
 * @param nullOrder where null stands in their unions
 */
public record Settings(
    Optional<String> name,
    Optional<String> namespace,
    Optional<String> doc,
    Nullability nullability,
    NullOrder nullOrder) {

  static Settings of(AnnotationMirror annotation) {
    return new Settings(
        AnnotationReader.text(annotation, "name"),
        AnnotationReader.text(annotation, "namespace"),
        AnnotationReader.text(annotation, "doc"),
        AnnotationReader.constant(annotation, "nullability", Nullability.class)
            .orElse(Nullability.NON_NULL),
        AnnotationReader.constant(annotation, "nullOrder", NullOrder.class)
            .orElse(NullOrder.FIRST));
  }

  /** Returns the name of the annotation. */
  static String annotationName() {
    return AvroRecord.class.getCanonicalName();
  }
}
