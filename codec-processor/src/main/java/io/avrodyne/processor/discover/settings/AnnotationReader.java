package io.avrodyne.processor.discover.settings;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * A reader of annotation mirrors. An attribute that is not written in the source is absent,
 * whatever its default.
 */
public final class AnnotationReader {

  /** Whatever their packages. */
  private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull", "AvroNullable");

  private static final Set<String> NON_NULL = Set.of("NonNull", "NotNull", "Nonnull");

  private AnnotationReader() {}

  /** Finds the annotation of a qualified name. */
  public static Optional<AnnotationMirror> find(Element element, String annotation) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (isA(mirror, annotation)) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }

  /** Returns whether an annotation has a qualified name. */
  static boolean isA(AnnotationMirror mirror, String annotation) {
    return name(mirror).equals(annotation);
  }

  /** Returns the qualified name of an annotation. */
  public static String name(AnnotationMirror mirror) {
    return MoreElements.asType(mirror.getAnnotationType().asElement())
        .getQualifiedName()
        .toString();
  }

  /** Returns the annotations in a container of repeated annotations. */
  static List<AnnotationMirror> contained(AnnotationMirror container) {
    return annotations(container, "value");
  }

  /** Returns an attribute that is an array of annotations. */
  static List<AnnotationMirror> annotations(AnnotationMirror mirror, String attribute) {
    return values(mirror, attribute).stream()
        .filter(value -> value.getValue() instanceof AnnotationMirror)
        .map(value -> (AnnotationMirror) value.getValue())
        .toList();
  }

  /** Returns an attribute that is an array of classes. */
  static List<TypeMirror> types(AnnotationMirror mirror, String attribute) {
    return values(mirror, attribute).stream()
        .filter(value -> value.getValue() instanceof TypeMirror)
        .map(value -> (TypeMirror) value.getValue())
        .toList();
  }

  /**
   * Returns the values of an attribute that is an array, or an empty list if it is not written in
   * the source.
   */
  @SuppressWarnings("unchecked") // An array's value is a list of values.
  public static List<? extends AnnotationValue> values(AnnotationMirror mirror, String attribute) {
    return value(mirror, attribute)
        .filter(value -> value.getValue() instanceof List<?>)
        .map(value -> (List<? extends AnnotationValue>) value.getValue())
        .orElse(List.of());
  }

  /** Finds an attribute that is written in the source. */
  public static Optional<AnnotationValue> value(AnnotationMirror mirror, String attribute) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(attribute)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }

  /**
   * Returns an attribute that is a boolean, or {@code absent} if it is not written in the source.
   */
  public static boolean flag(AnnotationMirror mirror, String attribute, boolean absent) {
    return value(mirror, attribute)
        .map(AnnotationValue::getValue)
        .filter(Boolean.class::isInstance)
        .map(Boolean.class::cast)
        .orElse(absent);
  }

  /** Finds an attribute that is a string. */
  public static Optional<String> text(AnnotationMirror mirror, String attribute) {
    return value(mirror, attribute)
        .filter(value -> value.getValue() instanceof String && !isRefused(value))
        .map(value -> (String) value.getValue());
  }

  /** Finds an attribute that is an enum constant. */
  static <E extends Enum<E>> Optional<E> constant(
      AnnotationMirror mirror, String attribute, Class<E> type) {
    return value(mirror, attribute)
        .filter(value -> value.getValue() instanceof Element)
        .map(value -> Enum.valueOf(type, ((Element) value.getValue()).getSimpleName().toString()));
  }

  /**
   * Returns whether the compiler refuses an annotation: a value has another type than its attribute
   * or a name in it is unknown, or a value is missing.
   */
  static boolean isRefused(AnnotationMirror mirror) {
    return mirror.getElementValues().values().stream().anyMatch(AnnotationReader::isRefused)
        || ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements())
            .stream()
            .filter(attribute -> attribute.getDefaultValue() == null)
            .anyMatch(attribute -> value(mirror, attribute.getSimpleName().toString()).isEmpty());
  }

  /** A string with that text is printed in quotes. */
  private static boolean isRefused(AnnotationValue value) {
    return value.getValue() instanceof List<?> values
        ? values.stream().anyMatch(each -> isRefused((AnnotationValue) each))
        : value.toString().equals("<error>");
  }

  /** Returns whether one of the annotations makes its target nullable. */
  public static boolean saysNullable(List<? extends AnnotationMirror> annotations) {
    return isAnyCalled(annotations, NULLABLE);
  }

  /** Returns whether one of the annotations says that its target is never null. */
  public static boolean saysNonNull(List<? extends AnnotationMirror> annotations) {
    return isAnyCalled(annotations, NON_NULL);
  }

  /** Returns whether an annotation says whether its target may be null. */
  public static boolean saysNull(AnnotationMirror annotation) {
    return saysNullable(List.of(annotation)) || saysNonNull(List.of(annotation));
  }

  private static boolean isAnyCalled(
      List<? extends AnnotationMirror> annotations, Set<String> simpleNames) {
    return annotations.stream()
        .map(mirror -> MoreTypes.asTypeElement(mirror.getAnnotationType()).getSimpleName())
        .anyMatch(name -> simpleNames.contains(name.toString()));
  }
}
