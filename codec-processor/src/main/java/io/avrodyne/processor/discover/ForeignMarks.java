package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
import io.avrodyne.api.IgnoredElsewhere;
import io.avrodyne.api.Profile;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.JacksonAnnotations;
import io.avrodyne.processor.discover.settings.Settings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a class that annotations of other libraries keep out of what these write.
 * Apache Avro's reflection knows no such annotations, and neither does the profile that follows it.
 */
final class ForeignMarks {

  private static final Set<String> IGNORED_TYPE =
      Set.of(JacksonAnnotations.names("JsonIgnoreType"));

  private final TypeElement type;
  private final Settings settings;
  private final List<TypeElement> lineage;

  ForeignMarks(TypeElement type, Settings settings) {
    this.type = type;
    this.settings = settings;
    this.lineage = Stream.concat(Stream.of(type), Supertypes.of(type).stream()).toList();
  }

  /** Returns whether a marked property is left out, rather than reported. */
  boolean leaveOut(ForeignMark mark) {
    return mark.stored() || settings.ignoredElsewhere() == IgnoredElsewhere.IGNORE;
  }

  /** Returns a marked property that is left out. */
  Omission leftOut(PropertyDraft property, ForeignMark mark) {
    return ForeignProblem.leftOut(
        property, mark, settings.ignoredElsewhere() == IgnoredElsewhere.ERROR);
  }

  /** Returns the problem of a property that is written, if there is one. */
  List<Problem> problemsOf(
      PropertyDraft property, ForeignProperty foreign, @Nullable ForeignMark mark) {
    return mark == null
        ? ForeignUses.problemOf(property, foreign, settings).stream().toList()
        : List.of(ForeignProblem.undecided(property, mark));
  }

  /** Returns the problem of a property that decoding needs, if there is one. */
  Optional<Problem> problemOfNeeded(PropertyDraft property, ExecutableElement accessor) {
    ForeignProperty foreign =
        ForeignProperty.of(
            type,
            property.element(),
            property.type(),
            property.accessors(),
            List.of(accessor),
            Optional.empty());
    return property.markers().has(AvroIgnore.class)
        ? Optional.empty()
        : find(foreign)
            .map(mark -> ForeignProblem.needed(property, mark))
            .or(() -> ForeignUses.problemOf(property, foreign, settings));
  }

  /**
   * Finds the annotation that keeps a property from being written, one about storing before others,
   * unless the settings say that all are data.
   */
  Optional<ForeignMark> find(ForeignProperty property) {
    boolean off =
        settings.profile() == Profile.REFLECT
            || settings.ignoredElsewhere() == IgnoredElsewhere.KEEP;
    return off ? Optional.empty() : first(property);
  }

  private Optional<ForeignMark> first(ForeignProperty property) {
    List<ForeignMark> marks =
        property.spots().stream().flatMap(spot -> marksAt(spot, property)).toList();
    return marks.stream()
        .filter(ForeignMark::stored)
        .findFirst()
        .or(() -> marks.stream().findFirst())
        .or(() -> listed(property))
        .or(() -> ofIgnoredType(property));
  }

  private static Stream<ForeignMark> marksAt(ForeignSpot spot, ForeignProperty property) {
    return spot.annotations().stream()
        .flatMap(
            mirror ->
                ForeignAnnotation.of(mirror)
                    .filter(each -> each.countsAt(spot.place()))
                    .filter(each -> !isOverruled(each, property))
                    .map(each -> markAt(spot, each, mirror))
                    .stream());
  }

  /** Returns whether the library writes the property by a place that is not marked. */
  private static boolean isOverruled(ForeignAnnotation annotation, ForeignProperty property) {
    return property.spots().stream()
        .filter(spot -> spot.place().isRead())
        .filter(
            spot ->
                spot.annotations().stream()
                    .flatMap(mirror -> ForeignAnnotation.of(mirror).stream())
                    .noneMatch(annotation::equals))
        .flatMap(spot -> spot.annotations().stream())
        .anyMatch(annotation::isOverruledBy);
  }

  private static ForeignMark markAt(
      ForeignSpot spot, ForeignAnnotation annotation, AnnotationMirror mirror) {
    return new ForeignMark(
        "is marked with " + annotation.text(mirror) + spot.where(),
        annotation.isAboutStoring(),
        new ElementOrigin(spot.element(), mirror, null));
  }

  private Optional<ForeignMark> listed(ForeignProperty property) {
    return lineage.stream()
        .flatMap(
            each ->
                ForeignNames.excluder(each.getAnnotationMirrors(), property)
                    .map(text -> "is excluded by " + text + " on " + each.getSimpleName())
                    .stream())
        .findFirst()
        .map(clause -> new ForeignMark(clause, false, ElementOrigin.of(property.element())));
  }

  private static Optional<ForeignMark> ofIgnoredType(ForeignProperty property) {
    if (!(property.type() instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    TypeElement type = (TypeElement) declared.asElement();
    return Stream.concat(Stream.of(type), Supertypes.of(type).stream())
        .filter(ForeignMarks::isIgnoredType)
        .findFirst()
        .map(each -> "has a type that @JsonIgnoreType on " + each.getSimpleName() + " excludes")
        .map(clause -> new ForeignMark(clause, false, ElementOrigin.of(property.element())));
  }

  private static boolean isIgnoredType(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .filter(mirror -> IGNORED_TYPE.contains(AnnotationReader.name(mirror)))
        .anyMatch(mirror -> AnnotationReader.flag(mirror, "value", true));
  }
}
