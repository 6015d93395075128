package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroDoc;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A reader of the attributes that annotations add to a schema. */
final class MarkedAttributes {

  private MarkedAttributes() {}

  /** Returns the attributes of a field. */
  static Attributes ofField(Markers markers) {
    return new Attributes(
        doc(markers, AvroDoc.class, "value").stream().toList(),
        aliases(markers),
        properties(markers));
  }

  /** Returns the attributes of a type; {@code main} is the annotation that may also give a doc. */
  static Attributes ofType(Markers markers, Class<? extends Annotation> main) {
    return new Attributes(
        Stream.of(doc(markers, main, "doc"), doc(markers, AvroDoc.class, "value"))
            .flatMap(Optional::stream)
            .toList(),
        aliases(markers),
        properties(markers));
  }

  private static Optional<AnnotationText> doc(
      Markers markers, Class<? extends Annotation> annotation, String attribute) {
    return markers.find(annotation).flatMap(marker -> text(marker, attribute));
  }

  /** Finds an attribute that is a string, with its place. */
  static Optional<AnnotationText> text(Marker marker, String attribute) {
    return marker.text(attribute).map(text -> new AnnotationText(text, marker.origin(attribute)));
  }

  private static List<AnnotationText> aliases(Markers markers) {
    return markers.find(AvroAlias.class).stream()
        .flatMap(
            marker ->
                marker.texts("value").stream()
                    .map(alias -> new AnnotationText(alias, marker.origin("value"))))
        .toList();
  }

  /** Returns the further attributes of a schema. */
  static List<Attributes.Property> properties(Markers markers) {
    return markers.props().stream().flatMap(marker -> property(marker).stream()).toList();
  }

  private static Optional<Attributes.Property> property(Marker marker) {
    return text(marker, "key")
        .map(key -> new Attributes.Property(key, marker.text("value").orElse("")));
  }
}
