package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroConvert;
import io.avrodyne.api.AvroNullableItems;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Suppressions;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A check for properties of Kotlin whose items may be null. The Java classes that {@code kapt}
 * makes of Kotlin have annotations about null only outside of type arguments.
 */
public final class KotlinNullCheck {

  private static final String METADATA = "kotlin.Metadata";

  private KotlinNullCheck() {}

  /** Returns whether an annotated type is a record; a union and a list of codecs have no fields. */
  public static boolean hasFields(TypeElement type) {
    return Markers.of(type).has(AvroRecord.class);
  }

  /** Returns whether a type, or one that it inherits from, is written in Kotlin. */
  public static boolean concerns(TypeElement type) {
    return isKotlin(type) || Supertypes.of(type).stream().anyMatch(KotlinNullCheck::isKotlin);
  }

  private static boolean isKotlin(Element type) {
    return AnnotationReader.find(type, METADATA).isPresent();
  }

  /** Returns the warning about a type, if there is one. */
  public static Optional<Problem> problemOf(TypeDeclaration type) {
    List<String> names =
        type.properties().stream()
            .filter(KotlinNullCheck::isUnclear)
            .map(PropertyDeclaration::name)
            .toList();
    return names.isEmpty() ? Optional.empty() : Optional.of(problem(type.element(), names));
  }

  private static boolean isUnclear(PropertyDeclaration property) {
    Markers markers = property.markers();
    Element element = property.origin().element();
    return isKotlin(Objects.requireNonNull(element.getEnclosingElement()))
        && !markers.has(AvroNullableItems.class)
        && !markers.has(AvroConvert.class)
        && !Suppressions.apply(element)
        && hasUnclearPart(markers.use(property.type()));
  }

  private static boolean hasUnclearPart(TypeUse use) {
    List<TypeUse> parts = use.parts();
    int first = isA(use.type(), Map.class) ? 1 : 0;
    return !isA(use.type(), Optional.class)
        && parts.subList(Math.min(first, parts.size()), parts.size()).stream()
            .anyMatch(part -> isUnclear(part) || hasUnclearPart(part));
  }

  /** A type variable stands for an argument, which is checked where it is written. */
  private static boolean isUnclear(TypeUse part) {
    boolean known =
        AnnotationReader.saysNullable(part.annotations())
            || AnnotationReader.saysNonNull(part.annotations());
    return !known
        && (part.type().getKind() == TypeKind.DECLARED || part.type().getKind() == TypeKind.ARRAY)
        && !isA(part.type(), Optional.class);
  }

  /** Returns whether a type is a class or implements an interface. */
  private static boolean isA(TypeMirror type, Class<?> other) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && (element.getQualifiedName().contentEquals(other.getName())
            || Supertypes.of(element).stream()
                .anyMatch(each -> each.getQualifiedName().contentEquals(other.getName())));
  }

  private static Problem problem(TypeElement type, List<String> names) {
    return new Problem(
        Code.KOTLIN_NULL,
        type.getSimpleName()
            + " is written in Kotlin and does not say whether items may be null: "
            + String.join(", ", names)
            + ".",
        "Only the nullness of properties reaches the processor, and that of type arguments is lost,"
            + " so items are never null.",
        "Add @AvroNullableItems to a property whose items may be null, and"
            + " @SuppressWarnings(\"avrodyne\") to the class or to the fields of the others.",
        ElementOrigin.of(type));
  }
}
