package io.avrodyne.processor;

import io.avrodyne.processor.discover.ConfigDeclaration;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Looks up what an annotated type rests on: its supertypes, and the classes with its settings. */
final class Ancestors {

  private Ancestors() {}

  /** Returns whether all are there; another processor may still make one, whose members count. */
  static boolean areThere(TypeElement type) {
    return ConfigDeclaration.isThere(type) && supertypesAreThere(type);
  }

  private static boolean supertypesAreThere(TypeElement type) {
    return isThere(type.getSuperclass())
        && type.getInterfaces().stream().allMatch(Ancestors::isThere);
  }

  private static boolean isThere(TypeMirror parent) {
    return parent.getKind() == TypeKind.DECLARED
        ? supertypesAreThere((TypeElement) ((DeclaredType) parent).asElement())
        : parent.getKind() != TypeKind.ERROR;
  }
}
