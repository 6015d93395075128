package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.NullOrder;
import io.avrodyne.api.Nullability;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Holds what {@code @AvroRecord} says on a type.
 *
 * @param name empty unless written out
 * @param namespace empty unless written out; "" is Avro's null namespace
 * @param doc empty unless written out
 * @param nullability which fields are nullable
 * @param nullOrder where null stands in their unions
 * @param converters that apply wherever their Java types stand
 * @param imports types of other libraries that become records
 */
public record Settings(
    Optional<String> name,
    Optional<String> namespace,
    Optional<String> doc,
    Nullability nullability,
    NullOrder nullOrder,
    List<TypeMirror> converters,
    List<TypeMirror> imports) {

  /** Copies the lists. */
  public Settings {
    converters = List.copyOf(converters);
    imports = List.copyOf(imports);
  }

  /** Reads those of an annotated type. */
  public static Settings of(TypeElement type) {
    return AnnotationReader.find(type, AvroRecord.class.getCanonicalName())
        .or(() -> AnnotationReader.find(type, AvroUnion.class.getCanonicalName()))
        .map(Settings::of)
        .orElseThrow();
  }

  private static Settings of(AnnotationMirror annotation) {
    return new Settings(
        AnnotationReader.text(annotation, "name"),
        AnnotationReader.text(annotation, "namespace"),
        AnnotationReader.text(annotation, "doc"),
        AnnotationReader.constant(annotation, "nullability", Nullability.class)
            .orElse(Nullability.NON_NULL),
        AnnotationReader.constant(annotation, "nullOrder", NullOrder.class).orElse(NullOrder.FIRST),
        List.of(),
        List.of());
  }
}
