package io.avrodyne.processor;

import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Looks up the superclasses of a type. */
final class Ancestors {

  private Ancestors() {}

  /** Returns whether all are there; another processor may still make one, whose fields count. */
  static boolean areThere(TypeElement type) {
    TypeMirror parent = type.getSuperclass();
    return parent.getKind() == TypeKind.DECLARED
        ? areThere((TypeElement) ((DeclaredType) parent).asElement())
        : parent.getKind() != TypeKind.ERROR;
  }
}
