package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.member.AccessorNames;
import io.avrodyne.processor.discover.member.Members;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * A property as other libraries see it.
 *
 * @param element its field or abstract accessor
 * @param names its names, as accessors spell it
 * @param spots the places with its annotations
 */
record ForeignProperty(
    Element element, TypeMirror type, List<String> names, List<ForeignSpot> spots) {

  /** Copies the lists. */
  ForeignProperty {
    names = List.copyOf(names);
    spots = List.copyOf(spots);
  }

  /**
   * Returns a property of a class.
   *
   * @param element its field or abstract accessor
   * @param getters the methods that are spelled as its getters
   * @param setter the method that is spelled as its setter, if there is one
   */
  static ForeignProperty of(
      TypeElement owner,
      Element element,
      TypeMirror type,
      AccessorNames accessors,
      List<ExecutableElement> getters,
      Optional<ExecutableElement> setter) {
    List<ForeignSpot> spots = new ArrayList<>();
    if (element.getKind() == ElementKind.FIELD) {
      spots.add(ForeignSpot.of(ForeignSpot.Place.FIELD, element));
    }
    getters.forEach(each -> spots.add(ForeignSpot.of(ForeignSpot.Place.GETTER, each, owner)));
    setter.ifPresent(each -> spots.add(ForeignSpot.of(ForeignSpot.Place.SETTER, each, owner)));
    ForeignProperty property = new ForeignProperty(element, type, accessors.names(), spots);
    calls(owner)
        .flatMap(each -> each.getParameters().stream())
        .map(each -> ForeignSpot.of(ForeignSpot.Place.PARAMETER, each))
        .filter(property::isTakenBy)
        .forEach(spots::add);
    return new ForeignProperty(element, type, accessors.names(), spots);
  }

  private static Stream<ExecutableElement> calls(TypeElement owner) {
    return owner.getEnclosedElements().stream()
        .filter(ExecutableElement.class::isInstance)
        .map(ExecutableElement.class::cast)
        .filter(each -> each.getKind() == ElementKind.CONSTRUCTOR || Members.isStatic(each));
  }

  private boolean isTakenBy(ForeignSpot parameter) {
    Set<String> called = ForeignNames.given(List.of(parameter));
    Set<String> given = given();
    return called.isEmpty()
        ? names.contains(parameter.element().getSimpleName().toString())
        : called.stream().anyMatch(given.isEmpty() ? names::contains : given::contains);
  }

  /** Returns the names in JSON that annotations give to it. */
  Set<String> given() {
    return ForeignNames.given(spots);
  }
}
