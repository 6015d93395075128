package io.avrodyne.processor.discover.settings;

import com.google.auto.common.MoreTypes;
import io.avrodyne.api.AvroConfig;
import io.avrodyne.api.AvroImport;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The class whose settings several types share.
 *
 * @param type the class
 * @param marker its {@code @AvroConfig}
 * @param user the type that names it, or the class itself if an option does
 * @param origin where messages about it are shown
 */
public record ConfigDeclaration(
    TypeElement type, Marker marker, TypeElement user, ElementOrigin origin) {

  private static final String CONFIG = "config";

  /** Reads the one that the annotation of a type names. */
  static Optional<ConfigDeclaration> of(TypeElement user, Marker annotation) {
    return annotation
        .type(CONFIG)
        .flatMap(ConfigDeclaration::classOf)
        .flatMap(
            type ->
                markerOf(type)
                    .map(
                        marker ->
                            new ConfigDeclaration(type, marker, user, annotation.origin(CONFIG))));
  }

  /** Reads the one that an option names. */
  static Optional<ConfigDeclaration> of(TypeElement type) {
    return markerOf(type).map(marker -> new ConfigDeclaration(type, marker, type, marker.origin()));
  }

  private static Optional<Marker> markerOf(TypeElement type) {
    return Markers.of(type).find(AvroConfig.class);
  }

  /**
   * Returns whether the classes exist that the annotations of a type name; another processor may
   * still generate them.
   */
  public static boolean isThere(TypeElement type) {
    return Settings.annotation(type)
            .flatMap(annotation -> AnnotationReader.value(annotation.mirror(), CONFIG))
            .map(ConfigDeclaration::isClass)
            .orElse(true)
        && Markers.of(type)
            .find(AvroImport.class)
            .map(marker -> AnnotationReader.values(marker.mirror(), "value"))
            .orElse(List.of())
            .stream()
            .allMatch(ConfigDeclaration::isClass);
  }

  /** Returns the problem of an annotated type that names a class without settings. */
  public static List<Problem> problemsOf(TypeElement type) {
    return Settings.annotation(type)
        .filter(
            annotation -> annotation.type(CONFIG).filter(ConfigDeclaration::isNamed).isPresent())
        .filter(annotation -> of(type, annotation).isEmpty())
        .map(annotation -> List.of(notAnnotated(type, annotation)))
        .orElse(List.of());
  }

  private static boolean isNamed(TypeMirror config) {
    return config.getKind() != TypeKind.VOID && config.getKind() != TypeKind.ERROR;
  }

  /** Returns the problems of its attributes that follow from them alone. */
  public List<Problem> problems() {
    return DecimalSetting.isAmbiguous(marker) ? List.of(ambiguous()) : List.of();
  }

  /** Returns the types that an annotation on a type imports. */
  public static List<TypeMirror> importsOf(TypeElement type) {
    return Markers.of(type)
        .find(AvroImport.class)
        .map(marker -> marker.types("value"))
        .orElse(List.of());
  }

  /** Returns its converters. */
  public List<TypeMirror> converters() {
    return marker.types("converters");
  }

  /** Returns the types that it imports. */
  public List<TypeMirror> imports() {
    return importsOf(type);
  }

  private static boolean isClass(AnnotationValue value) {
    return value.getValue() instanceof TypeMirror type && type.getKind() != TypeKind.ERROR;
  }

  private static Optional<TypeElement> classOf(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Optional.of(MoreTypes.asTypeElement(type))
        : Optional.empty();
  }

  private Problem ambiguous() {
    return new Problem(
        Code.CONFIG,
        type.getSimpleName() + " gives several forms to decimals.",
        "A number without an annotation of its own has one form.",
        "Keep a single @AvroDecimal in decimal, or decimalForm.",
        marker.origin("decimal"));
  }

  private static Problem notAnnotated(TypeElement type, Marker annotation) {
    return new Problem(
        Code.CONFIG,
        type.getSimpleName()
            + " names the config "
            + annotation.type(CONFIG).map(TypeMirror::toString).orElse("")
            + ", which has no @AvroConfig.",
        "Settings are read from @AvroConfig.",
        "Annotate it with @AvroConfig, or name another class.",
        annotation.origin(CONFIG));
  }
}
