package io.avrodyne.processor;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Recognises types that Lombok changes. They are bound one round later: in the first their fields
 * still look package-private and their accessors are missing.
 */
final class LombokTypes {

  private LombokTypes() {}

  static boolean isTouched(TypeElement type) {
    for (AnnotationMirror annotation : type.getAnnotationMirrors()) {
      if (annotation.getAnnotationType().toString().startsWith("lombok.")) {
        return true;
      }
    }
    TypeMirror parent = type.getSuperclass();
    return parent.getKind() == TypeKind.DECLARED
        && isTouched((TypeElement) ((DeclaredType) parent).asElement());
  }
}
