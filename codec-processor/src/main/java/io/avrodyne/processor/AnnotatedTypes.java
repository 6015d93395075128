package io.avrodyne.processor;

import io.avrodyne.processor.discover.settings.ProjectConfig;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The annotated types of a compilation. They are kept by name: elements of one round are stale in
 * the next.
 */
final class AnnotatedTypes {

  private final Elements elements;
  private final Set<String> names = new LinkedHashSet<>();
  private final Set<String> all = new LinkedHashSet<>();
  private final Set<String> deferred = new LinkedHashSet<>();
  private boolean allDeferred;

  AnnotatedTypes(Elements elements) {
    this.elements = elements;
  }

  /** Releases the types that were deferred to this round. */
  void beginRound() {
    deferred.clear();
    allDeferred = false;
  }

  /**
   * Adds types. Generic types become part of the codecs that contain them, so all codecs wait if
   * Lombok changes one of them.
   */
  void add(Collection<TypeElement> types, ProjectConfig config) {
    for (TypeElement type : types) {
      String name = type.getQualifiedName().toString();
      all.add(name);
      if (!type.getTypeParameters().isEmpty()) {
        allDeferred |= LombokTypes.isTouched(type, config);
      } else if (names.add(name) && LombokTypes.isTouched(type, config)) {
        deferred.add(name);
      }
    }
  }

  /** Adds interfaces that list codecs; a generic one is refused later. */
  void addListings(Collection<TypeElement> types, ProjectConfig config) {
    for (TypeElement type : types) {
      String name = type.getQualifiedName().toString();
      all.add(name);
      if (names.add(name) && (LombokTypes.isTouched(type, config) || LombokTypes.isListed(type))) {
        deferred.add(name);
      }
    }
  }

  /** Adds wrappers, which become part of the codecs that contain them, as generic types do. */
  void addWrappers(Collection<TypeElement> types) {
    allDeferred |= types.stream().anyMatch(LombokTypes::isChanged);
  }

  /** Returns the names of the types that have codecs of their own, in the order of the sources. */
  Set<String> names() {
    return names;
  }

  /** Returns whether a type waits for the next round. */
  boolean isDeferred(String name) {
    return allDeferred || deferred.contains(name);
  }

  /** Returns all types as they are in this round, generic ones among them. */
  List<TypeElement> all() {
    return all.stream()
        .flatMap(name -> Optional.ofNullable(elements.getTypeElement(name)).stream())
        .toList();
  }

  /** Returns a type as it is in this round. */
  TypeElement element(String name) {
    return elements.getTypeElement(name);
  }
}
