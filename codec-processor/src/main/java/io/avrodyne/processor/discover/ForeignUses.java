package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.IgnoredElsewhere;
import io.avrodyne.api.Profile;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.AccessorNames;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * A check for Jackson's lists of ignored properties where a type is used: the same record is
 * written everywhere.
 */
final class ForeignUses {

  private ForeignUses() {}

  /** Finds the problem of a property that is written. */
  static Optional<Problem> problemOf(
      PropertyDraft property, ForeignProperty foreign, Settings settings) {
    List<AnnotationMirror> lists =
        foreign.spots().stream()
            .flatMap(spot -> spot.annotations().stream())
            .filter(mirror -> ForeignNames.list(List.of(mirror)))
            .toList();
    boolean decided =
        settings.profile() == Profile.REFLECT
            || settings.ignoredElsewhere() == IgnoredElsewhere.KEEP
            || property.markers().has(AvroIgnore.class);
    return lists.isEmpty() || decided
        ? Optional.empty()
        : records(property.type(), settings)
            .flatMap(type -> fieldsOf(type).map(each -> problemOf(property, lists, type, each)))
            .flatMap(Optional::stream)
            .findFirst();
  }

  private static Optional<Problem> problemOf(
      PropertyDraft property,
      List<AnnotationMirror> lists,
      TypeElement type,
      ForeignProperty field) {
    return ForeignNames.excluder(lists, field)
        .map(
            annotation ->
                ForeignProblem.within(
                    property,
                    annotation,
                    type.getSimpleName() + "." + field.element().getSimpleName()));
  }

  /** Returns the records that a type is or contains. */
  private static Stream<TypeElement> records(TypeMirror type, Settings settings) {
    Stream<TypeElement> parts =
        TypeUse.partsOf(type).stream().flatMap(part -> records(part, settings));
    return type instanceof DeclaredType declared
            && isRecord((TypeElement) declared.asElement(), settings)
        ? Stream.concat(Stream.of((TypeElement) declared.asElement()), parts)
        : parts;
  }

  private static boolean isRecord(TypeElement type, Settings settings) {
    return Markers.of(type).has(AvroRecord.class)
        || settings.imports().stream()
            .anyMatch(each -> each instanceof DeclaredType named && named.asElement().equals(type));
  }

  /** Returns the fields of a type, without those that decide for themselves. */
  private static Stream<ForeignProperty> fieldsOf(TypeElement type) {
    return PropertyOrder.fieldsOf(type, Profile.STANDARD).stream()
        .map(field -> propertyOf(type, field))
        .filter(
            field ->
                field.spots().stream()
                    .noneMatch(spot -> Markers.of(spot.element()).has(AvroIgnore.class)));
  }

  private static ForeignProperty propertyOf(TypeElement type, VariableElement field) {
    AccessorNames names =
        AccessorNames.of(field.getSimpleName().toString(), field.asType(), Set.of());
    List<ExecutableElement> getters =
        Stream.concat(Stream.of(type), Supertypes.of(type).stream())
            .flatMap(each -> ElementFilter.methodsIn(each.getEnclosedElements()).stream())
            .filter(each -> names.getters().contains(each.getSimpleName().toString()))
            .filter(each -> each.getParameters().isEmpty() && !Members.isStatic(each))
            .toList();
    return ForeignProperty.of(type, field, field.asType(), names, getters, Optional.empty());
  }
}
