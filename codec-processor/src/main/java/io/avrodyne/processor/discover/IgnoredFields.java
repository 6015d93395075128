package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
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
  private final Map<VariableElement, ExecutableElement> ignorers = new LinkedHashMap<>();

  /** Creates them; {@code all} are the fields of objects, transient ones too. */
  IgnoredFields(AccessorFinder finder, FieldClaims claims, List<VariableElement> all) {
    this.finder = finder;
    this.claims = claims;
    this.all = List.copyOf(all);
    for (VariableElement field : all) {
      if (!isMarked(field)) {
        ignorer(field).ifPresent(method -> ignorers.put(field, method));
      }
    }
  }

  boolean contains(VariableElement field) {
    return isMarked(field) || ignorers.containsKey(field);
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

  private static boolean isMarked(VariableElement field) {
    return Markers.of(field).and(field.asType(), field).has(AvroIgnore.class);
  }

  private Optional<ExecutableElement> ignorer(VariableElement field) {
    return Stream.concat(getters(field), claims.toSetters(field).methods().stream().limit(1))
        .filter(IgnoredFields::isMarked)
        .filter(method -> isSpelledFor(field, method) || !isOfAnother(method))
        .findFirst();
  }

  /** The accessor of a field that is not a property may have another type, such as Optional. */
  private Stream<ExecutableElement> getters(VariableElement field) {
    return claims.accessorsOf(field).getters().stream()
        .flatMap(name -> finder.named(name).stream())
        .filter(method -> method.getParameters().isEmpty() && !Members.isStatic(method));
  }

  private static boolean isMarked(ExecutableElement method) {
    return Markers.of(method).has(AvroIgnore.class)
        || method.getParameters().stream().anyMatch(each -> Markers.of(each).has(AvroIgnore.class));
  }

  private boolean isOfAnother(ExecutableElement method) {
    return all.stream().anyMatch(field -> isSpelledFor(field, method));
  }

  private boolean isSpelledFor(VariableElement field, ExecutableElement method) {
    return claims.toGetters(field).isSpelledFor(method);
  }
}
