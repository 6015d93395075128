package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
import io.avrodyne.processor.discover.member.AccessorFinder;
import io.avrodyne.processor.discover.member.Claim;
import io.avrodyne.processor.discover.member.Claims;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.SharedAccessor;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * The fields that {@code @AvroIgnore} excludes: by an annotation on the field, or on an accessor,
 * which excludes the field that it is spelled for before any other field that finds it.
 */
final class IgnoredFields {

  private final AccessorFinder finder;
  private final FieldClaims claims;
  private final List<VariableElement> all;
  private final Map<VariableElement, Accessors> accessors = new HashMap<>();
  private final Map<VariableElement, ExecutableElement> ignorers = new LinkedHashMap<>();

  /** Creates them; {@code all} are the fields of objects, transient ones too. */
  IgnoredFields(AccessorFinder finder, FieldClaims claims, List<VariableElement> all) {
    this.finder = finder;
    this.claims = claims;
    this.all = List.copyOf(all);
    for (VariableElement field : all) {
      accessors.put(field, accessorsOf(field));
      if (!Markers.of(field).and(field.asType(), field).has(AvroIgnore.class)) {
        ignorer(field).ifPresent(method -> ignorers.put(field, method));
      }
    }
  }

  /**
   * Returns whether a field is excluded; where the annotations contradict each other, it is not.
   */
  boolean contains(VariableElement field) {
    return markersOf(field).stream()
        .map(markers -> markers.find(AvroIgnore.class))
        .flatMap(Optional::stream)
        .map(Markers::saysIgnored)
        .reduce(Boolean::logicalAnd)
        .orElse(false);
  }

  /** Returns the accessor that excludes a field, if it also excludes an earlier one. */
  Optional<SharedAccessor> sharedBy(VariableElement field) {
    ExecutableElement method = ignorers.get(field);
    return method == null
        ? Optional.empty()
        : ignorers.entrySet().stream()
            .takeWhile(entry -> !entry.getKey().equals(field))
            .filter(entry -> Claim.key(entry.getValue()).equals(Claim.key(method)))
            .findFirst()
            .map(entry -> shared(method, entry.getKey(), field));
  }

  private SharedAccessor shared(
      ExecutableElement method, VariableElement first, VariableElement second) {
    return Claims.shared(method, claims.toGetters(second), List.of(claims.toGetters(first)), false);
  }

  /** Returns whether an annotation says whether a field is excluded. */
  boolean decide(VariableElement field) {
    return markersOf(field).stream().anyMatch(markers -> markers.has(AvroIgnore.class));
  }

  /** Returns the annotations on a field, and those on its accessors. */
  private List<Markers> markersOf(VariableElement field) {
    return Stream.concat(
            Stream.of(Markers.of(field).and(field.asType(), field)),
            of(field).all().map(IgnoredFields::markersOf))
        .toList();
  }

  private Optional<ExecutableElement> ignorer(VariableElement field) {
    return of(field).all().filter(method -> markersOf(method).sayIgnored()).findFirst();
  }

  /** Returns the methods that may speak for a field. */
  Accessors of(VariableElement field) {
    return accessors.getOrDefault(field, new Accessors(List.of(), Optional.empty()));
  }

  private Accessors accessorsOf(VariableElement field) {
    return new Accessors(
        getters(field).filter(method -> speaksFor(field, method)).toList(),
        claims.toSetters(field).methods().stream()
            .limit(1)
            .filter(method -> speaksFor(field, method))
            .findFirst());
  }

  private boolean speaksFor(VariableElement field, ExecutableElement method) {
    return isSpelledFor(field, method)
        || all.stream().noneMatch(other -> isSpelledFor(other, method));
  }

  /** The accessor of a field that is not a property may have another type, such as Optional. */
  private Stream<ExecutableElement> getters(VariableElement field) {
    return claims.accessorsOf(field).getters().stream()
        .flatMap(name -> finder.named(name).stream())
        .filter(method -> method.getParameters().isEmpty() && !Members.isStatic(method));
  }

  private static Markers markersOf(ExecutableElement method) {
    Markers markers = Markers.of(method);
    for (VariableElement parameter : method.getParameters()) {
      markers = markers.and(parameter);
    }
    return markers;
  }

  private static boolean isSpelledFor(VariableElement field, ExecutableElement method) {
    return Claim.isSpelledFor(FieldClaims.nameOf(field), method);
  }

  /**
   * The methods whose annotations are those of a field, too.
   *
   * @param getters those that are spelled as its getters, whatever they return
   * @param setter the one that would set it
   */
  record Accessors(List<ExecutableElement> getters, Optional<ExecutableElement> setter) {

    /** Copies the list. */
    Accessors {
      getters = List.copyOf(getters);
    }

    private Stream<ExecutableElement> all() {
      return Stream.concat(getters.stream(), setter.stream());
    }
  }
}
