package io.avrodyne.processor.discover;

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
 * @param marker its {@code @AvroConfig}; empty if a type names no such class
 * @param imports the types that it imports
 */
public record ConfigDeclaration(Optional<Marker> marker, List<TypeMirror> imports) {

  private static final String CONFIG = "config";

  /** Copies the imports. */
  public ConfigDeclaration {
    imports = List.copyOf(imports);
  }

  /** Reads the one that an annotation names. */
  static ConfigDeclaration of(Marker annotation) {
    Optional<TypeElement> type = annotation.type(CONFIG).flatMap(ConfigDeclaration::classOf);
    return new ConfigDeclaration(
        type.flatMap(each -> Markers.of(each).find(AvroConfig.class)),
        type.map(ConfigDeclaration::importsOf).orElse(List.of()));
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

  /** Returns the problems of the config that an annotated type names. */
  public static List<Problem> problemsOf(TypeElement type) {
    return Settings.annotation(type)
        .filter(
            annotation -> annotation.type(CONFIG).flatMap(ConfigDeclaration::classOf).isPresent())
        .filter(annotation -> of(annotation).marker().isEmpty())
        .map(annotation -> List.of(notAnnotated(type, annotation)))
        .orElse(List.of());
  }

  static List<TypeMirror> importsOf(TypeElement type) {
    return Markers.of(type)
        .find(AvroImport.class)
        .map(marker -> marker.types("value"))
        .orElse(List.of());
  }

  List<TypeMirror> converters() {
    return marker.map(each -> each.types("converters")).orElse(List.of());
  }

  private static boolean isClass(AnnotationValue value) {
    return value.getValue() instanceof TypeMirror type && type.getKind() != TypeKind.ERROR;
  }

  private static Optional<TypeElement> classOf(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Optional.of(MoreTypes.asTypeElement(type))
        : Optional.empty();
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
