package io.avrodyne.processor.discover;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * Holds the annotations that say something about a type, a property, or a type in the type of a
 * property. The first one of a kind counts.
 */
public final class Markers {

  /** Says nothing. */
  public static final Markers NONE = new Markers(List.of());

  private final List<Marker> markers;

  private Markers(List<Marker> markers) {
    this.markers = List.copyOf(markers);
  }

  /** Returns those of a declaration. */
  public static Markers of(Element element) {
    return NONE.and(element);
  }

  /** Returns these and those of one more declaration. */
  Markers and(Element element) {
    return and(element.getAnnotationMirrors(), element);
  }

  /** Returns these and those that stand on the type of {@code element}. */
  Markers and(TypeMirror type, Element element) {
    return and(type.getAnnotationMirrors(), element);
  }

  /** Returns those of a type in the type of a declaration, before these. */
  public Markers within(TypeMirror type, Element element) {
    Markers own = NONE.and(type, element);
    List<Marker> all = new ArrayList<>(own.markers);
    all.addAll(markers);
    return new Markers(all);
  }

  private Markers and(List<? extends AnnotationMirror> mirrors, Element element) {
    List<Marker> all = new ArrayList<>(markers);
    mirrors.forEach(mirror -> all.add(new Marker(mirror, element)));
    return new Markers(all);
  }

  /** Finds an annotation. */
  public Optional<Marker> find(Class<? extends Annotation> annotation) {
    return markers.stream()
        .filter(marker -> AnnotationReader.isA(marker.mirror(), annotation.getCanonicalName()))
        .findFirst();
  }

  /** Returns all annotations of a kind that can be repeated. */
  public List<Marker> all(
      Class<? extends Annotation> annotation, Class<? extends Annotation> container) {
    return markers.stream()
        .flatMap(
            marker ->
                AnnotationReader.isA(marker.mirror(), container.getCanonicalName())
                    ? marker.contained().stream()
                    : Stream.of(marker))
        .filter(marker -> AnnotationReader.isA(marker.mirror(), annotation.getCanonicalName()))
        .toList();
  }

  /** Returns whether an annotation stands there. */
  public boolean has(Class<? extends Annotation> annotation) {
    return find(annotation).isPresent();
  }

  /** Returns whether one of the annotations makes what it stands on nullable. */
  public boolean saysNullable() {
    return AnnotationReader.saysNullable(markers.stream().map(Marker::mirror).toList());
  }
}
