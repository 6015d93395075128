package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroProp;
import io.avrodyne.api.AvroProps;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
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
    List<Marker> all = new ArrayList<>(inside(type, element).markers);
    all.addAll(markers);
    return new Markers(all);
  }

  /**
   * Returns those of a type in the type of a declaration. What stands in front of {@code byte[]} is
   * an annotation of the declaration, though javac has it on {@code byte} too; that copy does not
   * count.
   */
  public static Markers inside(TypeMirror type, Element element) {
    Markers own = NONE.and(type, element);
    if (!isItemOfArray(type, element)) {
      return own;
    }
    Set<String> declared =
        element.getAnnotationMirrors().stream().map(Object::toString).collect(Collectors.toSet());
    return new Markers(
        own.markers.stream()
            .filter(marker -> !declared.contains(marker.mirror().toString()))
            .toList());
  }

  private static boolean isItemOfArray(TypeMirror type, Element element) {
    TypeMirror item =
        element instanceof ExecutableElement method ? method.getReturnType() : element.asType();
    boolean array = item.getKind() == TypeKind.ARRAY;
    while (item.getKind() == TypeKind.ARRAY) {
      item = ((ArrayType) item).getComponentType();
    }
    return array && item.toString().equals(type.toString());
  }

  Markers and(List<? extends AnnotationMirror> mirrors, Element element) {
    List<Marker> all = new ArrayList<>(markers);
    mirrors.forEach(mirror -> all.add(new Marker(mirror, element)));
    return new Markers(all);
  }

  /** Finds an annotation; that of Apache's reflection which says the same counts too. */
  public Optional<Marker> find(Class<? extends Annotation> annotation) {
    return markers.stream().filter(marker -> marker.isA(annotation)).findFirst();
  }

  /** Returns whether an annotation stands there. */
  public boolean has(Class<? extends Annotation> annotation) {
    return find(annotation).isPresent();
  }

  /** Returns all, in the order in which they count. */
  List<Marker> all() {
    return markers;
  }

  /** Finds an annotation of Apache Avro's that gives a form which only its reflection knows. */
  public Optional<Marker> findUnknown() {
    return markers.stream()
        .filter(marker -> ApacheAnnotations.isUnknown(marker.mirror()))
        .findFirst();
  }

  /**
   * Returns every {@link AvroProp}, also those in containers. The copies of one that javac puts on
   * the field and the accessors of a component are left out.
   */
  public List<Marker> props() {
    List<Marker> props = new ArrayList<>();
    for (Marker marker : markers) {
      if (marker.isA(AvroProp.class)) {
        addProp(props, marker);
      } else if (marker.isA(AvroProps.class)) {
        AnnotationReader.contained(marker.mirror())
            .forEach(mirror -> addProp(props, new Marker(mirror, marker.element())));
      }
    }
    return props;
  }

  private static void addProp(List<Marker> props, Marker prop) {
    boolean copy =
        props.stream()
            .anyMatch(
                other ->
                    !other.element().equals(prop.element())
                        && MarkerValues.of(other).agreesWith(MarkerValues.of(prop)));
    if (!copy) {
      props.add(prop);
    }
  }

  /** Returns whether one of the annotations makes what it stands on nullable. */
  public boolean saysNullable() {
    return AnnotationReader.saysNullable(markers.stream().map(Marker::mirror).toList());
  }
}
