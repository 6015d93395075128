package io.avrodyne.processor;

import io.avrodyne.processor.discover.settings.ConfigDeclaration;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A look-up of the types that an annotated type depends on: its supertypes, and the classes with
 * its settings.
 */
final class Ancestors {

  private Ancestors() {}

  /** Returns whether all of them exist; another processor may still generate one. */
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
