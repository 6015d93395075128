package io.avrodyne.processor.bind;

import io.avrodyne.api.NullOrder;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.lang.annotation.Annotation;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** The context in which a type is bound: a property, or a part of the type of a property. */
final class BindingContext {

  private final String subject;
  private final Owner owner;
  private final Naming naming;
  private final Markers markers;
  private final ElementOrigin origin;
  private final Consumed consumed;

  /**
   * Creates one.
   *
   * @param subject {@code Type.field}, as messages name it
   * @param owner the codec that it belongs to
   * @param naming the parts of names
   * @param markers the annotations at this place
   * @param origin the field, component or accessor
   */
  BindingContext(
      String subject, Owner owner, Naming naming, Markers markers, ElementOrigin origin) {
    this(subject, owner, naming, markers, origin, new Consumed(new HashSet<>(), new HashSet<>()));
  }

  private BindingContext(
      String subject,
      Owner owner,
      Naming naming,
      Markers markers,
      ElementOrigin origin,
      Consumed consumed) {
    this.subject = subject;
    this.owner = owner;
    this.naming = naming;
    this.markers = markers;
    this.origin = origin;
    this.consumed = consumed;
  }

  /**
   * Returns the place of a part of the type at this place. The annotations at this place apply to
   * the part too, unless it has its own.
   */
  BindingContext within(TypeMirror part) {
    return new BindingContext(
        subject, owner, naming, markers.within(part, origin.element()), origin, consumed);
  }

  /**
   * Returns this place without the first parts of its type. The key and value of a map may be the
   * same mirror, so that only their order distinguishes them.
   */
  BindingContext from(int part) {
    return new BindingContext(subject, owner, naming, markers.from(part), origin, consumed);
  }

  /** Returns this place with other annotations, those of a converter or a wrapper. */
  BindingContext with(Markers others) {
    return new BindingContext(subject, owner, naming, others, origin);
  }

  /** Returns the annotations on a part of the type at this place. */
  Markers inside(TypeMirror part) {
    return markers.inside(part, origin.element());
  }

  /** Returns the type at this place, with the annotations on its parts. */
  TypeUse use(TypeMirror type) {
    return markers.use(type);
  }

  String subject() {
    return subject;
  }

  Owner owner() {
    return owner;
  }

  String namespace() {
    return naming.namespace();
  }

  /** Returns the record and the field, of which names are made. */
  String namePrefix() {
    return naming.prefix();
  }

  boolean nullFirst() {
    return owner.settings().nullOrder() == NullOrder.FIRST;
  }

  ElementOrigin origin() {
    return origin;
  }

  /** Finds an annotation that may apply to a part of the type. */
  Optional<Marker> find(Class<? extends Annotation> annotation) {
    return markers.find(annotation);
  }

  /**
   * Finds an annotation that determines the mapping of the type at this place, and marks it as
   * used.
   */
  Optional<Marker> consume(Class<? extends Annotation> annotation) {
    Optional<Marker> marker = markers.find(annotation);
    if (marker.isPresent()) {
      consumed.kinds().add(annotation);
      consumed.markers().add(marker.get());
    }
    return marker;
  }

  /** Returns whether an annotation was used at this place or within its type. */
  boolean isConsumed(Class<? extends Annotation> annotation) {
    return consumed.kinds().contains(annotation);
  }

  /** Returns whether an annotation at this place was used here or within its type. */
  boolean isConsumed(Marker marker) {
    return consumed.markers().contains(marker);
  }

  /** Finds an annotation on a part of the type of the property. */
  Optional<Marker> own(TypeMirror part, Class<? extends Annotation> annotation) {
    return inside(part).find(annotation);
  }

  /** The annotations that have been used at a property and within its type. */
  private record Consumed(Set<Class<? extends Annotation>> kinds, Set<Marker> markers) {}
}
