package io.avrodyne.processor.discover;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The classes and interfaces that a class extends or implements. */
final class Supertypes {

  private Supertypes() {}

  /** Returns those of a class, the nearest first, without the class itself. */
  static List<TypeElement> of(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    List<TypeElement> next = direct(type);
    while (!next.isEmpty()) {
      List<TypeElement> news = next.stream().filter(found::add).toList();
      next = news.stream().flatMap(each -> direct(each).stream()).toList();
    }
    return List.copyOf(found);
  }

  private static List<TypeElement> direct(TypeElement type) {
    List<TypeMirror> all = new ArrayList<>(List.of(type.getSuperclass()));
    all.addAll(type.getInterfaces());
    return all.stream()
        .filter(DeclaredType.class::isInstance)
        .map(each -> (TypeElement) ((DeclaredType) each).asElement())
        .toList();
  }
}
