package io.avrodyne.processor.discover.settings;

import io.avrodyne.api.AvroIgnore;
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
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The annotations of a type, of a property, or of a part of the type of a property. The first
 * annotation of a kind counts.
 */
public final class Markers {

  /** No annotations. */
  public static final Markers NONE = new Markers(List.of(), null);

  private final List<Marker> markers;
  private final @Nullable TypeUse use;

  private Markers(List<Marker> markers, @Nullable TypeUse use) {
    this.markers = List.copyOf(markers);
    this.use = use;
  }

  /** Returns the annotations of a declaration. */
  public static Markers of(Element element) {
    return NONE.and(element);
  }

  /** Returns the annotations of a parameter, and those on its type. */
  public static Markers ofParameter(ExecutableElement call, int index) {
    VariableElement parameter = call.getParameters().get(index);
    return of(parameter).and(parameter.asType(), parameter);
  }

  /** Returns these and those of one more declaration. */
  public Markers and(Element element) {
    return and(element.getAnnotationMirrors(), element);
  }

  /** Returns these annotations and those on the type of {@code element}. */
  public Markers and(TypeMirror type, Element element) {
    return and(type.getAnnotationMirrors(), element);
  }

  /** Returns these annotations and those on the type of a property, including its parts. */
  public Markers at(TypeUse type, Element element) {
    return new Markers(and(type.annotations(), element).markers, type);
  }

  /** Returns these annotations, without the first parts of the annotated type. */
  public Markers from(int part) {
    TypeUse known = use;
    return known == null ? this : new Markers(markers, known.from(part));
  }

  /** Returns the annotations of a part of the type of a declaration, followed by these. */
  public Markers within(TypeMirror part, Element element) {
    Markers inner = inside(part, element);
    List<Marker> all = new ArrayList<>(inner.markers);
    all.addAll(markers);
    return new Markers(all, inner.use);
  }

  /**
   * Returns the annotations of a part of the type of a declaration. An annotation before {@code
   * String[]} belongs to the declaration, although javac also reports it on {@code String}; that
   * copy is ignored.
   */
  public Markers inside(TypeMirror part, Element element) {
    TypeUse inner = use(part);
    Markers own = NONE.at(inner, element);
    if (!isItemOfArray(part, element)) {
      return own;
    }
    Set<String> declared =
        element.getAnnotationMirrors().stream().map(Markers::text).collect(Collectors.toSet());
    return new Markers(
        own.markers.stream().filter(marker -> !declared.contains(text(marker.mirror()))).toList(),
        inner);
  }

  /**
   * The values of annotations about null have no meaning, and those of class files are not read.
   */
  private static String text(AnnotationMirror mirror) {
    return AnnotationReader.saysNull(mirror)
        ? mirror.getAnnotationType().toString()
        : mirror.toString();
  }

  /** Returns the use of the annotated type, or of a part of it. */
  public TypeUse use(TypeMirror type) {
    TypeUse known = use;
    if (known == null) {
      return TypeUse.of(type);
    }
    return known.type() == type ? known : known.part(type).orElseGet(() -> TypeUse.of(type));
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

  /** Returns these annotations and more that count as those of {@code element}. */
  public Markers and(List<? extends AnnotationMirror> mirrors, Element element) {
    List<Marker> all = new ArrayList<>(markers);
    mirrors.forEach(mirror -> all.add(new Marker(mirror, element)));
    return new Markers(all, use);
  }

  /** Finds an annotation, or the equivalent one of Apache's reflection. */
  public Optional<Marker> find(Class<? extends Annotation> annotation) {
    return markers.stream().filter(marker -> marker.isA(annotation)).findFirst();
  }

  /** Returns whether an annotation is present. */
  public boolean has(Class<? extends Annotation> annotation) {
    return find(annotation).isPresent();
  }

  /** Returns whether an {@link AvroIgnore} says that the property is left out. */
  public boolean sayIgnored() {
    return find(AvroIgnore.class).filter(Markers::saysIgnored).isPresent();
  }

  /**
   * Returns whether an {@link AvroIgnore}, or Apache's, has the value that leaves a property out.
   */
  public static boolean saysIgnored(Marker ignore) {
    return AnnotationReader.flag(ignore.mirror(), "value", true);
  }

  /** Returns all, in the order in which they count. */
  public List<Marker> all() {
    return markers;
  }

  /** Finds an annotation of Apache Avro's that only its own reflection can interpret. */
  public Optional<Marker> findUnknown() {
    return markers.stream()
        .filter(marker -> ApacheAnnotations.isUnknown(marker.mirror()))
        .findFirst();
  }

  /**
   * Returns every {@link AvroProp}, including those in containers, but without the copies that
   * javac puts on the field and the accessors of a component.
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

  /** Returns whether the compiler refuses one of our annotations. */
  public boolean areRefused() {
    return markers.stream()
        .anyMatch(marker -> marker.isOurs() && AnnotationReader.isRefused(marker.mirror()));
  }

  /** Returns whether one of the annotations makes its target nullable. */
  public boolean saysNullable() {
    return AnnotationReader.saysNullable(mirrors());
  }

  /** Returns whether one of the annotations says that its target is never null. */
  public boolean saysNonNull() {
    return AnnotationReader.saysNonNull(mirrors());
  }

  private List<AnnotationMirror> mirrors() {
    return markers.stream().map(Marker::mirror).toList();
  }
}
